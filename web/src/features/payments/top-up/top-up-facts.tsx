import type { TopUp } from '@vonk/contract/top-ups';
import { useFormatter, useTranslations } from 'use-intl';
import { useMoney } from '../../../prices/use-money.ts';
import { cardName } from '../cards/card-name.ts';

/** What was agreed, and when the next one is debited. */
export function TopUpFacts({ topUp }: { topUp: TopUp }) {
  const t = useTranslations('topup');
  const money = useMoney();
  const format = useFormatter();
  const { credits, total_minor: minor, currency, threshold, per_month: times, card } = topUp;
  return (
    <>
      <p>{t('runs', { threshold, count: credits, amount: money(minor, currency), card: cardName(card) })}</p>
      <p className="text-sm text-ink-2">
        {t('most', { times, most: money(minor * times, currency) })}{' '}
        {topUp.due_at !== null &&
          t('due', { at: format.dateTime(new Date(topUp.due_at), { dateStyle: 'long', timeStyle: 'short' }) })}
      </p>
    </>
  );
}
