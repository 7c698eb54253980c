import type { LogEntry } from '@vonk/contract/admin/house/log';
import { useFormatter, useTranslations } from 'use-intl';
import { useMe } from '../../api/context.ts';
import { type Column, DataTable } from '../../parts/layout/data-table.tsx';
import { useActionName } from '../../parts/use-action-name.ts';

/** The newest first, each with the second it was done in. */
export function LogTable({ entries }: { entries: readonly LogEntry[] }) {
  const t = useTranslations('admin-log');
  const format = useFormatter();
  const { sites } = useMe();
  const actionName = useActionName();
  const columns: readonly Column<LogEntry>[] = [
    {
      key: 'at',
      head: t('columns.at'),
      renderCell: ({ at }) => (
        <time dateTime={at}>{format.dateTime(new Date(at), { dateStyle: 'short', timeStyle: 'medium' })}</time>
      ),
    },
    {
      key: 'actor',
      head: t('columns.actor'),
      renderCell: ({ actor }) => (actor.id === null ? t('commandLine', { name: actor.name }) : actor.name),
    },
    {
      key: 'action',
      head: t('columns.action'),
      renderCell: ({ action, reason }) => (
        <>
          <b>{actionName(action)}</b>
          {reason !== '' && <span className="cell-second">{reason}</span>}
        </>
      ),
    },
    { key: 'subject', head: t('columns.subject'), renderCell: ({ subject }) => subject || '–' },
    {
      key: 'site',
      head: t('columns.site'),
      renderCell: ({ site }) => (site === null ? '–' : (sites.find((one) => one.site === site)?.name ?? String(site))),
    },
  ];
  return <DataTable label={t('title')} columns={columns} rows={entries} idOf={({ id }) => id} />;
}
