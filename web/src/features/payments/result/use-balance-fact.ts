import { useTranslations } from 'use-intl';
import { useUser } from '../../../api/use-app.ts';
import { useFigures } from '../use-figures.ts';

/** What the member has now, in credits and in messages; `before` stands in while that is not known. */
export function useBalanceFact(before: number): { label: string; value: string } {
  const t = useTranslations('payments.result');
  const figures = useFigures();
  const balance = useUser()?.credits ?? before;
  return {
    label: t('balance'),
    value: t('balanceValue', { credits: figures.credits(balance), messages: figures.messages(balance) }),
  };
}
