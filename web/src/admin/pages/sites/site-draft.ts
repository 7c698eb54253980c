import type { SiteField } from '@vonk/contract/admin/sites/fields';
import { locales } from '@vonk/contract/locales';
import { readAmount } from '../../parts/acts/amount.ts';

export type Json = SiteField['value'];
/** What stands in a control: text, a tick, some of several, or a text by language. */
export type Typed = string | boolean | readonly string[] | Readonly<Record<string, string>>;
/** What was typed and not saved yet, by the names of fields. */
export type SiteDraft = Readonly<Record<string, Typed>>;

/** A field's value as its control shows it. */
export function typedOf({ kind, value }: Pick<SiteField, 'kind' | 'value'>): Typed {
  switch (kind) {
    case 'switch':
      return value === true;
    case 'choices':
      return value as string[];
    case 'lines':
      return (value as string[]).join('\n');
    case 'texts':
      return value as Record<string, string>;
    case 'structure':
      return JSON.stringify(value, null, 2);
    case 'minor':
      return (Number(value) / 100).toFixed(2);
    case 'share':
      return String(Math.round(Number(value) * 10_000) / 100);
    default:
      return String(value ?? '');
  }
}

/** A number as staff type it, with a comma or a point; undefined for what is none. */
const readNumber = (typed: string): number | undefined =>
  /^\d{1,9}([.,]\d+)?$/.test(typed.trim()) ? Number(typed.trim().replace(',', '.')) : undefined;

function within({ min, max }: Pick<SiteField, 'min' | 'max'>, value: number | null | undefined): number | undefined {
  if (value === undefined || value === null) return undefined;
  return value < (min ?? value) || value > (max ?? value) ? undefined : value;
}

function readJson(typed: string): Json | undefined {
  try {
    return JSON.parse(typed) as Json;
  } catch {
    return undefined;
  }
}

const readTexts = (typed: Readonly<Record<string, string>>): Json =>
  Object.fromEntries(
    locales.flatMap((locale) => {
      const text = typed[locale]?.trim() ?? '';
      return text === '' ? [] : [[locale, text]];
    }),
  );

function readShare(typed: string): number | undefined {
  const percent = readNumber(typed);
  return percent === undefined ? undefined : percent / 100;
}

function readWhole(typed: string): number | undefined {
  const value = readNumber(typed);
  return Number.isInteger(value) ? value : undefined;
}

const readLines = (typed: string): string[] =>
  typed
    .split('\n')
    .map((line) => line.trim().toLowerCase())
    .filter((line) => line !== '');

type Reader = (typed: string, field: SiteField) => Json | undefined;
const readers: Readonly<Partial<Record<SiteField['kind'], Reader>>> = {
  number: (typed, field) => within(field, readWhole(typed)),
  minor: (typed, field) => within(field, readAmount(typed)),
  share: (typed, field) => within(field, readShare(typed)),
  lines: readLines,
  structure: readJson,
  colour: (typed) => typed.trim().toLowerCase(),
};

/** What a control says, as the server takes it; undefined where it cannot be read. */
export function readTyped(field: SiteField, typed: Typed): Json | undefined {
  if (typeof typed === 'boolean') return typed;
  if (typeof typed === 'string') return (readers[field.kind] ?? ((text) => text.trim()))(typed, field);
  return field.kind === 'texts'
    ? readTexts(typed as Readonly<Record<string, string>>)
    : [...(typed as readonly string[])];
}

/** The fields of a draft that say something else than what stands. */
export const changedIn = (fields: readonly SiteField[], draft: SiteDraft): SiteField[] =>
  fields.filter((field) => {
    const typed = draft[field.name];
    return typed !== undefined && JSON.stringify(typed) !== JSON.stringify(typedOf(field));
  });
