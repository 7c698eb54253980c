import { type Day, noonOf } from '@vonk/contract/calendar';
import { type DateTimeFormatOptions, useFormatter } from 'use-intl';

/** A calendar day in words, the same on every clock: in full, or as `options` say. */
export function useDayText(options: DateTimeFormatOptions = { dateStyle: 'long' }): (day: Day) => string {
  const format = useFormatter();
  return (day) => format.dateTime(noonOf(day), { ...options, timeZone: 'UTC' });
}
