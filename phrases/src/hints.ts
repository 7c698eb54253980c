import { createClassifier } from './classifier.ts';
import { lexiconOf } from './lexicon.ts';
import { model } from './model/hints.gen.ts';
import { lexicons } from './model/lexicons.gen.ts';

const scoresOf = createClassifier(lexiconOf(lexicons), model);

/** What a text asks for or offers, in any of seven languages: money, contact elsewhere, both, neither (T119). */
export function hintsIn(text: string): { readonly money: boolean; readonly contact: boolean } {
  const windows = scoresOf(text);
  const isHeard = (name: string) => windows.some((scores) => (scores[name] ?? -1) >= 0);
  return { money: isHeard('money'), contact: isHeard('contact') };
}
