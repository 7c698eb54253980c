import type { PaymentMethod } from '@vonk/contract/payment-methods';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
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
import { BlikQuestion, useBlikAnswer } from '../questions/blik-question.tsx';
import { CountryQuestion, useCountryAnswer } from '../questions/country-question.tsx';
import { useOrder } from './use-order.ts';

type OrderBoxProps = {
  credits: number;
  totalMinor: number;
  /** What was taken off, in `minor`. */
  discount: (Discount & { minor: number }) | undefined;
  currency: string;
  vatBasisPoints: number;
  /** Of which one the buyer has to say where they live (T49); none: that is known. */
  countries: readonly string[];
  method: PaymentMethod;
  /** The kept card that pays. */
  savedCard?: string | undefined;
  /** The purchase that this repeats. */
  repeats?: string | undefined;
  /** Whether the code of a bank app is typed here. */
  takesCode?: boolean | undefined;
  /** Whether a card that pays can be kept for a next order. */
  mayKeep?: boolean | undefined;
  next: string | undefined;
  /** What stands below the total: how it is paid, where that is not chosen beside it. */
  children?: ReactNode;
};

/** The order as the law wants it said, right above the button that places it (T37, T38). */
export function OrderBox(props: OrderBoxProps) {
  const { credits, totalMinor, discount, currency, vatBasisPoints, countries, method, next, savedCard } = props;
  const t = useTranslations('payments.pay');
  const money = useMoney();
  const figures = useFigures();
  const { settings } = useApp();
  const user = useUser();
  const order = useOrder();
  const { error } = order;
  // Read when the button is pressed, so that a tick set before this script ran counts.
  const consent = useRef<HTMLInputElement>(null);
  const keeps = useRef<HTMLInputElement>(null);
  const [isMissing, setMissing] = useState(false);
  const home = useCountryAnswer(countries);
  const blik = useBlikAnswer(props.takesCode);
  const press = () => {
    const isAgreed = consent.current?.checked ?? false;
    setMissing(!isAgreed);
    if (home.lacks() || blik.fails()) return undefined;
    if (!isAgreed) return consent.current?.focus();
    if (!order.isPending && !order.isSuccess)
      order.mutate({
        credits,
        method,
        totalMinor,
        next,
        discount: discount?.code,
        country: home.read(),
        blikCode: blik.read(),
        savedCard,
        repeats: props.repeats,
        keepsCard: keeps.current?.checked ?? false,
      });
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
      {props.children}
      <p className="purchase-small">
        {vatBasisPoints > 0 && countries.length === 0 && `${t('vat', { percent: figures.percent(vatBasisPoints) })} `}
        {t('seller', { company: settings.company_name, days: String(settings.refund_days) })}{' '}
        {user?.paid_user === false && t('premium')}
      </p>
      <CountryQuestion {...home.question} />
      <BlikQuestion {...blik.question} />
      <Checkbox ref={consent} onChange={() => setMissing(false)} error={isMissing ? t('consentMissing') : undefined}>
        {t('consent', { days: String(settings.refund_days) })}
      </Checkbox>
      <KeepCard ref={keeps} isOffered={props.mayKeep} />
      {error && <Alert kind="error">{messageOf(error) || t('none')}</Alert>}
      <Button wide busy={order.isPending || order.isSuccess} onClick={press}>
        {t('button', { price: total })}
      </Button>
    </section>
  );
}

const messageOf = (error: Error): string => (error instanceof CallError ? error.message : '');

/** Whether the card that pays is kept for a next order: apart from the order, and never ticked beforehand (T103). */
function KeepCard({ ref, isOffered }: { ref: RefObject<HTMLInputElement | null>; isOffered: boolean | undefined }) {
  const t = useTranslations('cards');
  if (!isOffered) return null;
  return (
    <Checkbox ref={ref} detail={t('keepDetail')}>
      {t('keep')}
    </Checkbox>
  );
}
