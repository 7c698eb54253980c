import type { SiteField } from '@vonk/contract/admin/sites/fields';
import { locales } from '@vonk/contract/locales';
import { readAmount } from '../../parts/acts/amount.ts';
import { type Claim, claimLines, readClaims } from './fields/claim-draft.ts';
import { readNumber, readWhole } from './fields/read-number.ts';
import { readRoutes, type Route, routeLines } from './fields/route-draft.ts';
import { type Gift, giftLine, readGifts } from './fields/words/gift-draft.ts';
import { type Opener, openerLine, readOpeners } from './fields/words/opener-draft.ts';

export type Json = SiteField['value'];
/** What stands in a control: text, a tick, some of several, or a text by language. */
export type Typed = string | boolean | readonly string[] | Readonly<Record<string, string>>;
/** What was typed and not saved yet, by the names of fields. */
export type SiteDraft = Readonly<Record<string, Typed>>;

export interface PackTyped {
  readonly credits: string;
  readonly price: string;
}

export const packLine = ({ credits, price }: PackTyped): string => `${credits}|${price}`;

export const packsTyped = (lines: readonly string[]): PackTyped[] =>
  lines.map((line) => {
    const [credits = '', price = ''] = line.split('|');
    return { credits, price };
  });

export interface Pack {
  readonly credits: number;
  readonly total_minor: number;
}

/** What has several of one thing, a line or a card each: how its control shows them. */
const severalOf: Readonly<Partial<Record<SiteField['kind'], (value: unknown) => string[]>>> = {
  packs: (value) =>
    (value as Pack[]).map(({ credits, total_minor: total }) =>
      packLine({ credits: String(credits), price: (total / 100).toFixed(2) }),
    ),
  routes: (value) => routeLines(value as Route[]),
  openers: (value) => (value as Opener[]).map(openerLine),
  gifts: (value) => (value as Gift[]).map(giftLine),
  claims: (value) => claimLines(value as Claim[]),
};

/** A field's value as its control shows it. */
export function typedOf({ kind, value }: Pick<SiteField, 'kind' | 'value'>): Typed {
  const several = severalOf[kind];
  if (several) return several(value);
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

const readLines = (typed: string): string[] =>
  typed
    .split('\n')
    .map((line) => line.trim().toLowerCase())
    .filter((line) => line !== '');

/** Each number of credits once, and none for nothing. */
function readPacks(lines: readonly string[]): Json | undefined {
  const packs = packsTyped(lines).map(({ credits, price }) => ({
    credits: readWhole(credits) ?? 0,
    total_minor: readAmount(price) ?? 0,
  }));
  const isRight = packs.every(({ credits, total_minor: total }) => credits > 0 && total > 0);
  const isOnce = new Set(packs.map(({ credits }) => credits)).size === packs.length;
  return packs.length > 0 && isRight && isOnce ? packs : undefined;
}

type Reader = (typed: string, field: SiteField) => Json | undefined;
const readers: Readonly<Partial<Record<SiteField['kind'], Reader>>> = {
  number: (typed, field) => within(field, readWhole(typed)),
  minor: (typed, field) => within(field, readAmount(typed)),
  share: (typed, field) => within(field, readShare(typed)),
  lines: readLines,
  structure: readJson,
  colour: (typed) => typed.trim().toLowerCase(),
};

const severalReaders: Readonly<Partial<Record<SiteField['kind'], (lines: readonly string[]) => unknown>>> = {
  packs: readPacks,
  routes: readRoutes,
  openers: readOpeners,
  gifts: readGifts,
  claims: readClaims,
};

/** What a control says, as the server takes it; undefined where it cannot be read. */
export function readTyped(field: SiteField, typed: Typed): Json | undefined {
  if (typeof typed === 'boolean') return typed;
  if (typeof typed === 'string') return (readers[field.kind] ?? ((text) => text.trim()))(typed, field);
  const readSeveral = severalReaders[field.kind];
  if (readSeveral) return readSeveral(typed as readonly string[]) as Json | undefined;
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
