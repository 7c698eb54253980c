import { Link } from '@tanstack/react-router';
import type { UnbookedAtDesk } from '@vonk/contract/admin/money/bookings';
import type { SettledState } from '@vonk/contract/admin/money/settled';
import { useFormatter, useTranslations } from 'use-intl';
import { type Column, DataTable } from '../../parts/layout/data-table.tsx';
import { Status } from '../../parts/status.tsx';
import { useMoney } from '../../parts/use-money.ts';
import { useSettledColumn } from './settled-column.tsx';

type UnbookedTableProps = {
  items: readonly UnbookedAtDesk[];
  site: number;
  state: SettledState;
  onPress: (item: UnbookedAtDesk) => void;
};

/** What was not booked, each with the way to its payment. */
export function UnbookedTable({ items, site, state, onPress }: UnbookedTableProps) {
  const t = useTranslations('admin-bookings');
  const problems = useTranslations('admin-payments.problems');
  const states = useTranslations('payments.states');
  const format = useFormatter();
  const money = useMoney();
  const settled = useSettledColumn<UnbookedAtDesk>(state, ({ number, payment }) => number ?? payment, onPress);
  const columns: readonly Column<UnbookedAtDesk>[] = [
    {
      key: 'payment',
      head: t('columns.payment'),
      renderCell: ({ payment, number }) => (
        <Link to="/payments/$at/$id" params={{ at: String(site), id: payment }}>
          {number ?? payment}
        </Link>
      ),
    },
    {
      key: 'at',
      head: t('columns.at'),
      renderCell: ({ at }) => (
        <time dateTime={at}>{format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' })}</time>
      ),
    },
    {
      key: 'problem',
      head: t('columns.problem'),
      renderCell: ({ problem }) => <Status kind="risk">{problems(problem)}</Status>,
    },
    { key: 'told', head: t('columns.told'), renderCell: ({ told }) => states(told) },
    { key: 'state', head: t('columns.state'), renderCell: (item) => states(item.state) },
    {
      key: 'provider',
      head: t('columns.provider'),
      renderCell: ({ provider, reference }) => (
        <>
          {provider}
          {reference !== null && <span className="cell-second">{reference}</span>}
        </>
      ),
    },
    {
      key: 'total',
      head: t('columns.total'),
      isFigure: true,
      renderCell: ({ total_minor: minor, currency }) => money({ minor, currency }),
    },
    settled,
  ];
  return (
    <DataTable
      label={t('unbooked')}
      columns={columns}
      rows={items}
      idOf={({ payment, told, problem }) => `${payment} ${told} ${problem}`}
    />
  );
}
