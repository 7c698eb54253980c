import { type Gender, genderBits, genders } from '@vonk/contract/profile';

/** Genders as the bits of `looks_for`; null when none is chosen. */
export const bitsOf = (chosen: readonly Gender[]): number | null =>
  chosen.reduce((sum, gender) => sum | genderBits[gender], 0) || null;

/** The genders of `looks_for`; none without consent (T75). */
export const gendersOf = (looksFor: number | null): Gender[] =>
  genders.filter((gender) => ((looksFor ?? 0) & genderBits[gender]) !== 0);
