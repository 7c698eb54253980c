import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { MemberPayment, MemberView } from '@vonk/contract/admin/members';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useMethodName } from '../../../../texts/use-method-name.ts';
import { useAdmin } from '../../../api/context.ts';
import { type Column, DataTable } from '../../../parts/layout/data-table.tsx';
import { Failure } from '../../../parts/layout/failure.tsx';
import { MoreOfList } from '../../../parts/layout/more-of-list.tsx';
import { Pane } from '../../../parts/layout/pane.tsx';
import { type One, olderPaymentsQuery } from '../queries.ts';
import { NewestOf } from './newest-of.tsx';
import { LedgerDialog } from './ledger-dialog.tsx';

type Credits = NonNullable<MemberView['credits']>;
type MoneyPartProps = { one: One; credits: Credits; payments: readonly MemberPayment[]; total: number };

/** The newest payments, as they came with the page, and those before them, as far as they were asked for. */
function usePayments({ one, payments: newest, total }: Omit<MoneyPartProps, 'credits'>) {
  const { call } = useAdmin();
  const query = useInfiniteQuery(olderPaymentsQuery(call, one, newest.at(-1)?.id ?? ''));
  const { data, isFetching, fetchNextPage } = query;
  return {
    payments: [...newest, ...(data?.pages.flatMap((page) => page.payments) ?? [])],
    error: query.error,
    more: {
      hasNextPage: data === undefined ? newest.length > 0 && total > newest.length : query.hasNextPage,
      isFetchingNextPage: isFetching,
      fetchNextPage,
    },
  };
}

/** What they have and what they paid. */
export function MoneyPart({ one, credits, ...props }: MoneyPartProps) {
  const { payments, more, error } = usePayments({ one, ...props });
  const [isLedgerOpen, setLedgerOpen] = useState(false);
  const t = useTranslations('admin-members.money');
  const states = useTranslations('payments.states');
  const methodName = useMethodName();
  const format = useFormatter();
  const columns: readonly Column<MemberPayment>[] = [
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
      <NewestOf shown={payments.length} total={props.total} />
      {error ? (
        <Failure error={error} onRetry={() => void more.fetchNextPage()} />
      ) : (
        <MoreOfList query={more} label={t('older')} />
      )}
    </Pane>
  );
}
