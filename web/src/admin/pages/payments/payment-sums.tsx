import type { PaymentAtDesk } from '@vonk/contract/admin/money/payments';
import { useFormatter, useTranslations } from 'use-intl';
import { useMethodName } from '../../../texts/use-method-name.ts';
import { Pane } from '../../parts/layout/pane.tsx';
import { useMoney } from '../../parts/use-money.ts';
import { useCountryName } from '../../../texts/use-country-name.ts';

/** What was bought, for how much, and by which method. */
export function PaymentSums({ payment }: { payment: PaymentAtDesk }) {
  const t = useTranslations('admin-payments');
  const format = useFormatter();
  const money = useMoney();
  const methodName = useMethodName();
  const countryName = useCountryName();
  const { total_minor: minor, currency, credits, vat_minor, vat_basis_points, vat_country, discount, method } = payment;
  const rate = format.number(vat_basis_points / 10_000, { style: 'percent', maximumFractionDigits: 2 });
  return (
    <Pane title={money({ minor, currency })}>
      <dl className="facts">
        <dt>{t('credits', { count: credits })}</dt>
        <dd>{money({ minor: minor + (discount?.minor ?? 0), currency })}</dd>
        {discount && (
          <>
            <dt>{t('discount', { code: discount.code })}</dt>
            <dd>{money({ minor: -discount.minor, currency })}</dd>
          </>
        )}
        <dt>{t('vat', { rate, country: countryName(vat_country) })}</dt>
        <dd>{money({ minor: vat_minor, currency })}</dd>
        <dt>{methodName(method)}</dt>
        <dd>{t('via', { provider: payment.provider })}</dd>
      </dl>
      {payment.reference !== null && <p className="pane-note payment-name">{payment.reference}</p>}
    </Pane>
  );
}
