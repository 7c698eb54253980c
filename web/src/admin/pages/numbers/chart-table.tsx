import type { NumbersOfChart } from '@vonk/contract/admin/house/numbers';
import { useTranslations } from 'use-intl';
import { type Column, DataTable } from '../../parts/layout/data-table.tsx';
import type { ChartWords } from './use-chart-words.ts';

interface Row {
  /** The first day of the period; null: all of them together. */
  period: string | null;
  values: readonly (number | null)[];
}

/**
 * What a chart shows as a table: a row for each period, a column for each part, and what they come to or the most of
 * them; states of different times come to nothing together.
 */
export function ChartTable({
  chart: { parts },
  periods,
  words,
}: {
  chart: NumbersOfChart;
  periods: readonly string[];
  words: ChartWords;
}) {
  const t = useTranslations('admin-numbers');
  const all = t(words.isPeak ? 'highest' : 'sum');
  const amountOf = (value: number | null) => (value === null ? '–' : words.amount(value));
  const rows: Row[] = [
    ...periods.map((period, at) => ({ period, values: parts.map(({ values }) => values[at] ?? null) })),
    ...(words.isState || words.isCohort
      ? []
      : [{ period: null, values: parts.map(({ values }) => words.together(values)) }]),
  ];
  const columns: readonly Column<Row>[] = [
    {
      key: 'period',
      head: t('period'),
      renderCell: ({ period }) =>
        period === null
          ? all
          : [words.periodName(period), period === periods.at(-1) && t('runs')].filter(Boolean).join(' '),
    },
    ...parts.map(({ part }, at) => ({
      key: part ?? '/others',
      head: words.partName(part),
      isFigure: true,
      renderCell: ({ values }: Row) => amountOf(values[at] ?? null),
    })),
    ...(words.isCohort
      ? []
      : [
          {
            key: '/sum',
            head: all,
            isFigure: true,
            renderCell: ({ values }: Row) => <b>{words.amount(words.together(values))}</b>,
          },
        ]),
  ];
  return (
    <DataTable
      label={words.title}
      columns={columns}
      rows={rows}
      idOf={({ period }) => period ?? 'sum'}
      isNarrow={parts.length < 2}
    />
  );
}
