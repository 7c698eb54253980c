import { createClassifier, togetherOf, type Scores } from './classifier.ts';
import { lexiconOf } from './lexicon.ts';
import { lexicons } from './model/lexicons.gen.ts';
import { model } from './model/truth.gen.ts';

const scoresOf = createClassifier(lexiconOf(lexicons), model);
const isTruth = (scores: Scores) => togetherOf(scores) >= model.together;

/**
 * Whether a text asks if one is real, to meet, to phone or to go on elsewhere, in any of seven languages: an invented
 * profile answers that with the truth (T7).
 */
export const asksForTruth = (text: string): boolean => scoresOf(text).some(isTruth);

/** What of the truth a text asks for: `truth` and the intents it consists of. */
export function truthsIn(text: string): Set<string> {
  const windows = scoresOf(text);
  const intents = Object.keys(model.outputs).slice(1);
  const found = new Set(intents.filter((intent) => windows.some((scores) => (scores[intent] ?? -1) >= 0)));
  if (windows.some(isTruth)) found.add('truth');
  return found;
}
