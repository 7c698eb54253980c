import { useFormatter } from 'use-intl';

/** An amount in minor units, as staff read it. */
export function useMoney(): (amount: { minor: number; currency: string }) => string {
  const format = useFormatter();
  return ({ minor, currency }) => format.number(minor / 100, { style: 'currency', currency });
}
