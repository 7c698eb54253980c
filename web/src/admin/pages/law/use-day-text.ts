import { useFormatter } from 'use-intl';

/** A calendar day in words, the same on every clock. */
export function useDayText(): (day: string) => string {
  const format = useFormatter();
  return (day) => format.dateTime(new Date(`${day}T12:00:00Z`), { dateStyle: 'medium', timeZone: 'UTC' });
}
