import { Link } from '@tanstack/react-router';
import type { DocumentAtDesk } from '@vonk/contract/admin/money/invoices';
import { useFormatter, useTranslations } from 'use-intl';
import { useCountryName } from '../../../texts/use-country-name.ts';
import { TextButton } from '../../../ui/actions/button.tsx';
import { useAdmin } from '../../api/context.ts';
import { type Column, DataTable } from '../../parts/layout/data-table.tsx';
import { useAct } from '../../parts/use-act.ts';
import { useMoney } from '../../parts/use-money.ts';
import { saveInvoice } from './queries.ts';

/** Invoices and credit notes, the newest first; what a credit note gives back stands below zero. */
export function InvoicesTable({ documents, site }: { documents: readonly DocumentAtDesk[]; site: number }) {
  const t = useTranslations('admin-invoices');
  const { call } = useAdmin();
  const { act, isBusy } = useAct();
  const format = useFormatter();
  const money = useMoney();
  const countryName = useCountryName();
  const signed = ({ kind, currency }: DocumentAtDesk, minor: number) =>
    money({ minor: kind === 'credit_note' ? -minor : minor, currency });
  const columns: readonly Column<DocumentAtDesk>[] = [
    { key: 'number', head: t('columns.number'), renderCell: ({ number }) => number },
    { key: 'kind', head: t('columns.kind'), renderCell: ({ kind }) => t(`kinds.${kind}`) },
    {
      key: 'at',
      head: t('columns.at'),
      renderCell: ({ issued_at: at }) => (
        <time dateTime={at}>{format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' })}</time>
      ),
    },
    {
      key: 'payment',
      head: t('columns.payment'),
      renderCell: ({ payment }) =>
        payment === null ? (
          t('gone')
        ) : (
          <Link to="/payments/$at/$id" params={{ at: String(site), id: payment }}>
            {payment}
          </Link>
        ),
    },
    {
      key: 'vat',
      head: t('columns.vat'),
      isFigure: true,
      renderCell: (document) => (
        <>
          {signed(document, document.vat_minor)}
          <span className="cell-second">
            {format.number(document.vat_basis_points / 10_000, { style: 'percent', maximumFractionDigits: 2 })},{' '}
            {countryName(document.vat_country)}
          </span>
        </>
      ),
    },
    {
      key: 'total',
      head: t('columns.total'),
      isFigure: true,
      renderCell: (document) => <b>{signed(document, document.total_minor)}</b>,
    },
    {
      key: 'open',
      head: t('columns.file'),
      renderCell: ({ number }) => (
        <TextButton
          aria-label={t('pdfOf', { number })}
          disabled={isBusy}
          onClick={() => act(() => saveInvoice(call, { site, number }))}
        >
          {t('pdf')}
        </TextButton>
      ),
    },
  ];
  return <DataTable label={t('title')} columns={columns} rows={documents} idOf={({ number }) => number} />;
}
