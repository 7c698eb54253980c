import { type Settled, type SettledState, settledStates } from '@vonk/contract/admin/money/settled';
import { useFormatter, useTranslations } from 'use-intl';
import { ChipSelect } from '../../../ui/actions/chip.tsx';
import { TextButton } from '../../../ui/actions/button.tsx';
import type { Column } from '../../parts/layout/data-table.tsx';

/** Chooses between what is to be looked at and what was dealt with. */
export function SettledFilter({ state, onChange }: { state: SettledState; onChange: (state: SettledState) => void }) {
  const t = useTranslations('admin-bookings');
  return (
    <ChipSelect
      label={t('columns.state')}
      value={state}
      options={settledStates.map((value) => ({ value, label: t(`settledStates.${value}`) }))}
      onChange={({ currentTarget: { value } }) => onChange(value === 'settled' ? 'settled' : 'open')}
    />
  );
}

/** The last column of such a list: the way to deal with a row; or who did that, why, and the way to undo it. */
export function useSettledColumn<Row extends { settled: Settled }>(
  state: SettledState,
  nameOf: (row: Row) => string,
  onPress: (row: Row) => void,
): Column<Row> {
  const t = useTranslations('admin-bookings');
  const format = useFormatter();
  return {
    key: 'settled',
    head: t(state === 'settled' ? 'columns.settled' : 'columns.act'),
    isActs: state !== 'settled',
    renderCell: (row) =>
      row.settled ? (
        <>
          {row.settled.reason}
          <span className="cell-second">
            {row.settled.by},{' '}
            <time dateTime={row.settled.at}>
              {format.dateTime(new Date(row.settled.at), { dateStyle: 'medium', timeStyle: 'short' })}
            </time>
          </span>
          <TextButton aria-label={t('reopenOf', { name: nameOf(row) })} onClick={() => onPress(row)}>
            {t('reopen')}
          </TextButton>
        </>
      ) : (
        <TextButton aria-label={t('settleOf', { name: nameOf(row) })} onClick={() => onPress(row)}>
          {t('settle')}
        </TextButton>
      ),
  };
}
