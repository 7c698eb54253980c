import { type NumberStep, shownPeriods } from '@vonk/contract/admin/house/numbers';
import { calendarDay, type Day, noonOf } from '@vonk/contract/calendar';

/** The first days of the periods up to now, the oldest first: those that are shown, and as many that were before. */
export interface Periods {
  readonly shown: readonly Day[];
  /** As many as are over of those that are shown, right before them. */
  readonly before: readonly Day[];
  /** The first and the last day that any of them has. */
  readonly from: Day;
  readonly to: Day;
}

/** The first day of the period that lies so many before the one of a day. Weeks begin on Monday. */
function startOf(step: NumberStep, today: Day, back: number): Day {
  const date = noonOf(today);
  if (step === 'month') date.setUTCMonth(date.getUTCMonth() - back, 1);
  else if (step === 'week') date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7) - 7 * back);
  else date.setUTCDate(date.getUTCDate() - back);
  return calendarDay(date, 'UTC');
}

/** The periods of a chart at a moment, in a time zone; the last one still runs. */
export function periodsAt(
  step: NumberStep,
  { now, timeZone }: { readonly now: Date; readonly timeZone: string },
): Periods {
  const today = calendarDay(now, timeZone);
  const length = shownPeriods[step];
  const start = (back: number) => startOf(step, today, back);
  const shown = Array.from({ length }, (_, at) => start(length - 1 - at));
  const before = Array.from({ length: length - 1 }, (_, at) => start(2 * length - 2 - at));
  return { shown, before, from: before[0] ?? today, to: today };
}
