/**
 * An amount as staff type it (`12,50`, `12.5`, `12`), in minor units; null for nothing typed, undefined for what is no
 * amount. Each currency here has two decimals.
 */
export function readAmount(typed: string): number | null | undefined {
  const text = typed.trim();
  if (text === '') return null;
  if (!/^\d{1,6}([.,]\d{1,2})?$/.test(text)) return undefined;
  const minor = Math.round(Number(text.replace(',', '.')) * 100);
  return minor > 0 ? minor : undefined;
}
