import { useEffect } from 'react';
import { useTranslations } from 'use-intl';

/** Names the page in the tab and in the history. */
export function useTitle(title: string): void {
  const t = useTranslations('admin');
  const whole = t('title', { page: title });
  useEffect(() => {
    document.title = whole;
  }, [whole]);
}
