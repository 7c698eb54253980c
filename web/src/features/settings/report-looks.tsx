import { useSuspenseQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { useApp } from '../../api/use-app.ts';
import { looksQuery } from './queries.ts';

/** When the team read the member's messages, and because of which report; not whose it was (T89). */
export function ReportLooks() {
  const t = useTranslations('settings.looks');
  const format = useFormatter();
  const { call } = useApp();
  const { data } = useSuspenseQuery(looksQuery(call));
  return (
    <>
      <p className="text-ink-2">
        {t('intro')} {data.length === 0 && t('none')}
      </p>
      {data.length > 0 && (
        <ul className="settings-list">
          {data.map(({ number, at }) => (
            <li key={`${number} ${at}`}>
              <span>
                {t('look', { number })}
                <span className="choice-detail">
                  {format.dateTime(new Date(at), { dateStyle: 'long', timeStyle: 'short' })}
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
