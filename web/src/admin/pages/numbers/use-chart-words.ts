import {
  type NumbersOfChart,
  type NumberStep,
  peakCharts,
  shownPeriods,
  stateCharts,
} from '@vonk/contract/admin/house/numbers';
import { daySeconds, hourSeconds } from '@vonk/contract/durations';
import { max, sum } from 'd3-array';
import { useFormatter, useTranslations } from 'use-intl';
import { useDayText } from '../../../texts/use-day-text.ts';
import { hoursOfDays, useDuration } from '../../parts/time/use-duration.ts';
import { useMoney } from '../../parts/use-money.ts';
import { usePartNames } from './use-part-names.ts';

/** The most of what is known. */
const highest = (values: readonly (number | null)[]): number => max(values, (value) => value ?? 0) ?? 0;

/** How a chart and what stands in it is said in the reader's language. */
export function useChartWords(
  { name, currency, parts }: Pick<NumbersOfChart, 'name' | 'currency' | 'parts'>,
  step: NumberStep,
) {
  const t = useTranslations('admin-numbers');
  const format = useFormatter();
  const money = useMoney();
  const partNames = usePartNames(step);
  const duration = useDuration();
  const periodName = useDayText(
    step === 'month' ? { month: 'short', year: '2-digit' } : { day: 'numeric', month: 'numeric' },
  );
  const amount = (value: number) => {
    if (name === 'queue_ages') return duration(value / hourSeconds);
    return currency === null ? format.number(value) : money({ minor: value, currency });
  };
  const share = (value: number) =>
    value === 0 ? '–' : format.number(value / 100, { style: 'percent', maximumFractionDigits: 0 });
  const isState = stateCharts.includes(name);
  const isPeak = peakCharts.includes(name);
  const inDays = highest(parts.flatMap(({ values }) => values)) >= hoursOfDays * hourSeconds;
  const onAxis = (value: number) => {
    if (name === 'queue_ages') return value / (inDays ? daySeconds : hourSeconds);
    return currency === null ? value : value / 100;
  };
  return {
    // Of money that never came there is no currency to name.
    title: currency === null ? t(`names.${name}`) : t('inCurrency', { chart: t(`names.${name}`), currency }),
    partName: (part: string | null) => (part === null ? t('others') : partNames[name](part)),
    amount,
    /** Whether what stands in the periods is not added up over time. */
    isState,
    /** Whether its parts are of those who signed up in each period, and nothing is added up. */
    isCohort: name === 'retention',
    /** Whether it is the most that was reached, of periods and of parts together too. */
    isPeak,
    /** What several parts or periods come to. */
    together: (values: readonly (number | null)[]): number => (isPeak ? highest(values) : sum(values)),
    /** In what an axis counts: money in its units, a duration in hours or days. */
    onAxis,
    /** Whether there is something between one and two of what an axis counts. */
    hasParts: name === 'queue_ages' || currency !== null,
    /** As it stands along an axis: as short as it can be said. */
    level: (value: number) =>
      format.number(
        value,
        name === 'queue_ages'
          ? { style: 'unit', unit: inDays ? 'day' : 'hour', unitDisplay: 'narrow' }
          : { notation: 'compact' },
      ),
    periodName,
    /** What it comes to beside as long a time before. */
    result({ total, before }: Pick<NumbersOfChart, 'total' | 'before'>) {
      const span = t(`spans.${step}`, { count: String(shownPeriods[step] - 1) });
      if (name === 'retention') return t(`back.${step}`, { share: share(total), before: share(before) });
      if (isState && before === 0) return t('state', { total: amount(total) });
      if (before === 0) return t(isPeak ? 'peak' : 'total', { total: amount(total), before: amount(before), span });
      const change = format.number((total - before) / before, {
        style: 'percent',
        signDisplay: 'exceptZero',
        maximumFractionDigits: 0,
      });
      const said = isPeak ? 'peakChange' : 'change';
      return t(isState ? 'stateChange' : said, { total: amount(total), change, span });
    },
  };
}
export type ChartWords = ReturnType<typeof useChartWords>;
