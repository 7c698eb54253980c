import { useTranslations } from 'use-intl';
import { type Discount, useOffer, useOwnCode } from '../../prices/discounts.ts';
import { useApp } from '../../api/use-app.ts';
import { useMoney } from '../../prices/use-money.ts';
import { useTypedCode } from '../../prices/use-discounted.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { TimeLeft } from './time-left.tsx';
import { useWords } from './use-words.ts';

/** The discounts that count where credits are bought, with every rule before anything is paid (T31, T35, T36). */
export function DiscountNote() {
  const offer = useOffer();
  const own = useOwnCode();
  const { discount: typed } = useTypedCode();
  const best = [offer, own, typed].filter((discount) => discount !== undefined);
  const [shown] = best.toSorted((one, other) => other.value_percentage - one.value_percentage);
  return shown?.isAdvertised ? <Rules discount={shown} /> : null;
}

function Rules({ discount }: { discount: Discount }) {
  const t = useTranslations('discounts');
  const money = useMoney();
  const { texts } = useApp();
  const { percentage, moment, reason } = useWords();
  const { endsAt, countries, currency, minimum_order_value: minimum, paymentmethods: methods } = discount;
  const names = new Intl.DisplayNames(texts.locale, { type: 'region' });
  const namesOf = (codes: readonly string[]) =>
    new Intl.ListFormat(texts.locale, { type: 'disjunction' }).format(codes.map((code) => names.of(code) ?? code));
  const rules = [
    reason(discount.reason),
    discount.first_order_only && t('firstOrder'),
    minimum !== null && t('minimum', { price: money(minimum, currency ?? undefined) }),
    countries !== null && t('country', { country: namesOf(countries) }),
    methods !== null && t('methods', { methods: methods.join(', ') }),
    discount.once_per_user && t('onceRule'),
  ].filter(Boolean);
  return (
    <Alert kind="money" title={t('used', { percentage: percentage(discount.value_percentage), code: discount.code })}>
      <p>{rules.join(' ')}</p>
      {endsAt !== null && (
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2">
          <TimeLeft endsAt={endsAt} />
          <span>
            {t('welcome_discount_bonus.act_fast', { time: moment(endsAt) })} {t('payUntil')}
          </span>
        </p>
      )}
    </Alert>
  );
}
