import { fromEuro } from '../../sites/index.ts';

const euroMinor = 249;

/** What the tryout pack costs, in the minor units of the currency that the member would pay in (CRED-3, C33). */
export const tryoutMinor = (currency: string): number => fromEuro(euroMinor, currency);
