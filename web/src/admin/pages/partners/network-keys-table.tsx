import type { NetworkKeyAtDesk } from '@vonk/contract/admin/sites/partners';
import { useFormatter, useTranslations } from 'use-intl';
import { TextButton } from '../../../ui/actions/button.tsx';
import { type Column, DataTable } from '../../parts/layout/data-table.tsx';
import { Status } from '../../parts/status.tsx';

type NetworkKeysTableProps = { keys: readonly NetworkKeyAtDesk[]; onEnd: (key: NetworkKeyAtDesk) => void };

/** The keys there are, the newest first. */
export function NetworkKeysTable({ keys, onEnd }: NetworkKeysTableProps) {
  const t = useTranslations('admin-partners');
  const format = useFormatter();
  const moment = (at: string) => format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' });
  const columns: readonly Column<NetworkKeyAtDesk>[] = [
    {
      key: 'network',
      head: t('columns.network'),
      renderCell: ({ network }) => <span className="payment-name">{network}</span>,
    },
    { key: 'made', head: t('columns.made'), renderCell: ({ made_at: at }) => moment(at) },
    {
      key: 'state',
      head: t('columns.state'),
      renderCell: ({ ended_at: at }) =>
        at === null ? (
          <Status kind="ok">{t('works')}</Status>
        ) : (
          <Status kind="off">{t('endedAt', { at: moment(at) })}</Status>
        ),
    },
    {
      key: 'end',
      head: t('columns.act'),
      isActs: true,
      renderCell: (key) =>
        key.ended_at === null && (
          <TextButton
            aria-label={t('endOf', { network: key.network, at: moment(key.made_at) })}
            onClick={() => onEnd(key)}
          >
            {t('end')}
          </TextButton>
        ),
    },
  ];
  return <DataTable label={t('title')} columns={columns} rows={keys} idOf={({ id }) => id} />;
}
