import { day, hour, minute } from '@vonk/contract/durations';

/** In whole minutes below two hours, in hours below three days, else in days. */
export function lengthOf(milliseconds: number): { unit: 'minutes' | 'hours' | 'days'; count: number } {
  const minutes = Math.floor(milliseconds / minute);
  if (minutes < 120) return { unit: 'minutes', count: minutes };
  if (milliseconds < 3 * day) return { unit: 'hours', count: Math.floor(milliseconds / hour) };
  return { unit: 'days', count: Math.floor(milliseconds / day) };
}
