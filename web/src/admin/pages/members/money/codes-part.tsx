import type { MemberView } from '@vonk/contract/admin/members';
import { useFormatter, useTranslations } from 'use-intl';
import { type Column, DataTable } from '../../../parts/layout/data-table.tsx';
import { Pane } from '../../../parts/layout/pane.tsx';
import { Status, type StatusKind } from '../../../parts/status.tsx';
import { NewestOf } from './newest-of.tsx';

type Code = NonNullable<MemberView['codes']>[number];

const kinds: Readonly<Record<Code['state'], StatusKind>> = { active: 'ok', expired: 'off', ended: 'off' };

/** Discounts that are theirs alone, and those they used (DISC-1). */
export function CodesPart({ codes, total }: { codes: readonly Code[]; total: number }) {
  const t = useTranslations('admin-members.codes');
  const desk = useTranslations('admin-codes');
  const format = useFormatter();
  const columns: readonly Column<Code>[] = [
    {
      key: 'code',
      head: desk('columns.code'),
      renderCell: ({ code, is_own: isOwn }) => (
        <>
          <span className="payment-name">{code}</span>
          {isOwn && <span className="cell-second">{t('own')}</span>}
        </>
      ),
    },
    {
      key: 'percentage',
      head: desk('columns.discount'),
      isFigure: true,
      renderCell: ({ percentage }) =>
        percentage === null ? '–' : format.number(percentage / 100, { style: 'percent', maximumFractionDigits: 2 }),
    },
    {
      key: 'until',
      head: desk('columns.until'),
      renderCell: ({ expires_at: at }) =>
        at === null ? desk('noEnd') : format.dateTime(new Date(Date.parse(at) - 1), { dateStyle: 'medium' }),
    },
    {
      key: 'used',
      head: desk('columns.used'),
      isFigure: true,
      renderCell: ({ paid, held }) =>
        held === 0 ? format.number(paid) : t('held', { paid: format.number(paid), held: format.number(held) }),
    },
    {
      key: 'state',
      head: desk('columns.state'),
      renderCell: ({ state }) => <Status kind={kinds[state]}>{desk(`states.${state}`)}</Status>,
    },
  ];
  return (
    <Pane title={t('title')} wide>
      {codes.length === 0 ? (
        <p className="pane-note">{t('none')}</p>
      ) : (
        <DataTable label={t('title')} columns={columns} rows={codes} idOf={({ code }) => code} />
      )}
      <NewestOf shown={codes.length} total={total} />
    </Pane>
  );
}
