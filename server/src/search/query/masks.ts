import {
  type Interest,
  interestNumbers,
  numbersPerMask,
  ofEachList,
  optionNumbers,
  type ProfileOption,
} from '@vonk/contract/profile';

/** A mask that lets everybody pass: one bit of every profile's masks is always on (`markBit`). */
const everybody = '-1';

const maskOf = (numbers: Readonly<Record<string, number>>, chosen: readonly string[]): string =>
  chosen.length === 0
    ? everybody
    : String(chosen.reduce((mask, slug) => mask | (1n << BigInt((numbers[slug] ?? 0) % numbersPerMask)), 0n));

/** Whom one of these interests lets pass, among `interest_bits` of profiles. */
export const interestMask = (chosen: readonly Interest[]): string => maskOf(interestNumbers, chosen);

/** Whom one of these answers lets pass, for each list, in the column of the list (`answerColumn`). */
export const answerMasks = (
  chosen: Readonly<Partial<Record<ProfileOption, readonly string[]>>>,
): Record<ProfileOption, string> => ofEachList((name) => maskOf(optionNumbers[name], chosen[name] ?? []));

/** The masks of a profile in the order of their numbers. */
const answerColumns = ['answer_bits', 'answer_bits_2'] as const;
export type AnswerColumn = (typeof answerColumns)[number];

export function answerColumn(name: ProfileOption): AnswerColumn {
  const [number = 0] = Object.values(optionNumbers[name]);
  const column = answerColumns[Math.floor(number / numbersPerMask)];
  if (column === undefined) throw new Error(`the list ${name} stands in a mask that profiles do not have`);
  return column;
}
