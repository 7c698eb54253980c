import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { PaymentDetails } from '@vonk/contract/payments';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { keys } from '../../../api/keys.ts';
import { keepCode } from '../../../prices/use-discounted.ts';
import { useMoney } from '../../../prices/use-money.ts';
import { LinkButton } from '../../../ui/actions/button.tsx';
import { DoneIcon } from '../../../ui/icons.ts';
import { useToast } from '../../../ui/overlay/toast.tsx';
import { forgetOrderKeys } from '../order/order-key.ts';
import { useFigures } from '../use-figures.ts';
import { ResultFacts, ResultFrame } from './frame.tsx';
import { useBalanceFact } from './use-balance-fact.ts';

/** The credits are there. The toast comes once, however often the page is loaded. */
export function Done({ payment, next }: { payment: PaymentDetails; next: string | undefined }) {
  const t = useTranslations('payments.result');
  const money = useMoney();
  const figures = useFigures();
  const balance = useBalanceFact(payment.credits);
  const toast = useToast();
  const queryClient = useQueryClient();
  useEffect(() => {
    forgetOrderKeys();
    keepCode(undefined);
    void queryClient.invalidateQueries({ queryKey: keys.user });
    // What is repeated next is this purchase, and its card may be kept now.
    queryClient.removeQueries({ queryKey: keys.transactions });
    void queryClient.invalidateQueries({ queryKey: keys.savedCards });
    const told = `told:${payment.id}`;
    if (sessionStorage.getItem(told) !== null) return;
    sessionStorage.setItem(told, '1');
    toast({ text: t('toast') });
  }, [payment.id, queryClient, t, toast]);
  return (
    <ResultFrame
      kind="ok"
      icon={<DoneIcon />}
      title={payment.pays_debt ? t('debtTitle') : t('doneTitle', { count: payment.credits })}
      text={t(payment.pays_debt ? 'debtText' : payment.made_premium ? 'madePremium' : 'doneText')}
      actions={
        <>
          <LinkButton link={next === undefined ? <Link to="/members" /> : <a href={next} />}>
            {t(next === undefined ? 'toMembers' : 'toChat')}
          </LinkButton>
          <LinkButton variant="secondary" link={<Link to="/transactions/$id" params={{ id: payment.id }} />}>
            {t('receipt')}
          </LinkButton>
        </>
      }
    >
      <ResultFacts
        facts={[
          { label: t('paid'), value: money(payment.total_minor, payment.currency) },
          balance,
          ...(payment.withdrawal ? [{ label: t('withdraw'), value: figures.day(payment.withdrawal.until) }] : []),
        ]}
      />
    </ResultFrame>
  );
}
