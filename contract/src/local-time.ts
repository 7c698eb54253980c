import { isDay } from './calendar.ts';
import { day, minute } from './durations.ts';

// Making a formatter costs a hundred times what using it does.
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const options = { timeZone, dateStyle: 'short', timeStyle: 'short' } as const;
  // Swedish moments are written `yyyy-mm-dd hh:mm`.
  const formatter = formatters.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE-u-ca-gregory-nu-latn', options);
  formatters.set(timeZone, formatter);
  return formatter;
}

/** What calendar and clock of an IANA time zone show at an instant, as `yyyy-mm-dd hh:mm`. */
export const localTime = (instant: Date, timeZone: string): string => formatterOf(timeZone).format(instant);

/**
 * The instant at which the clock of a time zone shows this day (`yyyy-mm-dd`) and time (`hh:mm`): the first, where it
 * shows it twice; undefined where it never does, as in the hour that summer time leaves out.
 */
export function instantAt(date: string, time: string, timeZone: string): Date | undefined {
  const asUtc = Date.parse(`${date}T${time}:00Z`);
  if (!isDay(date) || Number.isNaN(asUtc)) return undefined;
  const shown = (instant: number) => Date.parse(`${localTime(new Date(instant), timeZone).replace(' ', 'T')}:00Z`);
  // What the zone was ahead by the day before and will be the day after: one of the two holds at the moment itself.
  const offsets = [asUtc - day, asUtc + day].map((near) => shown(near) - near);
  const found = offsets.map((offset) => asUtc - offset).filter((instant) => shown(instant) === asUtc);
  return found.length === 0 ? undefined : new Date(Math.min(...found));
}

/** A moment to the minute, as inputs of a day and a time have it. */
export function dayAndTime(instant: Date, timeZone: string): { date: string; time: string } {
  const [date = '', time = ''] = localTime(new Date(Math.floor(instant.getTime() / minute) * minute), timeZone).split(
    ' ',
  );
  return { date, time };
}
