import { Link } from '@tanstack/react-router';
import type { MemberView } from '@vonk/contract/admin/members';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useMethodName } from '../../../../texts/use-method-name.ts';
import { type Column, DataTable } from '../../../parts/layout/data-table.tsx';
import { Pane } from '../../../parts/layout/pane.tsx';
import type { One } from '../queries.ts';
import { NewestOf } from './newest-of.tsx';
import { LedgerDialog } from './ledger-dialog.tsx';

type Credits = NonNullable<MemberView['credits']>;
type Payment = NonNullable<MemberView['payments']>[number];
type MoneyPartProps = { one: One; credits: Credits; payments: readonly Payment[]; total: number };

/** What they have and what they paid. */
export function MoneyPart({ one, credits, payments, total }: MoneyPartProps) {
  const [isLedgerOpen, setLedgerOpen] = useState(false);
  const t = useTranslations('admin-members.money');
  const states = useTranslations('payments.states');
  const methodName = useMethodName();
  const format = useFormatter();
  const columns: readonly Column<Payment>[] = [
    {
      key: 'number',
      head: t('columns.number'),
      renderCell: ({ number, id, code }) => (
        <>
          <Link to="/payments/$at/$id" params={{ at: String(one.site), id }}>
            {number ?? id}
          </Link>
          {code !== null && <span className="cell-second">{t('code', { code })}</span>}
        </>
      ),
    },
    {
      key: 'at',
      head: t('columns.at'),
      renderCell: ({ created_at }) => format.dateTime(new Date(created_at), { dateStyle: 'medium' }),
    },
    { key: 'method', head: t('columns.method'), renderCell: ({ method }) => methodName(method) },
    {
      key: 'credits',
      head: t('columns.credits'),
      isFigure: true,
      renderCell: (payment) => format.number(payment.credits),
    },
    {
      key: 'total',
      head: t('columns.total'),
      isFigure: true,
      renderCell: ({ total_minor, currency }) => format.number(total_minor / 100, { style: 'currency', currency }),
    },
    { key: 'state', head: t('columns.state'), renderCell: ({ state }) => states(state) },
  ];
  return (
    <Pane title={t('title')} wide>
      <dl className="facts">
        <dt>{t('balance')}</dt>
        <dd>{t('credits', { count: credits.balance })}</dd>
        <dt>{t('granted')}</dt>
        <dd>{t('credits', { count: credits.granted })}</dd>
      </dl>
      <button type="button" className="link-button" onClick={() => setLedgerOpen(true)}>
        {t('ledger')}
      </button>
      {isLedgerOpen && <LedgerDialog one={one} onClose={() => setLedgerOpen(false)} />}
      {payments.length === 0 ? (
        <p className="pane-note">{t('none')}</p>
      ) : (
        <DataTable label={t('payments')} columns={columns} rows={payments} idOf={({ id }) => id} />
      )}
      <NewestOf shown={payments.length} total={total} />
    </Pane>
  );
}
