/** Money as Mollie writes it: a text with two decimals. */
export interface MollieAmount {
  readonly currency: string;
  readonly value: string;
}

/** Hundredths of a currency as Mollie takes them. All currencies of the product have hundredths. */
export const mollieAmount = (minor: number, currency: string): MollieAmount => ({
  currency,
  value: `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`,
});

/** Hundredths of what Mollie said; throws for what is no amount with two decimals, which must never be guessed. */
export function minorOf({ value }: MollieAmount): number {
  const [, whole, hundredths] = /^(\d{1,10})\.(\d{2})$/.exec(value) ?? [];
  if (whole === undefined || hundredths === undefined) throw new Error('mollie told an amount that is none');
  return Number(whole) * 100 + Number(hundredths);
}
