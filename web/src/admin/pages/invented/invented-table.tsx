import type { ListedInvented } from '@vonk/contract/admin/sites/invented';
import { useFormatter, useTranslations } from 'use-intl';
import { TextButton } from '../../../ui/actions/button.tsx';
import { useNameAndAge } from '../../../texts/use-name-and-age.ts';
import { type Column, DataTable } from '../../parts/layout/data-table.tsx';
import { Status } from '../../parts/status.tsx';

export type InventedAct = 'change' | 'pictures' | 'hide' | 'show' | 'versions';

type InventedTableProps = {
  profiles: readonly ListedInvented[];
  onAct: (act: InventedAct, profile: ListedInvented) => void;
};

/** The profiles that are nobody's: what each is, whether it is shown, and whether members wait for an answer of it. */
export function InventedTable({ profiles, onAct }: InventedTableProps) {
  const t = useTranslations('admin-invented');
  const format = useFormatter();
  const nameAndAge = useNameAndAge();
  const columns: readonly Column<ListedInvented>[] = [
    {
      key: 'name',
      head: t('columns.name'),
      renderCell: (profile) => (
        <>
          {nameAndAge(profile)}
          <span className="cell-second">{t(`kinds.${profile.kind}`)}</span>
        </>
      ),
    },
    {
      key: 'state',
      head: t('columns.state'),
      renderCell: ({ is_shown: isShown, at, by }) => (
        <>
          <Status kind={isShown ? 'ok' : 'off'}>{t(isShown ? 'on' : 'off')}</Status>
          <span className="cell-second">
            {t('since', { at: format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' }) })} ·{' '}
            {by ?? t('found')}
          </span>
        </>
      ),
    },
    { key: 'photos', head: t('columns.photos'), isFigure: true, renderCell: ({ photos }) => format.number(photos) },
    { key: 'waiting', head: t('columns.waiting'), isFigure: true, renderCell: ({ waiting }) => format.number(waiting) },
    {
      key: 'act',
      head: t('columns.act'),
      isActs: true,
      renderCell: (profile) => (
        <span className="block-acts">
          {(['change', 'pictures', profile.is_shown ? 'hide' : 'show', 'versions'] as const).map((act) => (
            <TextButton
              key={act}
              aria-label={t(`${act}Of`, { name: profile.name })}
              onClick={() => onAct(act, profile)}
            >
              {t(act)}
            </TextButton>
          ))}
        </span>
      ),
    },
  ];
  return <DataTable label={t('title')} columns={columns} rows={profiles} idOf={({ id }) => id} />;
}
