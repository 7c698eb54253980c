import { type NumberChart, type NumbersOfChart, peakCharts, stateCharts } from '@vonk/contract/admin/house/numbers';
import type { Counted, Read } from '../counted.ts';
import type { Periods } from './periods.ts';

/** As many parts of a chart have a colour of their own; the others are one. */
const shownParts = 5;

/** What a chart has of one part in one period. */
export interface Amount extends Omit<Counted<Read>, 'measure'> {
  readonly chart: NumberChart;
}

type Combine = (amounts: readonly Pick<Amount, 'amount'>[]) => number;
const sum: Combine = (amounts) => amounts.reduce((total, { amount }) => total + amount, 0);
const most: Combine = (amounts) => amounts.reduce((total, { amount }) => Math.max(total, amount), 0);

/** One value for each period. */
function valuesOf(amounts: readonly Amount[], periods: readonly string[], combine: Combine): number[] {
  const byDay = Map.groupBy(amounts, ({ day }) => day);
  return periods.map((period) => combine(byDay.get(period) ?? []));
}

/** The parts of a chart that are shown by themselves, the largest first, and what the others come to. */
function partsOf(
  amounts: readonly Amount[],
  { periods, isState, combine }: { readonly periods: readonly string[]; readonly isState: boolean; combine: Combine },
): NumbersOfChart['parts'] {
  const inSight = amounts.filter(({ day }) => periods.includes(day));
  const parts = [...Map.groupBy(inSight, ({ part }) => part)].toSorted(
    ([a, ofA], [b, ofB]) => (isState ? Number(a) - Number(b) : 0) || combine(ofB) - combine(ofA) || a.localeCompare(b),
  );
  // One more stands by itself too: "others" of one part would say less.
  const own = parts.length > shownParts + 1 ? parts.slice(0, shownParts) : parts;
  const others = parts.slice(own.length).flatMap(([, amountsOf]) => amountsOf);
  return [
    ...own.map(([part, amountsOf]) => ({ part, values: valuesOf(amountsOf, periods, combine) })),
    ...(others.length > 0 ? [{ part: null, values: valuesOf(others, periods, combine) }] : []),
  ];
}

/** A chart out of what was read, or one for each currency that was paid in. */
export function chartsOf(name: NumberChart, own: readonly Amount[], { shown, before }: Periods): NumbersOfChart[] {
  const combine = peakCharts.includes(name) ? most : sum;
  const currencies = [...Map.groupBy(own, ({ currency }) => currency)].toSorted(([, a], [, b]) => sum(b) - sum(a));
  const isState = stateCharts.includes(name);
  // A day that nobody counted yet says nothing of how things stand.
  const last = isState ? shown.findLast((period) => own.some(({ day }) => day === period)) : undefined;
  const compared: { readonly total: readonly (string | undefined)[]; readonly before: readonly string[] } = isState
    ? { total: [last], before: shown.slice(0, 1) }
    : { total: shown.slice(0, -1), before };
  return (currencies.length === 0 ? [['', []] as const] : currencies).map(([currency, amountsOf]) => ({
    name,
    currency: currency === '' ? null : currency,
    parts: partsOf(amountsOf, { periods: shown, isState, combine }),
    total: combine(amountsOf.filter(({ day }) => compared.total.includes(day))),
    before: combine(amountsOf.filter(({ day }) => compared.before.includes(day))),
  }));
}
