import type { CallOutput } from '@vonk/contract/api';
import type { PaymentMethod } from '@vonk/contract/payment-methods';
import { totalMinorOf } from '@vonk/contract/payments';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApp } from '../../../api/use-app.ts';
import { useDiscounted } from '../../../prices/use-discounted.ts';
import { useMoney } from '../../../prices/use-money.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { MethodChoice } from './method-choice.tsx';
import { type Asked, methodsFor, readAsked } from './offered-methods.ts';
import { useOwnOffer } from './use-own-offer.ts';
import { OrderBox } from './order-box.tsx';
import { Promises } from './promises.tsx';
import { useMethodName } from '../use-method-name.ts';

type OrderFormProps = {
  offer: CallOutput<'GET /api/packages.php'>;
  credits: number;
  /** The method the address names, whatever it is. */
  asked: string | undefined;
  next: string | undefined;
  onMethod: (method: PaymentMethod) => void;
  /** What may lower the price, and where a code is typed. */
  discounts: ReactNode;
};

/** Choosing how to pay, beside the order. */
export function OrderForm({ offer: offered, credits, asked, next, onMethod, discounts }: OrderFormProps) {
  const t = useTranslations('payments.pay');
  const { settings } = useApp();
  const offer = useOwnOffer(offered);
  const discounted = useDiscounted();
  const fullMinor = totalMinorOf(
    credits,
    offer.packages.map((pack) => ({ credits: pack.credits, totalMinor: pack.total_minor })),
  );
  const { currency, country } = offer;
  const lowestMinor = fullMinor - discounted({ totalMinor: fullMinor, currency, country }).minor;
  const methods = methodsFor(offer, lowestMinor);
  const meaning = readAsked(asked, offer, lowestMinor);
  const [picked, setPicked] = useState<PaymentMethod>();
  const chosen = picked ?? (meaning.kind === 'offered' ? meaning.method : methods[0]);
  const choose = (method: PaymentMethod) => {
    setPicked(method);
    onMethod(method);
  };
  const { discount, minor } = discounted({ totalMinor: fullMinor, currency, country, method: chosen });
  return (
    <div className="purchase">
      <div className="grid gap-3">
        <AskedNotice asked={meaning} offer={offer} />
        {methods.length === 0 ? (
          <Alert kind="error">{t('none')}</Alert>
        ) : (
          <MethodChoice
            legend={<span className="sr-only">{t('legend')}</span>}
            methods={methods}
            chosen={chosen}
            onChoose={choose}
          />
        )}
        {discounts}
        <p className="purchase-small">{t('statement', { company: settings.company_name })}</p>
        <div className="only-narrow">
          <Promises />
        </div>
      </div>
      <aside className="purchase-side">
        {chosen !== undefined && (
          <OrderBox
            credits={credits}
            totalMinor={fullMinor - minor}
            discount={discount && minor > 0 ? { ...discount, minor } : undefined}
            currency={currency}
            vatBasisPoints={offer.vat_basis_points}
            method={chosen}
            next={next}
          />
        )}
        <div className="only-wide">
          <Promises />
        </div>
      </aside>
    </div>
  );
}

function AskedNotice({ asked, offer }: { asked: Asked; offer: OrderFormProps['offer'] }) {
  const t = useTranslations('payments.pay');
  const nameOf = useMethodName();
  const money = useMoney();
  if (asked.kind === 'none' || asked.kind === 'offered') return null;
  if (asked.kind === 'unknown') return <Alert kind="note">{t('unknown')}</Alert>;
  const method = nameOf(asked.method);
  const limit = offer.methods.find(({ slug }) => slug === asked.method)?.max_minor ?? 0;
  return (
    <Alert kind="note">
      {asked.kind === 'overLimit'
        ? t('overLimit', { method, price: money(limit, offer.currency) })
        : t(asked.kind, { method })}
    </Alert>
  );
}
