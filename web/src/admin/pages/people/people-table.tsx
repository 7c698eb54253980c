import type { StaffPerson, StaffState } from '@vonk/contract/admin/people';
import { useFormatter, useTranslations } from 'use-intl';
import { useMe } from '../../api/context.ts';
import { type Column, DataTable } from '../../parts/layout/data-table.tsx';
import { Initials } from '../../parts/initials.tsx';
import { Status, type StatusKind } from '../../parts/status.tsx';
import { useAgo } from '../../parts/use-ago.ts';
import { useGrantNames } from '../../parts/use-grant-names.ts';

const kinds: Readonly<Record<StaffState, StatusKind>> = { active: 'ok', invited: 'new', left: 'off' };

/** Everybody who works or worked here; a name opens what can be changed. */
export function PeopleTable({
  people,
  onChoose,
}: {
  people: readonly StaffPerson[];
  onChoose: (id: StaffPerson['id']) => void;
}) {
  const t = useTranslations('admin-people');
  const format = useFormatter();
  const ago = useAgo();
  const me = useMe();
  const grantNames = useGrantNames();
  const seen = ({ last_seen_at, invited_until }: StaffPerson): string => {
    if (last_seen_at !== null) return ago(last_seen_at);
    if (invited_until === null) return '–';
    return t('linkUntil', {
      date: format.dateTime(new Date(invited_until), { dateStyle: 'medium', timeStyle: 'short' }),
    });
  };
  const columns: readonly Column<StaffPerson>[] = [
    {
      key: 'name',
      head: t('columns.name'),
      renderCell: (person) => (
        <span className="person-cell">
          <Initials name={person.name} />
          <span>
            {person.state === 'left' ? (
              person.name
            ) : (
              <button type="button" className="link-button row-name" onClick={() => onChoose(person.id)}>
                {person.name}
              </button>
            )}
            <span className="cell-second">{person.email}</span>
          </span>
        </span>
      ),
    },
    {
      key: 'grants',
      head: t('columns.roles'),
      renderCell: ({ grants }) =>
        grants.length === 0 ? (
          '–'
        ) : (
          <ul>
            {grantNames(grants, me.sites).map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        ),
    },
    { key: 'seen', head: t('columns.seen'), renderCell: seen },
    {
      key: 'state',
      head: t('columns.state'),
      renderCell: ({ state }) => <Status kind={kinds[state]}>{t(`states.${state}`)}</Status>,
    },
  ];
  return <DataTable label={t('title')} columns={columns} rows={people} idOf={({ id }) => id} />;
}
