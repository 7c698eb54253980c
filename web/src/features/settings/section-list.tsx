import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { settingsSections } from './sections.ts';

/** The way from one part to another: a column beside it on a wide screen, a line to scroll on a phone. */
export function SectionList() {
  const t = useTranslations('settings');
  return (
    <nav aria-label={t('title')} className="settings-sections">
      {settingsSections.map((section) => (
        <Link
          key={section}
          to="/notifications"
          search={section === 'notifications' ? {} : { section }}
          activeOptions={{ exact: true, includeSearch: true }}
        >
          {t(`sections.${section}`)}
        </Link>
      ))}
    </nav>
  );
}
