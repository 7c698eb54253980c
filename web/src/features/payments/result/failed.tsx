import { Link } from '@tanstack/react-router';
import type { CallOutput } from '@vonk/contract/api';
import type { PaymentMethod } from '@vonk/contract/payment-methods';
import type { PaymentDetails } from '@vonk/contract/payments';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApp } from '../../../api/use-app.ts';
import { LinkButton } from '../../../ui/actions/button.tsx';
import { CloseIcon } from '../../../ui/icons.ts';
import { MethodChoice } from '../order/method-choice.tsx';
import { methodsAfter, methodsFor } from '../order/offered-methods.ts';
import { useOwnOffer } from '../order/use-own-offer.ts';
import { forgetOrderKeys } from '../order/order-key.ts';
import { useMethodName } from '../use-method-name.ts';
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
  const methods = methodsAfter(payment, methodsFor(useOwnOffer(offer), payment.total_minor));
  const [chosen, setChosen] = useState<PaymentMethod>(methods[0] ?? payment.method);
  useEffect(forgetOrderKeys, []);
  return (
    <ResultFrame
      kind="failed"
      icon={<CloseIcon />}
      title={t('failedTitle')}
      text={t(payment.state === 'expired' ? 'expiredText' : 'failedText')}
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
            {t('goOn', { method: nameOf(chosen) })}
          </LinkButton>
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
          detailOf={(method) => (method === payment.method ? t('again') : undefined)}
        />
      </div>
    </ResultFrame>
  );
}
