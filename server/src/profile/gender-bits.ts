import { type Gender, genders } from '@vonk/contract/profile';

const bits: Readonly<Record<Gender, number>> = { male: 1, female: 2, non_binary: 4 };

/** Genders as the bits of `looks_for`; null when none is chosen. */
export const bitsOf = (chosen: readonly Gender[]): number | null =>
  chosen.reduce((sum, gender) => sum | bits[gender], 0) || null;

/** The genders of `looks_for`; none without consent (T75). */
export const gendersOf = (looksFor: number | null): Gender[] =>
  genders.filter((gender) => ((looksFor ?? 0) & bits[gender]) !== 0);
