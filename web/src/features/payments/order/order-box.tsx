import type { PaymentMethod } from '@vonk/contract/payment-methods';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { CallError } from '../../../api/call.ts';
import type { Discount } from '../../../prices/discounts.ts';
import { useApp, useUser } from '../../../api/use-app.ts';
import { useMoney } from '../../../prices/use-money.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Checkbox } from '../../../ui/form/choices.tsx';
import { PriceRows } from '../../../ui/money/price-rows.tsx';
import { useFigures } from '../use-figures.ts';
import { useOrder } from './use-order.ts';

type OrderBoxProps = {
  credits: number;
  totalMinor: number;
  /** What was taken off, in `minor`. */
  discount: (Discount & { minor: number }) | undefined;
  currency: string;
  vatBasisPoints: number;
  method: PaymentMethod;
  next: string | undefined;
};

/** The order as the law wants it said, right above the button that places it (T37, T38). */
export function OrderBox({ credits, totalMinor, discount, currency, vatBasisPoints, method, next }: OrderBoxProps) {
  const t = useTranslations('payments.pay');
  const money = useMoney();
  const figures = useFigures();
  const { settings } = useApp();
  const user = useUser();
  const order = useOrder();
  // Read when the button is pressed, so that a tick set before this script ran counts.
  const consent = useRef<HTMLInputElement>(null);
  const [isMissing, setMissing] = useState(false);
  const press = () => {
    const isAgreed = consent.current?.checked ?? false;
    setMissing(!isAgreed);
    if (!isAgreed) return consent.current?.focus();
    if (!order.isPending && !order.isSuccess)
      order.mutate({ credits, method, totalMinor, next, discount: discount?.code });
  };
  const total = money(totalMinor, currency);
  return (
    <section className="purchase-box" aria-label={t('order')}>
      <h2 className="only-wide">{t('order')}</h2>
      <PriceRows
        rows={[
          {
            label: t('item', { credits: figures.credits(credits), messages: figures.messages(credits) }),
            amount: money(totalMinor + (discount?.minor ?? 0), currency),
          },
          ...(discount ? [{ label: figures.discount(discount), amount: money(-discount.minor, currency) }] : []),
        ]}
        total={{ label: t('toPay'), amount: total }}
      />
      <p className="purchase-small">
        {vatBasisPoints > 0 && `${t('vat', { percent: figures.percent(vatBasisPoints) })} `}
        {t('seller', { company: settings.company_name, days: String(settings.refund_days) })}{' '}
        {user?.paid_user === false && t('premium')}
      </p>
      <Checkbox ref={consent} onChange={() => setMissing(false)} error={isMissing ? t('consentMissing') : undefined}>
        {t('consent', { days: String(settings.refund_days) })}
      </Checkbox>
      {order.isError && <Alert kind="error">{messageOf(order.error) || t('none')}</Alert>}
      <Button wide busy={order.isPending || order.isSuccess} onClick={press}>
        {t('button', { price: total })}
      </Button>
    </section>
  );
}

const messageOf = (error: Error): string => (error instanceof CallError ? error.message : '');
