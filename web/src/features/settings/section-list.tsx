import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';

/** The parts of the settings; each has its own address. */
export const settingsSections = ['notifications', 'account', 'privacy', 'location', 'language', 'devices', 'payments', 'delete'] as const;
export type SettingsSection = (typeof settingsSections)[number];

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
