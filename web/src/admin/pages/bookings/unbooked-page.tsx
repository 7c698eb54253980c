import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { shownUnbooked, type UnbookedAtDesk } from '@vonk/contract/admin/money/bookings';
import { mayUse } from '@vonk/contract/admin/roles';
import { useFormatter, useTranslations } from 'use-intl';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { useAdmin } from '../../api/context.ts';
import { useOwnSite } from '../../parts/filters/use-own-site.ts';
import { type Column, DataTable } from '../../parts/layout/data-table.tsx';
import { PageHead } from '../../parts/layout/page-head.tsx';
import { Loaded } from '../../parts/layout/pane.tsx';
import { Status } from '../../parts/status.tsx';
import { useMoney } from '../../parts/use-money.ts';
import { unbookedQuery } from './queries.ts';

/** What providers said of payments and was not booked: each is judged on the page of its payment (T109). */
export function UnbookedPage() {
  const t = useTranslations('admin-bookings');
  const { call } = useAdmin();
  const { site, name } = useOwnSite(mayUse.books);
  const query = useQuery(unbookedQuery(call, site));
  return (
    <>
      <PageHead title={t('unbooked')} intro={name && t('unbookedIntro', { site: name })} />
      <section className="pane pane-flush" aria-label={t('unbooked')}>
        <Loaded query={query}>
          {({ items }) =>
            items.length === 0 ? (
              <EmptyState title={t('allBooked')}>{t('allBookedText')}</EmptyState>
            ) : (
              <UnbookedTable items={items} site={site} />
            )
          }
        </Loaded>
      </section>
      {query.data?.items.length === shownUnbooked && (
        <p className="pane-note">{t('newest', { count: String(shownUnbooked) })}</p>
      )}
    </>
  );
}

function UnbookedTable({ items, site }: { items: readonly UnbookedAtDesk[]; site: number }) {
  const t = useTranslations('admin-bookings');
  const problems = useTranslations('admin-payments.problems');
  const states = useTranslations('payments.states');
  const format = useFormatter();
  const money = useMoney();
  const columns: readonly Column<UnbookedAtDesk>[] = [
    {
      key: 'payment',
      head: t('columns.payment'),
      renderCell: ({ payment, number }) => (
        <Link className="row-name" to="/payments/$at/$id" params={{ at: String(site), id: payment }}>
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
    { key: 'state', head: t('columns.state'), renderCell: ({ state }) => states(state) },
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
