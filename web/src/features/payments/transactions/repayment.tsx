import { Link } from '@tanstack/react-router';
import { day } from '@vonk/contract/durations';
import { type PaymentDetails, repayDays } from '@vonk/contract/payments';
import { useTranslations } from 'use-intl';
import { useMoney } from '../../../prices/use-money.ts';
import { DotList } from '../../../ui/feedback/dot-list.tsx';
import { Panel } from '../../../ui/frame/page.tsx';
import { useFigures } from '../use-figures.ts';
import { useMethodName } from '../../../texts/use-method-name.ts';
import { DocumentLink } from './document-link.tsx';

/** What was given back of a purchase, how far that is, and its credit notes; nothing where nothing was (T42, T48). */
export function Repayment({ payment }: { payment: PaymentDetails }) {
  const t = useTranslations('payments.receipt');
  const notes = payment.documents.filter(({ kind }) => kind === 'credit_note');
  const declaredAt = payment.withdrawal?.declared_at ?? null;
  if (declaredAt === null && notes.length === 0) return null;
  return (
    <Panel>
      <h2 className="text-lg">{t('repayTitle')}</h2>
      {declaredAt === null ? <Credited payment={payment} /> : <Withdrawn payment={payment} at={declaredAt} />}
      <p className="mt-3.5">
        <Link to="/refunds">{t('allMoneyBack')}</Link>
      </p>
      {payment.documents.slice(1).map(({ kind, number, address }) => (
        <DocumentLink key={number} address={address}>
          {kind === 'invoice'
            ? t('invoiceNumberPdf', { number })
            : notes.length === 1
              ? t('creditNotePdf')
              : t('creditNoteNumberPdf', { number })}
        </DocumentLink>
      ))}
    </Panel>
  );
}

/** A row for each document after the invoice, where nobody withdrew: a refund, a chargeback, one that was won. */
function Credited({ payment: { documents, currency } }: { payment: PaymentDetails }) {
  const t = useTranslations('payments.receipt');
  const money = useMoney();
  const figures = useFigures();
  return documents.slice(1).map(({ kind, number, issued_at: at, total_minor: minor }) => (
    <p key={number} className="price-row">
      <span>{t(kind === 'invoice' ? 'invoicedAgainOn' : 'creditedOn', { date: figures.day(at) })}</span>
      <b>{money(kind === 'invoice' ? -minor : minor, currency)}</b>
    </p>
  ));
}

/** What is left of the purchase, and how far paying it back is. */
function Withdrawn({ payment, at }: { payment: PaymentDetails; at: string }) {
  const t = useTranslations('payments.receipt');
  const money = useMoney();
  const figures = useFigures();
  const nameOf = useMethodName();
  const { withdrawal, credits, currency, total_minor: total, documents } = payment;
  const minor = withdrawal?.refund_minor ?? 0;
  if (minor === 0) return <p className="mt-1.5">{t('withdrawNothing', { at: figures.moment(at) })}</p>;
  const unused = Math.round((minor * credits) / total);
  const paid = { amount: money(minor, currency), method: nameOf(payment.method) };
  const until = new Date(new Date(at).getTime() + repayDays * day).toISOString();
  const noted = documents.find(({ kind }) => kind === 'credit_note')?.issued_at;
  return (
    <>
      <p className="price-row">
        <span>
          {withdrawal?.is_whole
            ? t('whole')
            : t('unusedTimes', { unused: String(unused), price: figures.unitPrice(total, credits, currency) })}
        </span>
        <b>{paid.amount}</b>
      </p>
      <DotList
        steps={[
          { state: 'done', text: t('received'), detail: t('receivedAt', { at: figures.moment(at) }) },
          ...(withdrawal?.is_whole ? [] : [{ state: 'done', text: t('creditsOff', { count: unused }) } as const]),
          withdrawal?.is_repaid
            ? { state: 'done', text: t('paidBack', paid), detail: noted && figures.day(noted) }
            : { state: 'now', text: t('underWay', paid), detail: t('underWayUntil', { date: figures.day(until) }) },
        ]}
      />
    </>
  );
}
