import { fallbackLocale, type Locale, locales } from '../../locales.ts';
import { pageConditions, pageFacts } from '../../pages/fields.ts';

/** The longest text of a page in one language, in characters: over twice the longest that is built in. */
export const maxLegalText = 30_000;

/** The longest summary of what new terms change: what fits in a mail that is read. */
export const maxTermsSummary = 600;

/** A page's text in each language. */
export type LegalTexts = Readonly<Partial<Record<Locale, string>>>;

type FieldFault = 'field_broken' | 'field_unknown' | 'field_misplaced';

/** What is wrong with a text, and where: from `start` up to `end`, in characters. */
export interface LegalMistake {
  readonly code: FieldFault | 'field_missing' | 'page_title_missing' | 'address_unsafe';
  /** What it is about, as it was written. */
  readonly field: string;
  readonly start: number;
  readonly end: number;
}

interface Piece {
  readonly text: string;
  readonly start: number;
  /** What stands before and after it in its line. */
  readonly before: string;
  readonly after: string;
}

/** A field with its braces, or a brace without its other one. */
function piecesOf(text: string): Piece[] {
  return [...text.matchAll(/\{[^{}\n]*\}|[{}]/g)].map(({ 0: piece, index }) => {
    const begin = text.lastIndexOf('\n', index - 1) + 1;
    const end = text.indexOf('\n', index);
    const after = text.slice(index + piece.length, end < 0 ? undefined : end);
    return { text: piece, start: index, before: index === 0 ? '' : text.slice(begin, index), after };
  });
}

const promisesAt = (inner: string): string[] => (inner.startsWith('=') ? inner.slice(1).trim().split(/ +/) : []);

interface Kind {
  readonly pattern: RegExp;
  readonly isKnown: (inner: string, promises: readonly string[]) => boolean;
  readonly isInPlace: (piece: Piece) => boolean;
}

const among = (names: readonly string[], name: string): boolean => names.includes(name);
const isAtEnd = ({ before, after }: Piece): boolean => before.endsWith(' ') && after === '';

/** What stands between braces, which of it is known, and where it means anything (`fillText`, `parsePage`). */
const kinds: readonly Kind[] = [
  {
    pattern: /^[?!]\w+$/,
    isKnown: (inner) => among(pageConditions, inner.slice(1)),
    isInPlace: ({ before }) => /^(?:## |### |- |\| )?$/.test(before),
  },
  {
    pattern: /^#[\w-]+$/,
    isKnown: () => true,
    isInPlace: (piece) => piece.before.startsWith('## ') && isAtEnd(piece),
  },
  { pattern: /^-$/, isKnown: () => true, isInPlace: isAtEnd },
  {
    pattern: /^=[\w -]+$/,
    isKnown: (inner, promises) => promisesAt(inner).every((name) => promises.includes(name)),
    isInPlace: isAtEnd,
  },
  { pattern: /^\w+$/, isKnown: (inner) => among(pageFacts, inner), isInPlace: () => true },
];

/** What is wrong with one piece: it is unknown, or stands where it means nothing; undefined: it is right. */
function faultOf(piece: Piece, promises: readonly string[]): FieldFault | undefined {
  if (piece.text.length === 1) return 'field_broken';
  const inner = piece.text.slice(1, -1);
  const kind = kinds.find(({ pattern }) => pattern.test(inner));
  if (!kind?.isKnown(inner, promises)) return 'field_unknown';
  return kind.isInPlace(piece) ? undefined : 'field_misplaced';
}

/** Where a link of a page may lead: to a page of ours, or by a protocol that opens nothing of its own accord. */
const safeAddress = /^(?:\/(?!\/)|#|https:\/\/|mailto:|tel:)/;

function unsafeAddress(text: string): LegalMistake | undefined {
  for (const { 0: link, 1: address = '', index } of text.matchAll(/\[[^\]]+\]\(([^)\s]+)\)/g)) {
    const start = index + link.length - 1 - address.length;
    if (!safeAddress.test(address))
      return { code: 'address_unsafe', field: address, start, end: start + address.length };
  }
  return undefined;
}

