import * as z from 'zod/mini';

/** Less says nothing to who reads it later. */
export const fewestReasonCharacters = 3;
export const maxReasonCharacters = 500;
export const maxExplanationCharacters = 2000;

/** What staff write about what they do: never blanks alone. */
export const wordsUpTo = (most: number) =>
  z.string().check(z.trim(), z.minLength(fewestReasonCharacters), z.maxLength(most));
/** Why staff did it, for the log. */
export const reasonText = wordsUpTo(maxReasonCharacters);
/** Why it was decided so, for whom it is about. */
export const explanationText = wordsUpTo(maxExplanationCharacters);
