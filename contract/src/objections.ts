import { day } from './durations.ts';
import { countGraphemes } from './text.ts';

/** A decision about a member can be objected to for so long, whatever it is about (T62). */
export const objectionDays = 183;
/** In graphemes. */
export const maxObjectionCharacters = 1000;

/** Until when a decision can be objected to (T62). */
export const objectUntil = (decidedAt: Date): Date => new Date(decidedAt.getTime() + objectionDays * day);

/** How an objection is judged: what was taken is given back, or it stays taken, and why is explained anew (T62). */
export type Judgement = { readonly outcome: 'restored' } | { readonly outcome: 'upheld'; readonly explanation: string };

/** Why what was taken stays taken; null where it is given back. */
export const explanationOf = (judgement: Judgement): string | null =>
  judgement.outcome === 'upheld' ? judgement.explanation : null;

/** Why an objection is refused. */
export const objectionErrors = ['text_required', 'objection_too_long', 'objection_late', 'objection_made'] as const;
export type ObjectionError = (typeof objectionErrors)[number];

/** What is wrong with a cleaned objection; undefined when nothing is. */
export function objectionMistake(text: string): 'text_required' | 'objection_too_long' | undefined {
  if (text === '') return 'text_required';
  return countGraphemes(text) > maxObjectionCharacters ? 'objection_too_long' : undefined;
}
