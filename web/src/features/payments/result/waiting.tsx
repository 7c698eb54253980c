import { Link } from '@tanstack/react-router';
import type { PaymentDetails } from '@vonk/contract/payments';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { useMoney } from '../../../prices/use-money.ts';
import { Button, LinkButton } from '../../../ui/actions/button.tsx';
import { WaitingIcon } from '../../../ui/icons.ts';
import { forgetOrderKeys } from '../order/order-key.ts';
import { StateTag } from '../transactions/state-tag.tsx';
import { useFigures } from '../use-figures.ts';
import { useMethodName } from '../../../texts/use-method-name.ts';
import { useBalanceFact } from './use-balance-fact.ts';
import { useCheck } from './use-check.ts';
import { ResultFacts, ResultFrame } from './frame.tsx';

/** When no notification came by then, our server asks the provider itself. */
const askAfterMilliseconds = 10_000;

/** A payment that is on its way: not yet paid as far as we know, or with the bank. It shows the end by itself. */
export function Waiting({ payment, next }: { payment: PaymentDetails; next: string | undefined }) {
  const t = useTranslations('payments.result');
  const money = useMoney();
  const figures = useFigures();
  const nameOf = useMethodName();
  const balance = useBalanceFact(0);
  const check = useCheck(payment.id);
  const isPending = payment.state === 'pending';
  const kind = kindOf(payment);
  const isDebit = kind === 'debit';
  const { mutate: ask } = check;
  useEffect(() => {
    // A debit takes days, and its credits of now are there: the next order is another one.
    if (isDebit) forgetOrderKeys();
  }, [isDebit]);
  useEffect(() => {
    const timer = setTimeout(ask, askAfterMilliseconds);
    return () => clearTimeout(timer);
  }, [ask, payment.state]);
  return (
    <ResultFrame
      kind="wait"
      icon={<WaitingIcon />}
      title={t(`${kind}Title`)}
      text={t(`${kind}Text`)}
      actions={
        <>
          {!isPending && payment.redirect !== null && (
            <LinkButton link={<a href={payment.redirect} />}>{t('goOnPaying')}</LinkButton>
          )}
          <LinkButton variant="secondary" link={next === undefined ? <Link to="/members" /> : <a href={next} />}>
            {t(next === undefined ? 'toMembers' : 'toChat')}
          </LinkButton>
          <Button variant="secondary" busy={check.isPending} onClick={() => ask()}>
            {t('check')}
          </Button>
        </>
      }
    >
      <ResultFacts
        busy
        facts={[
          { label: figures.credits(payment.credits), value: money(payment.total_minor, payment.currency) },
          { label: t('method'), value: nameOf(payment.method) },
          { label: t('state'), value: <StateTag payment={payment} /> },
          { label: t('started'), value: figures.moment(payment.created_at) },
          // Of a debit some come at once.
          ...(isDebit ? [balance] : []),
        ]}
      />
      <p role="status" className="result-note">
        {check.isError && t('checkFailed')}
      </p>
    </ResultFrame>
  );
}

/** What it waits for; where there is no page, for the app of the buyer's bank. */
function kindOf({ state, method, redirect }: PaymentDetails): 'debit' | 'pending' | 'app' | 'loading' {
  if (state === 'pending') return method === 'sdd' ? 'debit' : 'pending';
  return method === 'blik' && redirect === null ? 'app' : 'loading';
}
