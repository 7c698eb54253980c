import { type NumbersOfChart, type NumberStep, shownPeriods, stateCharts } from '@vonk/contract/admin/house/numbers';
import { useFormatter, useTranslations } from 'use-intl';
import { useMoney } from '../../parts/use-money.ts';
import { usePartNames } from './use-part-names.ts';

/** How a chart and what stands in it is said in the reader's language. */
export function useChartWords({ name, currency }: Pick<NumbersOfChart, 'name' | 'currency'>, step: NumberStep) {
  const t = useTranslations('admin-numbers');
  const format = useFormatter();
  const money = useMoney();
  const partNames = usePartNames();
  const amount = (value: number) => (currency === null ? format.number(value) : money({ minor: value, currency }));
  const isState = stateCharts.includes(name);
  return {
    // Of money that never came there is no currency to name.
    title: currency === null ? t(`names.${name}`) : t('inCurrency', { chart: t(`names.${name}`), currency }),
    partName: (part: string | null) => (part === null ? t('others') : partNames[name](part)),
    amount,
    /** Whether what stands in the periods is not added up over time. */
    isState,
    /** As it stands along an axis: as short as it can be said. */
    level: (value: number) => format.number(currency === null ? value : value / 100, { notation: 'compact' }),
    periodName: (day: string) =>
      format.dateTime(new Date(`${day}T12:00:00Z`), {
        timeZone: 'UTC',
        ...(step === 'month' ? { month: 'short', year: '2-digit' } : { day: 'numeric', month: 'numeric' }),
      }),
    /** What it comes to beside as long a time before. */
    result({ total, before }: Pick<NumbersOfChart, 'total' | 'before'>) {
      const span = t(`spans.${step}`, { count: String(shownPeriods[step] - 1) });
      if (isState && before === 0) return t('state', { total: amount(total) });
      if (before === 0) return t('total', { total: amount(total), before: amount(before), span });
      const change = format.number((total - before) / before, {
        style: 'percent',
        signDisplay: 'exceptZero',
        maximumFractionDigits: 0,
      });
      return t(isState ? 'stateChange' : 'change', { total: amount(total), change, span });
    },
  };
}
export type ChartWords = ReturnType<typeof useChartWords>;
