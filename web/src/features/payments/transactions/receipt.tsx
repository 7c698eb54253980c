import type { PaymentDetails } from '@vonk/contract/payments';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useApp } from '../../../api/use-app.ts';
import { useMoney } from '../../../prices/use-money.ts';
import { LinkButton } from '../../../ui/actions/button.tsx';
import { Panel } from '../../../ui/frame/page.tsx';
import { PriceRows } from '../../../ui/money/price-rows.tsx';
import { useFigures } from '../use-figures.ts';
import { useMethodName } from '../use-method-name.ts';

/** The lines of a purchase, with the VAT that is in them (PAY-6). */
export function Receipt({ payment }: { payment: PaymentDetails }) {
  const t = useTranslations('payments.receipt');
  const money = useMoney();
  const figures = useFigures();
  const nameOf = useMethodName();
  const { settings } = useApp();
  const { credits, currency, total_minor: total, vat_minor: vat } = payment;
  const { discount } = payment;
  const full = total + (discount?.minor ?? 0);
  const method = nameOf(payment.method);
  return (
    <Panel>
      <h2 className="text-lg">{t('title')}</h2>
      <PriceRows
        rows={[
          {
            label: t('line', { count: credits, price: figures.unitPrice(full, credits, currency) }),
            amount: money(full, currency),
          },
          ...(discount
            ? [
                {
                  label: figures.discount({ code: discount.code, value_percentage: (discount.minor / full) * 100 }),
                  amount: money(-discount.minor, currency),
                },
              ]
            : []),
        ]}
        total={{ label: t('total'), amount: money(total, currency) }}
      />
      <p className="purchase-small">
        {vat > 0 &&
          `${t('vat', {
            amount: money(vat, currency),
            percent: figures.percent(payment.vat_basis_points),
            country: figures.country(payment.vat_country),
          })} `}
        {payment.number === null
          ? t('chosen', { method })
          : `${t('paidWith', { method })} ${t('statement', { company: settings.company_name })}`}
      </p>
    </Panel>
  );
}

/** Until when the purchase can be withdrawn, what would come back, and where to say so (T39, T42, T43). */
export function Withdrawal({ payment }: { payment: PaymentDetails }) {
  const t = useTranslations('payments.receipt');
  const money = useMoney();
  const figures = useFigures();
  const nameOf = useMethodName();
  const { withdrawal, credits, currency, total_minor: total } = payment;
  if (!withdrawal || (payment.state !== 'completed' && withdrawal.declared_at === null)) return null;
  if (!withdrawal.is_open)
    return (
      <Panel>
        <h2 className="text-lg">{t('withdrawTitle')}</h2>
        <p className="mt-1.5">
          {withdrawal.declared_at === null ? (
            t('withdrawOver', { until: figures.moment(withdrawal.until) })
          ) : (
            <Declared withdrawal={withdrawal} at={withdrawal.declared_at} payment={payment} />
          )}
        </p>
      </Panel>
    );
  return (
    <Panel>
      <h2 className="text-lg">{t('withdrawTitle')}</h2>
      <p className="mt-1.5">{t('withdrawUntil', { until: figures.moment(withdrawal.until) })}</p>
      <p className="price-row">
        <span>{t('unused', { unused: String(withdrawal.unused_credits), count: credits })}</span>
        <b>{money(withdrawal.refund_minor, currency)}</b>
      </p>
      <p className="purchase-small">
        {t('unusedNote', {
          unused: String(withdrawal.unused_credits),
          price: figures.unitPrice(total, credits, currency),
          method: nameOf(payment.method),
        })}
      </p>
      <p className="mt-3.5">
        <LinkButton variant="secondary" link={<Link to="/withdraw" search={{ order: payment.number ?? '' }} />}>
          {t('withdrawHere')}
        </LinkButton>
      </p>
    </Panel>
  );
}

type DeclaredProps = { withdrawal: NonNullable<PaymentDetails['withdrawal']>; at: string; payment: PaymentDetails };

/** When the purchase was withdrawn from, and how far paying back is. */
function Declared({ withdrawal, at, payment }: DeclaredProps) {
  const t = useTranslations('payments.receipt');
  const money = useMoney();
  const figures = useFigures();
  const nameOf = useMethodName();
  if (withdrawal.refund_minor === 0) return t('withdrawNothing', { at: figures.moment(at) });
  return t(withdrawal.is_repaid ? 'withdrawRepaid' : 'withdrawDeclared', {
    at: figures.moment(at),
    amount: money(withdrawal.refund_minor, payment.currency),
    method: nameOf(payment.method),
  });
}
