import type { PaymentDetails } from '@vonk/contract/payments';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useApp } from '../../../api/use-app.ts';
import { useMoney } from '../../../prices/use-money.ts';
import { LinkButton } from '../../../ui/actions/button.tsx';
import { Panel } from '../../../ui/frame/page.tsx';
import { PriceRows } from '../../../ui/money/price-rows.tsx';
import { DocumentLink } from './document-link.tsx';
import { useFigures } from '../use-figures.ts';
import { useMethodName } from '../../../texts/use-method-name.ts';
import { usePaidWith } from '../use-paid-with.ts';

/** The lines of a purchase, with the VAT that is in them, and its invoice once it is paid (PAY-6, T48). */
export function Receipt({ payment }: { payment: PaymentDetails }) {
  const t = useTranslations('payments.receipt');
  const money = useMoney();
  const figures = useFigures();
  const paidWith = usePaidWith();
  const { settings } = useApp();
  const { credits, currency, documents, discount, total_minor: total, vat_minor: vat } = payment;
  const invoice = documents.find(({ kind }) => kind === 'invoice');
  const full = total + (discount?.minor ?? 0);
  const method = paidWith(payment);
  return (
    <Panel>
      <h2 className="text-lg">{t(payment.number === null ? 'order' : 'invoice')}</h2>
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
          ...(vat > 0
            ? [
                { label: t('net'), amount: money(total - vat, currency), isDetail: true },
                {
                  label: t('vatRow', {
                    percent: figures.percent(payment.vat_basis_points),
                    country: figures.country(payment.vat_country),
                  }),
                  amount: money(vat, currency),
                  isDetail: true,
                },
              ]
            : []),
        ]}
        total={{ label: t('total'), amount: money(total, currency) }}
      />
      <p className="purchase-small">
        {payment.number === null
          ? t('chosen', { method })
          : `${t('paidWith', { method })} ${t('statement', { statement: payment.statement ?? settings.company_name })}`}
      </p>
      {invoice && <DocumentLink address={invoice.address}>{t('invoicePdf')}</DocumentLink>}
    </Panel>
  );
}

/** Until when the purchase can be withdrawn from, what would come back, and where to say so (T39, T42, T43). */
export function Withdrawal({ payment }: { payment: PaymentDetails }) {
  const t = useTranslations('payments.receipt');
  const money = useMoney();
  const figures = useFigures();
  const nameOf = useMethodName();
  const { withdrawal, credits, currency, total_minor: total } = payment;
  if (!withdrawal || payment.state !== 'completed' || withdrawal.declared_at !== null) return null;
  if (!withdrawal.is_open)
    return (
      <Panel>
        <h2 className="text-lg">{t('withdrawTitle')}</h2>
        <p className="mt-1.5">{t('withdrawOver', { until: figures.moment(withdrawal.until) })}</p>
      </Panel>
    );
  return (
    <Panel>
      <h2 className="text-lg">{t('withdrawTitle')}</h2>
      <p className="mt-1.5">{t('withdrawUntil', { until: figures.moment(withdrawal.until) })}</p>
      <p className="price-row">
        <span>
          {withdrawal.is_whole
            ? t('whole')
            : t('unused', { unused: String(withdrawal.unused_credits), count: credits })}
        </span>
        <b>{money(withdrawal.refund_minor, currency)}</b>
      </p>
      <p className="purchase-small">
        {withdrawal.is_whole
          ? t('wholeNote', { method: nameOf(payment.method) })
          : t('unusedNote', {
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
