import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useApp } from '../../api/use-app.ts';
import { useMoney } from '../../prices/use-money.ts';
import { DoneIcon } from '../../ui/icons.ts';

/** Free beside premium, the rows in which nothing differs included. */
export function CompareTable() {
  const t = useTranslations('premium');
  const rows = useRows();
  return (
    <table className="compare">
      <caption className="sr-only">{t('premium.caption')}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{t('premium.free')}</th>
          <th scope="col" className="compare-premium">
            {t('premium.premium')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, free, premium }) => (
          <tr key={name}>
            <th scope="row">{t(`rows.${name}`)}</th>
            <td>{free}</td>
            <td className="compare-premium">{premium}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function useRows() {
  const t = useTranslations('premium.cells');
  const { settings } = useApp();
  const money = useMoney();
  const row = <Name extends string>(name: Name, free: ReactNode, premium: ReactNode) => ({ name, free, premium });
  const likes = t('perDay', { count: String(settings.swipe_likes_per_day) });
  const price = money(settings.message_credits * settings.credit_price_minor);
  const message = t('cost', { credits: t('credits', { count: settings.message_credits }), price });
  return [
    row('start', settings.max_started_conversations, t('unlimited')),
    row('photos', t('mainPhoto'), t('allPhotos')),
    row('own', settings.photos_free, settings.photos_premium),
    row('likes', likes, likes),
    row('chatPhotos', t('look'), t('lookAndSend')),
    row('history', t('newest', { count: String(settings.free_history_messages) }), t('all')),
    row('ticks', t('no'), t('yes')),
    row('message', message, message),
    row('real', <Yes />, <Yes />),
  ];
}

function Yes() {
  const t = useTranslations('premium.cells');
  return (
    <>
      <DoneIcon />
      <span className="sr-only">{t('yes')}</span>
    </>
  );
}
