/** Money as Mollie writes it: `{ currency: 'EUR', value: '24.99' }`. */
export interface Amount {
  readonly currency: string;
  readonly value: string;
}

/** Hundredths of an amount; NaN for what is none. */
export const minorOf = ({ value }: Amount): number =>
  /^\d+\.\d{2}$/.test(value) ? Math.round(Number(value) * 100) : Number.NaN;

export const amountOf = (minor: number, currency: string): Amount => ({ currency, value: (minor / 100).toFixed(2) });

export const sumOf = (amounts: readonly Amount[]): number => amounts.reduce((sum, amount) => sum + minorOf(amount), 0);
