/** A number as staff type it, with a comma or a point; undefined for what is none. */
export const readNumber = (typed: string): number | undefined =>
  /^\d{1,9}([.,]\d+)?$/.test(typed.trim()) ? Number(typed.trim().replace(',', '.')) : undefined;

/** The same without a fraction. */
export function readWhole(typed: string): number | undefined {
  const value = readNumber(typed);
  return Number.isInteger(value) ? value : undefined;
}
