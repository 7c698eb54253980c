import type { MandateAtDesk } from '@vonk/contract/admin/money/bookings';
import { useFormatter, useTranslations } from 'use-intl';
import { TextButton } from '../../../ui/actions/button.tsx';
import { type Column, DataTable } from '../../parts/layout/data-table.tsx';
import { Status, type StatusKind } from '../../parts/status.tsx';

const kinds: Readonly<Record<MandateAtDesk['state'], StatusKind>> = {
  standing: 'ok',
  returned: 'bad',
  dormant: 'hold',
  ended: 'off',
};

/** Mandates, the newest first. */
export function MandatesTable({
  mandates,
  onEnd,
}: {
  mandates: readonly MandateAtDesk[];
  onEnd: (reference: string) => void;
}) {
  const t = useTranslations('admin-bookings');
  const format = useFormatter();
  const day = (at: string) => <time dateTime={at}>{format.dateTime(new Date(at), { dateStyle: 'medium' })}</time>;
  const columns: readonly Column<MandateAtDesk>[] = [
    { key: 'reference', head: t('columns.reference'), renderCell: ({ reference }) => reference },
    {
      key: 'state',
      head: t('columns.state'),
      renderCell: ({ state, end_reason: reason }) => (
        <>
          <Status kind={kinds[state]}>{t(`states.${state}`)}</Status>
          {state === 'ended' && reason !== null && <span className="cell-second">{t(`ends.${reason}`)}</span>}
        </>
      ),
    },
    { key: 'signed', head: t('columns.signed'), renderCell: ({ signed_at: at }) => day(at) },
    { key: 'used', head: t('columns.used'), renderCell: ({ used_at: at }) => (at === null ? t('never') : day(at)) },
    {
      key: 'ends',
      head: t('columns.ends'),
      renderCell: ({ ended_at: ended, dormant_at: dormant }) =>
        ended === null ? t('asleep', { day: format.dateTime(new Date(dormant), { dateStyle: 'medium' }) }) : day(ended),
    },
    { key: 'creditor', head: t('columns.creditor'), renderCell: ({ creditor_id: creditor }) => creditor },
    {
      key: 'end',
      head: t('columns.act'),
      isActs: true,
      renderCell: ({ reference, ended_at: ended }) =>
        ended === null && (
          <TextButton aria-label={t('endOf', { reference })} onClick={() => onEnd(reference)}>
            {t('end')}
          </TextButton>
        ),
    },
  ];
  return <DataTable label={t('mandates')} columns={columns} rows={mandates} idOf={({ reference }) => reference} />;
}
