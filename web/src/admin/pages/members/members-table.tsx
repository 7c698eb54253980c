import { Link } from '@tanstack/react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { useMe } from '../../api/context.ts';
import { Initials } from '../../parts/initials.tsx';
import { type Column, DataTable } from '../../parts/layout/data-table.tsx';
import { MemberStatus } from './member-status.tsx';
import type { Found } from './queries.ts';
import { useDayText } from '../../../texts/use-day-text.ts';

/** Who was found; a name opens their page. */
export function MembersTable({ members }: { members: readonly Found[] }) {
  const t = useTranslations('admin-members');
  const format = useFormatter();
  const dayText = useDayText({ dateStyle: 'medium' });
  const { sites } = useMe();
  const columns: readonly Column<Found>[] = [
    {
      key: 'name',
      head: t('columns.member'),
      renderCell: ({ site, id, name, email }) => (
        <span className="person-cell">
          <Initials name={name} />
          <span>
            <Link to="/members/$at/$id" params={{ at: String(site), id }} preload={false} className="row-name">
              {name}
            </Link>
            <span className="cell-second">{email}</span>
          </span>
        </span>
      ),
    },
    {
      key: 'site',
      head: t('columns.site'),
      renderCell: ({ site }) => sites.find((one) => one.site === site)?.name ?? String(site),
    },
    {
      key: 'since',
      head: t('columns.since'),
      renderCell: ({ signed_up_at }) => format.dateTime(new Date(signed_up_at), { dateStyle: 'medium' }),
    },
    {
      key: 'last',
      head: t('columns.last'),
      renderCell: ({ last_active_on }) => (last_active_on === null ? '–' : dayText(last_active_on)),
    },
    { key: 'state', head: t('columns.state'), renderCell: ({ state }) => <MemberStatus state={state} /> },
  ];
  return <DataTable label={t('results')} columns={columns} rows={members} idOf={({ site, id }) => `${site}-${id}`} />;
}
