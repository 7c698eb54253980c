import { Link } from '@tanstack/react-router';
import type { ListedPayment } from '@vonk/contract/admin/money/payments';
import { useFormatter, useTranslations } from 'use-intl';
import { useMethodName } from '../../../texts/use-method-name.ts';
import { type Column, DataTable } from '../../parts/layout/data-table.tsx';
import { useMoney } from '../../parts/use-money.ts';
import { PaymentStatus } from './payment-status.tsx';

/** Payments, the newest first, each with its page. */
export function PaymentsTable({ payments, site }: { payments: readonly ListedPayment[]; site: number }) {
  const t = useTranslations('admin-payments');
  const format = useFormatter();
  const money = useMoney();
  const methodName = useMethodName();
  const columns: readonly Column<ListedPayment>[] = [
    {
      key: 'number',
      head: t('columns.number'),
      renderCell: ({ number, id }) => (
        <Link className="row-name" to="/payments/$at/$id" params={{ at: String(site), id }}>
          {number ?? id}
        </Link>
      ),
    },
    {
      key: 'at',
      head: t('columns.at'),
      renderCell: ({ created_at: at }) => (
        <time dateTime={at}>{format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' })}</time>
      ),
    },
    { key: 'credits', head: t('columns.what'), renderCell: ({ credits }) => t('credits', { count: credits }) },
    {
      key: 'method',
      head: t('columns.method'),
      renderCell: ({ method, provider }) => (
        <>
          {methodName(method)}
          <span className="cell-second">{provider}</span>
        </>
      ),
    },
    {
      key: 'total',
      head: t('columns.total'),
      isFigure: true,
      renderCell: ({ total_minor: minor, currency }) => <b>{money({ minor, currency })}</b>,
    },
    { key: 'state', head: t('columns.state'), renderCell: ({ state }) => <PaymentStatus state={state} /> },
  ];
  return <DataTable label={t('list')} columns={columns} rows={payments} idOf={({ id }) => id} />;
}
