import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApp } from '../../../api/use-app.ts';
import { useMoney } from '../../../prices/use-money.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { leavingQuery } from '../queries.ts';

/** What becomes of credits: bought ones come back as money, free ones are lost (T26). */
export function LeaveMoney() {
  const t = useTranslations('settings.leave');
  const { call } = useApp();
  const money = useMoney();
  const { data } = useQuery(leavingQuery(call));
  if (!data || (data.repaid.length === 0 && data.given === 0)) return null;
  const count = data.repaid.reduce((sum, { credits }) => sum + credits, 0);
  const amount = data.repaid.map(({ minor, currency }) => money(minor, currency)).join(' + ');
  return (
    <Alert kind="money">
      {count > 0 && t('repaid', { count, amount })} {data.given > 0 && t('given')}
    </Alert>
  );
}
