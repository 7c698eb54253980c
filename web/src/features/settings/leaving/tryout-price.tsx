import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApp } from '../../../api/use-app.ts';
import { useMoney } from '../../../prices/use-money.ts';
import { leavingQuery } from '../queries.ts';

/** What the tryout pack is and costs, once that is known. */
export function TryoutPrice({ text }: { text: 'tryoutText' | 'tryoutTakenText' }) {
  const t = useTranslations('settings.offers');
  const { call } = useApp();
  const money = useMoney();
  const tryout = useQuery(leavingQuery(call)).data?.tryout;
  return tryout && t(text, { price: money(tryout.minor, tryout.currency) });
}
