import { isDay } from '@vonk/contract/calendar';
/** A date as typed: what stands in the three fields, complete or not. */
export type DateParts = { day: string; month: string; year: string };
export type DatePart = keyof DateParts;

export const emptyDate: DateParts = { day: '', month: '', year: '' };

/** How many digits fill a field. */
export const digitsOf: Record<DatePart, number> = { day: 2, month: 2, year: 4 };

/**
 * Splits a pasted date: year first (1980-02-28) or, in the order of `order`, with or without separators (28-2-1980,
 * 28021980).
 */
export function splitDate(text: string, order: readonly DatePart[] = ['day', 'month', 'year']): DateParts | undefined {
  const trimmed = text.trim();
  const iso = /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})(?:T.*)?$/.exec(trimmed);
  if (iso) return partsOf(['year', 'month', 'day'], iso.slice(1));
  const separated =
    /^(\d{1,2})\s*[-/. ]\s*(\d{1,2})\s*[-/. ]\s*(\d{4})$/.exec(trimmed) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(trimmed);
  return separated ? partsOf(order, separated.slice(1)) : undefined;
}

function partsOf(order: readonly DatePart[], values: string[]): DateParts {
  const parts = { ...emptyDate };
  for (const [at, part] of order.entries()) parts[part] = (values[at] ?? '').padStart(digitsOf[part], '0');
  return parts;
}

/** `YYYY-MM-DD`, or undefined when the parts are no day of the calendar (31 February, an unfinished year). */
export function isoDateOf({ day, month, year }: DateParts): string | undefined {
  if (!/^\d{1,2}$/.test(day) || !/^\d{1,2}$/.test(month) || !/^\d{4}$/.test(year)) return undefined;
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(iso) ? iso : undefined;
}

/** The parts of `YYYY-MM-DD`; empty for anything else. */
export function datePartsOf(iso: string | undefined): DateParts {
  return (iso !== undefined && splitDate(iso)) || emptyDate;
}

/**
 * What typing leaves in a field that held `before`: digits only, and whether to move on. A separator after a digit
 * moves on as a field that just became full does.
 */
export function typed(part: DatePart, text: string, before: string): { digits: string; movesOn: boolean } {
  const digits = text.replaceAll(/\D/g, '').slice(0, digitsOf[part]);
  const becameFull = digits.length === digitsOf[part] && digits !== before;
  return { digits, movesOn: becameFull || /^\d+[-/. ]$/.test(text) };
}
