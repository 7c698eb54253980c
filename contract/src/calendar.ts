import { hour } from './durations.ts';
/** A calendar day as `yyyy-mm-dd`; such days compare as strings. */
export type Day = string;

// Making a formatter costs a hundred times what using it does. Swedish dates are written `yyyy-mm-dd`.
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const options = { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const formatter = formatters.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE-u-ca-gregory-nu-latn', options);
  formatters.set(timeZone, formatter);
  return formatter;
}

/** The calendar day in an IANA time zone at an instant: a site's day turns at its own midnight. */
export const calendarDay = (instant: Date, timeZone: string): Day => formatterOf(timeZone).format(instant);

const hourFormatters = new Map<string, Intl.DateTimeFormat>();

/** The hour, 0 to 23, that the clock of an IANA time zone shows at an instant. */
export function hourOf(instant: Date, timeZone: string): number {
  const options = { timeZone, hour: '2-digit', hourCycle: 'h23' } as const;
  const formatter = hourFormatters.get(timeZone) ?? new Intl.DateTimeFormat('en-u-nu-latn', options);
  hourFormatters.set(timeZone, formatter);
  return Number(formatter.format(instant));
}

/** Whether `text` is a day that exists: 2023-02-30 is none, nor is anything that is not written `yyyy-mm-dd`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Noon of a day in UTC: written in UTC, and on nearly every clock, it is that day. */
export const noonOf = (day: Day): Date => new Date(`${day}T12:00:00Z`);

/**
 * Whole years between a birth date and a day. Who was born on 29 February turns a year older on 1 March of a common
 * year.
 */
export function ageOn(birthDate: Day, day: Day): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

/** The first instant of the next calendar day in a time zone: midnight there, also on days of 23 or 25 hours. */
export function dayEnd(instant: Date, timeZone: string): Date {
  const day = calendarDay(instant, timeZone);
  let [before, after] = [instant.getTime(), instant.getTime() + 26 * hour];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (calendarDay(new Date(middle), timeZone) === day) before = middle;
    else after = middle;
  }
  return new Date(after);
}