/** What every language of a page has alike: its facts, what it asks of the site, its sections and its promises. */
const bonesOf = (text: string): string[] =>
  piecesOf(text).flatMap(({ text: piece }) => {
    const inner = piece.slice(1, -1);
    if (inner === '-' || piece.length === 1) return [];
    return inner.startsWith('=') ? promisesAt(inner).map((name) => `{=${name}}`) : [piece];
  });

interface Known {
  /** The names that a line may be marked with as what it promises. */
  readonly promises: readonly string[];
  /** The text that it translates. */
  readonly source?: string | undefined;
}

/**
 * The first thing that is wrong with the text of a page: no title, a field that is broken or unknown, an address that
 * leads nowhere safe, or, at its end, what the text it translates has and it has not. Undefined: nothing is.
 */
export function legalMistake(text: string, { promises, source = '' }: Known): LegalMistake | undefined {
  const head = /^# \S.*(?:\n{2,}\S|$)/.exec(text);
  if (!head || !head[0].includes('\n')) {
    const line = text.split('\n', 1)[0] ?? '';
    return { code: 'page_title_missing', field: line, start: 0, end: line.length };
  }
  for (const piece of piecesOf(text)) {
    const code = faultOf(piece, promises);
    const { text: field, start } = piece;
    if (code) return { code, field, start, end: start + field.length };
  }
  const unsafe = unsafeAddress(text);
  if (unsafe) return unsafe;
  const has = new Set(bonesOf(text));
  const missing = bonesOf(source).find((bone) => !has.has(bone));
  if (missing === undefined) return undefined;
  return { code: 'field_missing', field: missing, start: text.length, end: text.length };
}

/** What the lines of a text are marked with as promises, each name once. */
export const promisesIn = (text: string): string[] => [
  ...new Set(piecesOf(text).flatMap(({ text: piece }) => promisesAt(piece.slice(1, -1)))),
];

/** The promises that stood in a text and do not stand in what comes in its place. */
export function lostPromises(before: string, after: string): string[] {
  const kept = new Set(promisesIn(after));
  return promisesIn(before).filter((name) => !kept.has(name));
}

const mark = / \{(?:=[\w -]+|-)\}$/;

/** How many lines of a text say something without saying what they promise, or that they promise nothing. */
export function unmarkedLines(text: string): number {
  const lines = text.split('\n');
  const isRow = (line = '') => line.startsWith('| ');
  return lines.filter((line, at) => {
    const isHead = isRow(line) && !isRow(lines[at - 1]);
    return line.trim() !== '' && !line.startsWith('#') && !isHead && !mark.test(line);
  }).length;
}

/** How the text of a language stands: the standard one, or against the Dutch that it translates. */
export const legalStates = ['built_in', 'missing', 'outdated', 'current'] as const;
export type LegalState = (typeof legalStates)[number];

/** A language's own words for a page, by version; `basedOn` is the Dutch version that they translate. */
export interface OwnWords {
  readonly version: number;
  readonly basedOn: number;
}

/** How each language of a page stands, of which `own` are those with words of the site. */
export function legalStatesOf(own: ReadonlyMap<Locale, OwnWords>): Record<Locale, LegalState> {
  const dutch = own.get(fallbackLocale)?.version ?? 0;
  const stateOf = (locale: Locale): LegalState => {
    const words = own.get(locale);
    if (!words) return dutch === 0 || locale === fallbackLocale ? 'built_in' : 'missing';
    return locale === fallbackLocale || words.basedOn >= dutch ? 'current' : 'outdated';
  };
  return Object.fromEntries(locales.map((locale) => [locale, stateOf(locale)])) as Record<Locale, LegalState>;
}
