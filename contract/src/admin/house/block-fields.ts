import type { Locale } from '../../locales.ts';

/** What a block is for: the reason of a decision, an answer of the site's team, or a letter to a member. */
export const blockKinds = ['reason', 'answer', 'letter'] as const;
export type BlockKind = (typeof blockKinds)[number];

/** What a text may leave open, by what it is for: what is known where it is put in. */
export const blockFields = {
  reason: ['number', 'site'],
  answer: ['name', 'profile', 'site'],
  letter: ['name', 'site'],
} as const satisfies Readonly<Record<BlockKind, readonly string[]>>;
export type BlockField = (typeof blockFields)[BlockKind][number];

/** The longest text, in characters: as many as fit where it is put in. */
export const maxBlock: Readonly<Record<BlockKind, number>> = { reason: 2000, answer: 1000, letter: 2000 };
export const maxBlockName = 60;

/** A block's text in each language that it has one in. */
export type BlockTexts = Readonly<Partial<Record<Locale, string>>>;

/** What is wrong with a text, and where: from `start` up to `end`, in characters. */
export interface BlockMistake {
  readonly code: 'field_broken' | 'field_unknown' | 'field_missing';
  /** The field it is about, as it was written. */
  readonly field: string;
  readonly start: number;
  readonly end: number;
}

interface Piece {
  readonly text: string;
  readonly start: number;
}

/** A field, or a brace without its other one. */
const pieces = (text: string): Piece[] =>
  [...text.matchAll(/\{[^{}\n]*\}|[{}]/g)].map((match) => ({ text: match[0], start: match.index }));

const nameOf = (piece: string): string => piece.slice(1, -1);

/** The fields of a text, as they are written between braces. */
export const fieldsOf = (text: string): readonly string[] => [
  ...new Set(pieces(text).flatMap(({ text: piece }) => (piece.length > 1 ? [nameOf(piece)] : []))),
];

/** The first thing that is wrong with the text of a block of a kind; undefined: nothing is. */
export const blockMistake = (kind: BlockKind, text: string, wanted: readonly string[] = []): BlockMistake | undefined =>
  fieldMistake(blockFields[kind], text, wanted);

/**
 * The first thing that is wrong with a text: a brace without its other one, a field that is not `known`, or one of
 * `wanted` that it lacks, whose place is the end of the text. Undefined: nothing is.
 */
export function fieldMistake(
  known: readonly string[],
  text: string,
  wanted: readonly string[] = [],
): BlockMistake | undefined {
  for (const { text: piece, start } of pieces(text)) {
    const place = { start, end: start + piece.length };
    if (piece.length === 1) return { code: 'field_broken', field: piece, ...place };
    if (!known.includes(nameOf(piece))) return { code: 'field_unknown', field: piece, ...place };
  }
  const has = fieldsOf(text);
  const missing = wanted.find((field) => !has.includes(field));
  if (missing === undefined) return undefined;
  return { code: 'field_missing', field: `{${missing}}`, start: text.length, end: text.length };
}

/** The fields that one of a block's texts has: every one of them has them all. */
export const wantedFields = (texts: BlockTexts): readonly string[] => [
  ...new Set(Object.values(texts).flatMap((text) => fieldsOf(text))),
];

/** A text as it is put in, with what it left open; what is put in is never read for fields again. */
export const fillBlock = (text: string, values: Readonly<Partial<Record<BlockField, string>>>): string =>
  text.replaceAll(/\{([a-z]+)\}/g, (piece, field: BlockField) => values[field] ?? piece);
