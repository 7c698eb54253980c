import { useFormatter } from 'use-intl';

/** From so many hours on a duration is said in days. */
export const hoursOfDays = 72;

/** A number of hours in words, or of days where they are many; none is a dash. */
export function useDuration(): (hours: number | null) => string {
  const format = useFormatter();
  const inUnit = (value: number, unit: 'hour' | 'day') =>
    format.number(value, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 });
  return (hours) => {
    if (hours === null) return '–';
    return hours < hoursOfDays ? inUnit(hours, 'hour') : inUnit(hours / 24, 'day');
  };
}
