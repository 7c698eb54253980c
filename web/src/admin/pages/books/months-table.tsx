import type { MonthAtDesk } from '@vonk/contract/admin/money/books';
import { useFormatter, useTranslations } from 'use-intl';
import { useDayText } from '../../../texts/use-day-text.ts';
import { TextButton } from '../../../ui/actions/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { useAdmin } from '../../api/context.ts';
import { type Column, DataTable } from '../../parts/layout/data-table.tsx';
import { useAct } from '../../parts/use-act.ts';
import { useMoney } from '../../parts/use-money.ts';
import { useFiles } from './use-files.ts';

const amounts = ['sold', 'back', 'vat', 'earned', 'fees'] as const;

/** Months, the last first, each with its totals by currency and its files. */
export function MonthsTable({ months, site }: { months: readonly MonthAtDesk[]; site: number }) {
  const t = useTranslations('admin-books');
  const { call } = useAdmin();
  const { act, isBusy } = useAct();
  const save = useFiles();
  const format = useFormatter();
  const money = useMoney();
  const dayText = useDayText({ month: 'long', year: 'numeric' });
  const nameOf = (month: string) => dayText(`${month}-01`);
  const columns: readonly Column<MonthAtDesk>[] = [
    {
      key: 'month',
      head: t('month'),
      renderCell: ({ month, is_over: isOver }) => (
        <>
          {nameOf(month)}
          {!isOver && <span className="cell-second">{t('underWay')}</span>}
        </>
      ),
    },
    {
      key: 'payments',
      head: t('payments'),
      isFigure: true,
      renderCell: ({ sums }) => format.number(sums.reduce((sum, { payments }) => sum + payments, 0)),
    },
    ...amounts.map((name): Column<MonthAtDesk> => ({
      key: name,
      head: t(name),
      isFigure: true,
      renderCell: ({ sums }) =>
        sums.length === 0
          ? '–'
          : sums.map((sum, at) => (
              <span key={sum.currency} className={classes(at > 0 && 'block')}>
                {money({ minor: sum[`${name}_minor`], currency: sum.currency })}
              </span>
            )),
    })),
    {
      key: 'files',
      head: t('files'),
      renderCell: ({ month }) => (
        <TextButton
          aria-label={t('takeOf', { name: nameOf(month) })}
          disabled={isBusy}
          onClick={() => act(async () => save(await call('POST /api/admin/month-files', { site, month })))}
        >
          {t('take')}
        </TextButton>
      ),
    },
  ];
  return <DataTable label={t('title')} columns={columns} rows={months} idOf={({ month }) => month} />;
}
