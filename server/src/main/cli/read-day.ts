import { type Day, isDay } from '@vonk/contract/calendar';
import { InvalidArgumentError } from 'commander';

/** A day as it is typed on a command line. */
export function readDay(text: string): Day {
  if (!isDay(text)) throw new InvalidArgumentError('It must be a day, as 2026-12-31.');
  return text;
}
