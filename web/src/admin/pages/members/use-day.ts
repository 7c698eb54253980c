import { useFormatter } from 'use-intl';

/** A calendar day (`2026-11-25`) in words; a dash where there is none. */
export function useDay(): (day: string | null) => string {
  const format = useFormatter();
  return (day) =>
    day === null ? '–' : format.dateTime(new Date(`${day}T00:00:00Z`), { dateStyle: 'medium', timeZone: 'UTC' });
}
