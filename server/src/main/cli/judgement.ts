import { fewestReasonCharacters as fewest, maxExplanationCharacters as most } from '@vonk/contract/admin/words';
import type { Judgement } from '@vonk/contract/objections';
import { type Command, Option } from 'commander';

/** Whether an objection is followed, and the words that say why not. */
export interface Judging {
  explanation?: string;
}

/** Adds the words in which what stays taken is explained anew (T62). */
export const withExplanation = (command: Command): Command =>
  command.addOption(
    new Option('--explanation <text>', 'why it stays, in the language of the member, who reads it; needed for upheld'),
  );

/** The judgement of a command. Throws where what stays taken is not explained. */
export function judgementOf(outcome: Judgement['outcome'], { explanation = '' }: Judging): Judgement {
  if (outcome === 'restored') return { outcome };
  const words = explanation.trim();
  if (words.length < fewest || words.length > most)
    throw new Error(`Say why it stays with --explanation, in ${fewest} to ${most} characters: the member reads it.`);
  return { outcome, explanation: words };
}
