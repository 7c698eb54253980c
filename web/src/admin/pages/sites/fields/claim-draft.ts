import { claimEdges, type ClaimKind } from '@vonk/contract/claims';
import { type Locale, locales } from '@vonk/contract/locales';
import { readNumber } from './read-number.ts';

/** A record of the register as it stands in a site's settings; one that is not said may lack any of it (T18). */
export interface Claim {
  readonly kind: ClaimKind;
  readonly is_active: boolean;
  readonly [part: string]: unknown;
}

const partKinds = {
  figure: 'number',
  sample: 'number',
  name: 'text',
  certificate: 'text',
  data: 'text',
  measured_on: 'day',
  expires_on: 'day',
} as const;
export type ClaimPart = keyof typeof partKinds;

/** What a claim of each kind rests on beside its definition, in the order of its card. */
export const claimParts: Readonly<Record<ClaimKind, readonly ClaimPart[]>> = {
  premium_matches: ['figure', 'sample', 'data', 'measured_on', 'expires_on'],
  seal: ['name', 'certificate', 'data', 'measured_on', 'expires_on'],
};

/** The same as it is typed. */
export interface ClaimTyped {
  readonly kind: ClaimKind;
  readonly isActive: boolean;
  readonly parts: Readonly<Partial<Record<ClaimPart, string>>>;
  readonly definition: Readonly<Partial<Record<Locale, string>>>;
  /** What else was written down, past the form: it stays as it is. */
  readonly rest: Readonly<Record<string, unknown>>;
}

export const emptyClaim = (kind: ClaimKind): ClaimTyped => ({
  kind,
  isActive: false,
  parts: {},
  definition: {},
  rest: {},
});

export const claimLine = (claim: ClaimTyped): string => JSON.stringify(claim);
export const claimsTyped = (lines: readonly string[]): ClaimTyped[] =>
  lines.map((line) => JSON.parse(line) as ClaimTyped);

/** Whether a value can stand in its input and be read there again. */
const canStand: Readonly<Record<(typeof partKinds)[ClaimPart], (value: unknown) => boolean>> = {
  number: (value) => typeof value === 'number' && readNumber(String(value)) === value,
  text: (value) => typeof value === 'string' && value.trim() !== '',
  day: (value) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value),
};

const isTexts = (value: unknown): value is ClaimTyped['definition'] =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).every(
    ([locale, text]) => locales.some((one) => one === locale) && typeof text === 'string' && text.trim() !== '',
  );

function typedClaim({ kind, is_active: isActive, ...others }: Claim): ClaimTyped {
  const parts = claimParts[kind].filter((part) => canStand[partKinds[part]](others[part]));
  const { definition } = others;
  const shown: readonly string[] = isTexts(definition) ? [...parts, 'definition'] : parts;
  return {
    kind,
    isActive,
    parts: Object.fromEntries(parts.map((part) => [part, String(others[part])])),
    definition: isTexts(definition) ? definition : {},
    rest: Object.fromEntries(Object.entries(others).filter(([name]) => !shown.includes(name))),
  };
}

/** A register as its control shows it. */
export const claimLines = (claims: readonly Claim[]): string[] => claims.map((claim) => claimLine(typedClaim(claim)));

/** What is typed in a part; undefined for nothing, and for what is no number where one belongs. */
function partValue({ parts }: ClaimTyped, part: ClaimPart): string | number | undefined {
  const typed = parts[part]?.trim() ?? '';
  if (typed === '') return undefined;
  return partKinds[part] === 'number' ? readNumber(typed) : typed;
}

/** Whether a part says enough to be said to members; the days together are judged where the site is kept. */
function isEnough(part: ClaimPart, value: string | number): boolean {
  switch (part) {
    case 'figure':
      return Number(value) > 0 && Number(value) <= claimEdges.figure;
    case 'sample':
      return Number.isInteger(value) && Number(value) >= claimEdges.sample;
    case 'measured_on':
    case 'expires_on':
      return true;
    default:
      return String(value).length >= claimEdges[part];
  }
}

/** Whether a part cannot stand as it was typed: a claim that is not said may be unfinished. */
export function isPartWrong(claim: ClaimTyped, part: ClaimPart): boolean {
  const value = partValue(claim, part);
  if (value === undefined) return claim.isActive || (claim.parts[part]?.trim() ?? '') !== '';
  return claim.isActive && !isEnough(part, value);
}

/** The same of its definition in one language. */
export const isDefinitionWrong = ({ isActive, definition }: ClaimTyped, locale: Locale): boolean =>
  isActive && (definition[locale]?.trim() ?? '').length < claimEdges.definition;

/** A claim as the server takes it, with what can be read of it. */
export function claimOf(claim: ClaimTyped): Claim {
  const { kind, isActive, definition, rest } = claim;
  const parts = claimParts[kind].map((part) => [part, partValue(claim, part)] as const);
  const texts = locales.map((locale) => [locale, definition[locale]?.trim() ?? ''] as const);
  const told = texts.filter(([, text]) => text !== '');
  return {
    ...rest,
    kind,
    is_active: isActive,
    ...Object.fromEntries(parts.filter(([, value]) => value !== undefined)),
    ...(told.length > 0 && { definition: Object.fromEntries(told) }),
  };
}

/** A register as the server takes it; undefined where something in it cannot stand. */
export function readClaims(lines: readonly string[]): Claim[] | undefined {
  const claims = claimsTyped(lines);
  const isWrong = claims.some(
    (claim) =>
      claimParts[claim.kind].some((part) => isPartWrong(claim, part)) ||
      locales.some((locale) => isDefinitionWrong(claim, locale)),
  );
  return isWrong ? undefined : claims.map(claimOf);
}
