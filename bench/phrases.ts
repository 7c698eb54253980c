import { hintsIn } from '@vonk/phrases/hints';
import { heard, type Intent } from '@vonk/phrases/intents';
import { asksForTruth, truthsIn } from '@vonk/phrases/truth';
import { measure } from '../phrases/train/measure.ts';
import { sentencesIn } from '../phrases/train/sentences.ts';

const budget = 0.9;
const budgeted = ['truth', 'money', 'contact'];
const maxMilliseconds = 1;

/** What is heard of a text, by name. */
function heardIn(text: string): Set<string> {
  const found = truthsIn(text);
  const { money, contact } = hintsIn(text);
  if (money) found.add('money');
  if (contact) found.add('contact');
  return found;
}

/**
 * How well the truth notice (T7) and the hints (T119) hear, on sentences written apart from the rules: recall and
 * precision of at least 0.9 in every language, and less than a millisecond a message on
 * the server.
 */
export async function benchPhrases(): Promise<boolean> {
  const sentences = sentencesIn('held-out');
  const names: [string, readonly Intent[]][] = Object.entries({ ...heard.truth, ...heard.hints });
  const answers = sentences.map((sentence) => ({ ...sentence, found: heardIn(sentence.text) }));
  const started = performance.now();
  for (const { text } of sentences) asksForTruth(text);
  const milliseconds = (performance.now() - started) / sentences.length;
  let isWithin = milliseconds < maxMilliseconds;
  for (const locale of new Set(sentences.map((sentence) => sentence.locale)))
    for (const [name, intents] of names) {
      const mine = answers.filter((answer) => answer.locale === locale);
      const { recall, precision, count } = measure(
        mine.map((answer) => ({
          isMeant: intents.some((intent) => answer.intents.has(intent)),
          isHeard: answer.found.has(name),
        })),
      );
      const isGood = recall >= budget && precision >= budget;
      if (budgeted.includes(name)) isWithin &&= isGood;
      const mark = budgeted.includes(name) && !isGood ? `below ${budget}` : '';
      console.log(
        `${locale}  ${name.padEnd(10)} recall ${recall.toFixed(2)}  precision ${precision.toFixed(2)}`,
        ` n ${count}  ${mark}`,
      );
    }
  console.log(`${milliseconds.toFixed(2)} ms a message on the server (at most ${maxMilliseconds})`);
  return isWithin;
}
