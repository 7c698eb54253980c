import { useTranslations } from 'use-intl';

const named = ['index', 'other', 'member-landing', 'member-landing2', 'member-landing3'] as const;

/** What a landing page is called: by its address, or in words where it has none of its own. */
export function usePageName() {
  const t = useTranslations('admin-numbers');
  return (part: string): string => {
    const known = named.find((name) => name === part);
    return known ? t(`pages.${known}`) : part || t('noLanding');
  };
}
