import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { type SettingsSection, settingsSections } from './sections.ts';

/** The way from one part to another: a column beside it on a wide screen, a line to scroll on a phone. */
export function SectionList({ current }: { current: SettingsSection }) {
  const t = useTranslations('settings');
  return (
    <nav ref={useCurrentInView(current)} aria-label={t('title')} className="settings-sections">
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

/** On a phone the part that is shown may stand beyond the edge of the line. */
function useCurrentInView(current: SettingsSection) {
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (list.current && link)
      list.current.scrollLeft = link.offsetLeft - (list.current.clientWidth - link.offsetWidth) / 2;
  }, [current]);
  return list;
}
