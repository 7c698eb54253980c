import type { NumbersOfChart } from '@vonk/contract/admin/house/numbers';
import type { Day } from '@vonk/contract/calendar';
import type { Amount } from './charts.ts';
import type { Periods } from './periods.ts';

/** In which period somebody of a cohort is here again; undefined: not yet. */
type At = (cohort: number, after: number) => Day | undefined;

/**
 * Whether it is known how many of a cohort were here so many periods later: the period has begun, and all of it lies
 * after the day on which noting began.
 */
const isKnown = (at: Day | undefined, since: Day | null): boolean => at !== undefined && since !== null && at > since;

/** What was counted of who came back, without what is known in part or not at all. */
export function knownReturns(amounts: readonly Amount[], { shown }: Periods, since: Day | null): Amount[] {
  return amounts.filter(
    ({ day, part }) => part === '0' || isKnown(shown[shown.findIndex((one) => one === day) + Number(part)], since),
  );
}

/**
 * Who signed up in each period, and how many of them were here again so many periods later (STAFF-5): part 0 has those
 * who signed up, null stands for what is not known or not yet. What it comes to is the share that was here in the
 * period after, in percent, of the cohorts for which that is over.
 */
export function retentionOf(
  amounts: readonly Amount[],
  { shown, before }: Periods,
  since: Day | null,
): Omit<NumbersOfChart, 'name'> {
  const counts = new Map<string, number>();
  for (const { day, part, amount } of amounts) {
    const key = `${day} ${part}`;
    counts.set(key, (counts.get(key) ?? 0) + amount);
  }
  const countOf = (cohort: Day | undefined, after: number) => counts.get(`${cohort} ${after}`) ?? 0;
  const at: At = (cohort, after) => shown[cohort + after];
  const later = Array.from({ length: shown.length - 1 }, (_, index) => index + 1).map((after) => ({
    part: String(after),
    values: shown.map((day, cohort) => (isKnown(at(cohort, after), since) ? countOf(day, after) : null)),
  }));
  const sizes = shown.map((day) => countOf(day, 0));
  const shareBack = (cohorts: readonly { day: Day; next: Day | undefined }[]) => {
    const known = cohorts.filter(({ next }) => isKnown(next, since)).map(({ day }) => day);
    const size = known.reduce((sum, day) => sum + countOf(day, 0), 0);
    return size === 0 ? 0 : (100 * known.reduce((sum, day) => sum + countOf(day, 1), 0)) / size;
  };
  return {
    currency: null,
    parts: sizes.every((size) => size === 0)
      ? []
      : [{ part: '0', values: sizes }, ...later.filter(({ values }) => values.some((value) => value !== null))],
    // The last period still runs: of those who signed up in the one before, some come back yet.
    total: shareBack(shown.slice(0, -2).map((day, index) => ({ day, next: shown[index + 1] }))),
    before: shareBack(before.map((day, index) => ({ day, next: before[index + 1] ?? shown[0] }))),
  };
}
