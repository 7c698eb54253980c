/** How often what was heard was meant (precision), and what was meant was heard (recall), among `count` meant. */
export interface Measured {
  readonly precision: number;
  readonly recall: number;
  readonly count: number;
}

export interface Judged {
  readonly isMeant: boolean;
  readonly isHeard: boolean;
}

/** Measures answers; 1 where nothing was to be heard. */
export function measure(judged: readonly Judged[]): Measured {
  const count = judged.filter(({ isMeant }) => isMeant).length;
  const said = judged.filter(({ isHeard }) => isHeard).length;
  const right = judged.filter(({ isMeant, isHeard }) => isMeant && isHeard).length;
  return { precision: said === 0 ? 1 : right / said, recall: count === 0 ? 1 : right / count, count };
}

/** The score from which as many are heard as are meant: there precision and recall are the same. */
export function limitOf(scored: readonly { score: number; isMeant: boolean }[]): number {
  const scores = scored.map(({ score }) => score).sort((one, other) => other - one);
  const count = scored.filter(({ isMeant }) => isMeant).length;
  return ((scores[count - 1] ?? 0) + (scores[count] ?? 0)) / 2;
}
