import { Link } from '@tanstack/react-router';
import type { CallOutput } from '@vonk/contract/api';
import type { PaymentMethod } from '@vonk/contract/payment-methods';
import type { PaymentDetails } from '@vonk/contract/payments';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApp } from '../../../api/use-app.ts';
import { LinkButton } from '../../../ui/actions/button.tsx';
import { CardIcon, CloseIcon } from '../../../ui/icons.ts';
import { MethodChoice } from '../order/method-choice.tsx';
import { methodsAfter, methodsFor } from '../order/offered-methods.ts';
import { useOwnOffer } from '../order/use-own-offer.ts';
import { forgetOrderKeys } from '../order/order-key.ts';
import { cardName } from '../cards/card-name.ts';
import { useMethodName } from '../../../texts/use-method-name.ts';
import { ResultFrame } from './frame.tsx';

type FailedProps = { payment: PaymentDetails; next: string | undefined; offer: CallOutput<'GET /api/packages.php'> };

/**
 * Nothing was charged: another method, the one that failed last; who stopped by themself finds their own first. What
 * leads on is the summary, not an order.
 */
export function Failed({ payment, next, offer }: FailedProps) {
  const t = useTranslations('payments.result');
  const { settings } = useApp();
  const nameOf = useMethodName();
  const cards = useTranslations('cards');
  const methods = afterCard(payment, methodsAfter(payment, methodsFor(useOwnOffer(offer), payment.total_minor)));
  const card = payment.card && cardName(payment.card);
  const isRefused = card !== null && payment.state === 'failed';
  const refusal = methods.includes('paypal') ? 'refusedText' : 'refusedNoPaypal';
  const [chosen, setChosen] = useState<PaymentMethod>(methods[0] ?? payment.method);
  useEffect(() => forgetOrderKeys({ hasFailed: true }), []);
  return (
    <ResultFrame
      kind="failed"
      icon={isRefused ? <CardIcon /> : <CloseIcon />}
      title={isRefused ? cards('refusedTitle') : t('failedTitle')}
      text={isRefused ? cards(refusal, { card }) : t(reasonOf(payment))}
      actions={
        <>
          <LinkButton
            link={
              <Link
                to="/credits/$id/{-$paymentmethod}"
                params={{ id: String(payment.credits), paymentmethod: chosen }}
                search={next === undefined ? {} : { next }}
              />
            }
          >
            {t('goOn', { method: card !== null && chosen === payment.method ? card : nameOf(chosen) })}
          </LinkButton>
          {payment.method === 'sdd' && (
            <LinkButton variant="secondary" link={<Link to="/directdebit" />}>
              {t('toDebit')}
            </LinkButton>
          )}
          <LinkButton variant="secondary" link={<a href={`mailto:${settings.support_email}`} />}>
            {t('help')}
          </LinkButton>
        </>
      }
    >
      <div className="result-methods">
        <MethodChoice
          legend={t('tryOther')}
          methods={methods}
          chosen={chosen}
          onChoose={setChosen}
          detailOf={(method) =>
            method !== payment.method
              ? undefined
              : isRefused
                ? `${cards('sameCard')}. ${cards('sameCardHint')}.`
                : t('again')
          }
        />
      </div>
    </ResultFrame>
  );
}

/** After a kept card that was refused PayPal comes first, which the text names, and the same card next. */
function afterCard({ card, method }: PaymentDetails, methods: readonly PaymentMethod[]): readonly PaymentMethod[] {
  if (card === null) return methods;
  const first = methods.filter((one) => one === 'paypal');
  const same = methods.filter((one) => one === method);
  return [...first, ...same, ...methods.filter((one) => one !== 'paypal' && one !== method)];
}

/**
 * A code of BLIK is confirmed in an app: refused there, or left for a minute, it is over. A debit may have come back
 * after credits were given in advance (T115).
 */
const reasonOf = ({ state, method }: PaymentDetails) => {
  if (state === 'expired') return method === 'sct' ? 'transferExpired' : 'expiredText';
  if (state === 'failed' && method === 'sdd') return 'debitFailed';
  return state === 'failed' && method === 'blik' ? 'blikFailed' : 'failedText';
};
