import type { CallOutput } from '@vonk/contract/api';
import { methodFacts, type PaymentMethod } from '@vonk/contract/payment-methods';
import { totalMinorOf, transferDays } from '@vonk/contract/payments';
import { cardMethods, type SavedCards } from '@vonk/contract/saved-cards';
import { type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useApp } from '../../../api/use-app.ts';
import { useDiscounted } from '../../../prices/use-discounted.ts';
import { useMoney } from '../../../prices/use-money.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { MethodChoice } from './method-choice.tsx';
import type { Asked } from './offered-methods.ts';
import { useChoice } from '../cards/use-choice.ts';
import { useOwnOffer } from './use-own-offer.ts';
import { OrderBox } from './order-box.tsx';
import { Promises } from './promises.tsx';
import { useMethodName } from '../../../texts/use-method-name.ts';

type OrderFormProps = {
  offer: CallOutput<'GET /api/packages.php'>;
  credits: number;
  /** The method the address names, whatever it is. */
  asked: string | undefined;
  next: string | undefined;
  onMethod: (method: PaymentMethod) => void;
  /** What direct debit asks before it can be ordered by, and what it says once it can. */
  debit: { before: ReactNode; note: ReactNode };
  /** What may lower the price, and where a code is typed. */
  discounts: ReactNode;
  saved: SavedCards;
};

const isCard = (method: PaymentMethod | undefined): boolean => cardMethods.some((known) => known === method);

/** Choosing how to pay, beside the order. */
export function OrderForm({ offer: offered, credits, asked, next, onMethod, debit, discounts, saved }: OrderFormProps) {
  const t = useTranslations('payments.pay');
  const offer = useOwnOffer(offered);
  const discounted = useDiscounted();
  const fullMinor = totalMinorOf(
    credits,
    offer.packages.map((pack) => ({ credits: pack.credits, totalMinor: pack.total_minor })),
  );
  const { currency, country } = offer;
  const lowestMinor = fullMinor - discounted({ totalMinor: fullMinor, currency, country }).minor;
  const { meaning, methods, chosen, cards, choose, method } = useChoice({ offer, saved, asked, lowestMinor, onMethod });
  const { discount, minor } = discounted({ totalMinor: fullMinor, currency, country, method });
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
            saved={cards}
          />
        )}
        {discounts}
        {method === 'sdd' ? debit.note : <Statement method={method} offer={offer} />}
        <div className="only-narrow">
          <Promises />
        </div>
      </div>
      <aside className="purchase-side">
        {method === 'sdd' && debit.before}
        {method !== undefined && !(method === 'sdd' && debit.before) && (
          <OrderBox
            credits={credits}
            totalMinor={fullMinor - minor}
            discount={discount && minor > 0 ? { ...discount, minor } : undefined}
            currency={currency}
            vatBasisPoints={offer.vat_basis_points}
            countries={offer.countries_to_ask}
            method={method}
            savedCard={cards.chosen}
            takesCode={offer.methods.find(({ slug }) => slug === method)?.takes_code}
            mayKeep={cards.chosen === undefined && saved.keeps.includes(method)}
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

/**
 * What a method asks besides, and what the statement of the account will say; and, but of cards, which may be kept,
 * that nothing of it is.
 */
function Statement({ method, offer }: { method: PaymentMethod | undefined; offer: OrderFormProps['offer'] }) {
  const t = useTranslations('payments.pay');
  const cards = useTranslations('cards');
  const company = useApp().settings.company_name;
  const statement = offer.methods.find(({ slug }) => slug === method)?.statement ?? company;
  const family = method && methodFacts[method].family;
  return (
    <p className="purchase-small">
      {family === 'card' && `${t('twoBrands')} `}
      {family === 'transfer' && `${t('transferNote', { days: String(transferDays) })} `}
      {isCard(method) ? cards('statement', { statement }) : t('statement', { statement })}
    </p>
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
