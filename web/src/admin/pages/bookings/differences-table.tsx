import { Link } from '@tanstack/react-router';
import type { DifferenceAtDesk } from '@vonk/contract/admin/money/differences';
import type { SettledState } from '@vonk/contract/admin/money/settled';
import { useFormatter, useTranslations } from 'use-intl';
import { type Column, DataTable } from '../../parts/layout/data-table.tsx';
import { Status } from '../../parts/status.tsx';
import { useSettledColumn } from './settled-column.tsx';

type DifferencesTableProps = {
  items: readonly DifferenceAtDesk[];
  site: number;
  state: SettledState;
  onPress: (item: DifferenceAtDesk) => void;
};

/** Differences; a payment of ours leads to its page. */
export function DifferencesTable({ items, site, state, onPress }: DifferencesTableProps) {
  const t = useTranslations('admin-bookings');
  const format = useFormatter();
  const day = (at: string) => format.dateTime(new Date(at), { dateStyle: 'medium' });
  const settled = useSettledColumn<DifferenceAtDesk>(state, ({ name }) => name, onPress);
  const columns: readonly Column<DifferenceAtDesk>[] = [
    {
      key: 'name',
      head: t('columns.about'),
      renderCell: ({ name, about, is_ours: isOurs }) => (
        <>
          {isOurs ? (
            <Link to="/payments/$at/$id" params={{ at: String(site), id: name }}>
              {name}
            </Link>
          ) : (
            name
          )}
          <span className="cell-second">{t(`differenceAbout.${about}`)}</span>
        </>
      ),
    },
    {
      key: 'what',
      head: t('columns.what'),
      renderCell: ({ kind, detail }) => (
        <>
          <Status kind="risk">{t(`differenceKinds.${kind}`)}</Status>
          {detail !== null && <span className="cell-second">{t(`differenceDetails.${detail}`)}</span>}
        </>
      ),
    },
    { key: 'provider', head: t('columns.provider'), renderCell: ({ provider }) => provider },
    {
      key: 'found',
      head: t('columns.found'),
      renderCell: ({ found_at: found, seen_at: seen }) => (
        <>
          <time dateTime={found}>{day(found)}</time>
          {day(seen) !== day(found) && <span className="cell-second">{t('seen', { day: day(seen) })}</span>}
        </>
      ),
    },
    settled,
  ];
  return <DataTable label={t('differences')} columns={columns} rows={items} idOf={({ id }) => id} />;
}
