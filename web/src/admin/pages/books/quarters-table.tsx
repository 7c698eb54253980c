import type { QuarterAtDesk } from '@vonk/contract/admin/money/books';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { TextButton } from '../../../ui/actions/button.tsx';
import { useAdmin } from '../../api/context.ts';
import { type Column, DataTable } from '../../parts/layout/data-table.tsx';
import { useAct } from '../../parts/use-act.ts';
import { RatesDialog } from './rates-dialog.tsx';
import { useFiles } from './use-files.ts';

/** Quarters, the last first, each with what is declared for it in the One Stop Shop (T49). */
export function QuartersTable({ quarters, site }: { quarters: readonly QuarterAtDesk[]; site: number }) {
  const t = useTranslations('admin-books');
  const { call } = useAdmin();
  const { act, isBusy } = useAct();
  const save = useFiles();
  const [asking, setAsking] = useState<QuarterAtDesk>();
  const take = (one: QuarterAtDesk) => {
    if (one.currencies.length > 0) return setAsking(one);
    act(async () => save(await call('POST /api/admin/quarter-files', { site, quarter: one.quarter, rates: [] })));
  };
  const columns: readonly Column<QuarterAtDesk>[] = [
    {
      key: 'quarter',
      head: t('quarter'),
      renderCell: ({ quarter, is_over: isOver }) => (
        <>
          {quarter.replace('-', ' ')}
          {!isOver && <span className="cell-second">{t('underWay')}</span>}
        </>
      ),
    },
    {
      key: 'currencies',
      head: t('currencies'),
      renderCell: ({ currencies }) => (currencies.length === 0 ? t('noCurrencies') : currencies.join(', ')),
    },
    {
      key: 'files',
      head: t('files'),
      renderCell: (one) => (
        <TextButton
          aria-label={t('takeOf', { name: one.quarter.replace('-', ' ') })}
          disabled={isBusy}
          onClick={() => take(one)}
        >
          {t('take')}
        </TextButton>
      ),
    },
  ];
  return (
    <>
      <DataTable label={t('quarters')} columns={columns} rows={quarters} idOf={({ quarter }) => quarter} isNarrow />
      {asking && (
        <RatesDialog
          quarter={asking}
          site={site}
          onClose={() => setAsking(undefined)}
          onDone={(files) => {
            setAsking(undefined);
            save(files);
          }}
        />
      )}
    </>
  );
}
