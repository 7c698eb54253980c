import type { Features } from '../src/features.ts';

/** A text to learn from: its features, and for each output whether it is one. */
export interface Sample extends Features {
  readonly answers: readonly number[];
}

/** Weights by place, those of one place's outputs beside each other. */
export interface Learned {
  readonly biases: Float32Array;
  readonly weights: Float32Array;
}

/** Numbers from 0 to 1, the same ones for the same seed (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** An order of things by chance. */
function shuffle<T>(things: T[], random: () => number): void {
  for (let at = things.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    const [one, two] = [things[at], things[other]];
    if (one !== undefined && two !== undefined) [things[at], things[other]] = [two, one];
  }
}

/** What a text scores, an output each. */
export function scoresOf({ biases, weights }: Learned, { places, values }: Features): Float32Array {
  const scores = Float32Array.from(biases);
  for (let at = 0; at < places.length; at += 1) {
    const from = (places[at] ?? 0) * biases.length;
    const value = values[at] ?? 0;
    for (let output = 0; output < biases.length; output += 1)
      scores[output] = (scores[output] ?? 0) + (weights[from + output] ?? 0) * value;
  }
  return scores;
}

const epochs = 12;
const rate = 0.3;
const pull = 1e-5;

/** Logistic regression for all outputs at once, by AdaGrad with a pull towards 0. */
export function learn(samples: readonly Sample[], width: number, outputs: number): Learned {
  const learned = { biases: new Float32Array(outputs), weights: new Float32Array(width * outputs) };
  const seen = new Float32Array(width * outputs).fill(1e-4);
  const biasSeen = new Float32Array(outputs).fill(1e-4);
  const random = createRandom(7);
  const order = [...samples];
  const step = (of: Float32Array, memory: Float32Array) => (at: number, slope: number) => {
    const sum = (memory[at] ?? 0) + slope * slope;
    memory[at] = sum;
    of[at] = (of[at] ?? 0) - (rate * slope) / Math.sqrt(sum);
  };
  const stepWeight = step(learned.weights, seen);
  const stepBias = step(learned.biases, biasSeen);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, random);
    for (const sample of order) {
      const errors = scoresOf(learned, sample).map(
        (score, output) => 1 / (1 + Math.exp(-score)) - (sample.answers[output] ?? 0),
      );
      sample.places.forEach((place, at) => {
        for (let output = 0; output < outputs; output += 1) {
          const index = place * outputs + output;
          const slope = (errors[output] ?? 0) * (sample.values[at] ?? 0) + pull * (learned.weights[index] ?? 0);
          stepWeight(index, slope);
        }
      });
      errors.forEach((error, output) => stepBias(output, error));
    }
  }
  return learned;
}
