// `npm run phrases`: learns from the sentences for training, says what came out on those it had not seen, and writes
// the models. The same data give the same models.
import { mkdirSync, writeFileSync } from 'node:fs';
import { highest, letters, togetherOf } from '../src/classifier.ts';
import { featuresOf } from '../src/features.ts';
import { heard, type Intent } from '../src/intents.ts';
import { lexiconOf } from '../src/lexicon.ts';
import { wordsOf } from '../src/words.ts';
import { createRandom, learn, scoresOf, type Learned, type Sample } from './learn.ts';
import { limitOf, measure } from './measure.ts';
import { readLexicons, sentencesIn, stampOf } from './sentences.ts';

const folds = 5;
const widths = { truth: 2 ** 16, hints: 2 ** 15 } as const;
type ModelName = keyof typeof widths;

const lexicons = readLexicons();
const lexicon = lexiconOf(lexicons);
const sentences = sentencesIn('training');
const folder = new URL('../src/model/', import.meta.url);
mkdirSync(folder, { recursive: true });
const write = (name: string, code: string) => {
  writeFileSync(new URL(`${name}.gen.ts`, folder), `// Written by \`npm run phrases\`.\n${code}`);
};

/** Scores every sentence by what was learned from the others. */
function crossValidate(samples: readonly Sample[], width: number, outputs: number): Float32Array[] {
  const random = createRandom(1);
  const foldOf = samples.map(() => Math.floor(random() * folds));
  const scores: Float32Array[] = samples.map(() => new Float32Array(outputs));
  for (let fold = 0; fold < folds; fold += 1) {
    const learned = learn(
      samples.filter((_, at) => foldOf[at] !== fold),
      width,
      outputs,
    );
    samples.forEach((sample, at) => {
      if (foldOf[at] === fold) scores[at] = scoresOf(learned, sample);
    });
  }
  return scores;
}

/** Finds the limit of a score, and prints what it gives in each language. */
function judge(name: string, scored: readonly { score: number; isMeant: boolean }[]): number {
  const limit = limitOf(scored);
  const cells = [...new Set(sentences.map(({ locale }) => locale))].map((locale) => {
    const mine = scored.filter((_, at) => sentences[at]?.locale === locale);
    const { precision, recall } = measure(mine.map(({ score, isMeant }) => ({ isMeant, isHeard: score >= limit })));
    return `${locale} ${precision.toFixed(2)}/${recall.toFixed(2)}`;
  });
  console.log(name.padEnd(10), cells.join('  '));
  return limit;
}

/** The weights of one output as letters. */
function encode({ weights, biases }: Learned, output: number, limit: number) {
  const mine = weights.filter((_, at) => at % biases.length === output);
  const sizes = mine.map(Math.abs).sort();
  // The few weights beyond are cut, so that all the others are told apart finely.
  const step = (sizes[Math.floor(sizes.length * 0.999)] ?? 1) / highest;
  const level = (weight: number) => Math.max(-highest, Math.min(highest, Math.round(weight / step)));
  const text = Array.from(mine, (weight) => letters[highest + level(weight)]).join('');
  return `{ bias: ${((biases[output] ?? 0) - limit).toFixed(4)}, step: ${step.toFixed(6)}, weights: '${text}' }`;
}

function train(model: ModelName): void {
  const width = widths[model];
  const outputs = Object.entries<readonly Intent[]>(heard[model]);
  const samples = sentences.map(({ text, intents }) => ({
    ...featuresOf(lexicon, wordsOf(text), width),
    answers: outputs.map(([, parts]) => Number(parts.some((intent) => intents.has(intent)))),
  }));
  const scores = crossValidate(samples, width, outputs.length);
  const limits = outputs.map(([name], output) =>
    judge(
      name,
      scores.map((each, at) => ({ score: each[output] ?? 0, isMeant: samples[at]?.answers[output] === 1 })),
    ),
  );
  const together =
    model === 'hints'
      ? 0
      : judge(
          'together',
          scores.map((each, at) => ({
            score: togetherOf(
              Object.fromEntries(outputs.map(([name], output) => [name, (each[output] ?? 0) - (limits[output] ?? 0)])),
            ),
            isMeant: samples[at]?.answers[0] === 1,
          })),
        );
  const learned = learn(samples, width, outputs.length);
  const code = outputs.map(([name], output) => `    ${name}: ${encode(learned, output, limits[output] ?? 0)},\n`);
  write(
    model,
    `import type { Model } from '../classifier.ts';\n\nexport const model: Model = {\n  width: ${width},\n` +
      `  together: ${together.toFixed(4)},\n  outputs: {\n${code.join('')}  },\n};\n`,
  );
}

console.log(`${sentences.length} sentences; precision/recall on what was not learned from`);
write('lexicons', `export const lexicons: readonly string[] = ${JSON.stringify(lexicons, null, 2)};\n`);
train('truth');
train('hints');
write('stamp', `/** What the models were made from. */\nexport const stamp = '${stampOf()}';\n`);
