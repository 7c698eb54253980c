import { useQuery } from '@tanstack/react-query';
import type { InventoryEntry } from '@vonk/contract/admin/house/inventory';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { saveFile } from '../../../device/files/save-file.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Checkbox } from '../../../ui/form/choices.tsx';
import { FileIcon } from '../../../ui/icons.ts';
import { useAdmin } from '../../api/context.ts';
import { adminKeys } from '../../api/keys.ts';
import { type Column, DataTable } from '../../parts/layout/data-table.tsx';
import { PageHead } from '../../parts/layout/page-head.tsx';
import { Loaded } from '../../parts/layout/pane.tsx';
import { csvOf } from '@vonk/contract/csv';
import { minute } from '@vonk/contract/durations';
import { DrillPart } from './drill-part.tsx';

/** What is kept, what for, on what ground and how long (T78): the record of processing, read from the database. */
export function InventoryPage() {
  const t = useTranslations('admin-law');
  const format = useFormatter();
  const { call } = useAdmin();
  const query = useQuery({
    queryKey: adminKeys.inventory,
    queryFn: () => call('GET /api/admin/inventory', {}),
    staleTime: 10 * minute,
  });
  const [isWhole, setWhole] = useState(false);
  const shown = (query.data?.entries ?? []).filter(({ bases }) => isWhole || !bases.includes('no personal data'));
  const basesOf = ({ bases }: InventoryEntry) => format.list(bases.map((basis) => t(`bases.${basis}`)));
  const save = () => {
    const heads = ['table', 'fields', 'purpose', 'basis', 'retention', 'erasure'] as const;
    const lines = shown.map((entry) => [
      entry.table,
      entry.columns.join(', '),
      entry.purpose,
      basesOf(entry),
      entry.retention,
      t(`erasure.${entry.on_erasure}`),
    ]);
    const content = csvOf([heads.map((head) => t(`columns.${head}`)), ...lines]);
    saveFile({ name: 'processing.csv', type: 'text/csv;charset=utf-8', content });
  };
  const columns: readonly Column<InventoryEntry>[] = [
    { key: 'table', head: t('columns.table'), renderCell: ({ table }) => <span lang="en">{table}</span> },
    {
      key: 'fields',
      head: t('columns.fields'),
      renderCell: (entry) => (
        <span lang="en" className="inventory-fields">
          {entry.columns.join(', ')}
        </span>
      ),
    },
    { key: 'purpose', head: t('columns.purpose'), renderCell: ({ purpose }) => <span lang="en">{purpose}</span> },
    { key: 'basis', head: t('columns.basis'), renderCell: basesOf },
    {
      key: 'retention',
      head: t('columns.retention'),
      renderCell: ({ retention }) => <span lang="en">{retention}</span>,
    },
    { key: 'erasure', head: t('columns.erasure'), renderCell: (entry) => t(`erasure.${entry.on_erasure}`) },
  ];
  return (
    <>
      <PageHead
        title={t('title')}
        intro={t('intro')}
        actions={
          query.data && (
            <Button variant="secondary" icon={<FileIcon />} onClick={save}>
              {t('save')}
            </Button>
          )
        }
      />
      <DrillPart />
      <Loaded query={query}>
        {() => (
          <div className="inventory">
            <Checkbox checked={isWhole} onChange={({ currentTarget: { checked } }) => setWhole(checked)}>
              {t('whole')}
            </Checkbox>
            <section className="pane pane-flush" aria-label={t('title')}>
              <DataTable
                label={t('title')}
                columns={columns}
                rows={shown}
                idOf={(entry) => `${entry.table} ${entry.columns[0]}`}
              />
            </section>
          </div>
        )}
      </Loaded>
    </>
  );
}
