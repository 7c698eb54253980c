import { locales } from '@vonk/contract/locales';
import { expect, test } from 'vitest';
import { type Claim, claimLine, claimLines, claimOf, claimsTyped, emptyClaim, readClaims } from './claim-draft.ts';

const definition = Object.fromEntries(locales.map((locale) => [locale, 'Matches in de eerste maand.']));
const measured: Claim = {
  kind: 'premium_matches',
  is_active: true,
  figure: 46.5,
  sample: 4200,
  data: 'reports/premium-matches.csv',
  measured_on: '2026-01-01',
  expires_on: '2027-01-01',
  definition,
};
const seal: Claim = {
  kind: 'seal',
  is_active: true,
  name: 'Thuiswinkel',
  certificate: 'TW-4711',
  data: 'certificates/tw-4711.pdf',
  measured_on: '2026-01-01',
  expires_on: '2027-01-01',
  definition,
};

test.each<[string, Claim[]]>([
  ['none', []],
  ['the one of a new site', [{ kind: 'premium_matches', is_active: false, figure: 46 }]],
  ['what is said', [measured, seal]],
  ['what is unfinished', [{ kind: 'seal', is_active: false, definition: { nl: 'Kort.' } }]],
  [
    'what was written past the form',
    [{ kind: 'premium_matches', is_active: false, figure: '46%', data: '', definition: 'in short', sv: ['q2'] }],
  ],
])('T18: claims that stand are read again as they were typed: %s', (_, claims) => {
  expect(readClaims(claimLines(claims))).toEqual(claims);
});

const typed = (claim: Claim) => claimsTyped(claimLines([claim]))[0] ?? emptyClaim(claim.kind);
const read = (claim: Claim, parts: object) =>
  readClaims([claimLine({ ...typed(claim), parts: { ...typed(claim).parts, ...parts } })]);

test('a number is read with a comma as well, and blanks at the ends are none of it', () => {
  expect(read(measured, { figure: ' 12,5 ', data: ' reports/a.csv ' })).toEqual([
    { ...measured, figure: 12.5, data: 'reports/a.csv' },
  ]);
});

test('what is emptied is left out, and what a claim of its kind has not is never written', () => {
  expect(claimOf({ ...emptyClaim('seal'), parts: { name: ' ', figure: '46' } })).toEqual({
    kind: 'seal',
    is_active: false,
  });
});

test.each([
  [measured, { figure: '' }],
  [measured, { figure: '0' }],
  [measured, { figure: '1001' }],
  [measured, { sample: '99' }],
  [measured, { sample: '100,5' }],
  [measured, { data: 'a' }],
  [measured, { expires_on: '' }],
  [seal, { certificate: 'TW' }],
  [seal, { name: 'T' }],
])('T18: %o is not said with %o', (claim, parts) => {
  expect(read(claim, parts)).toBeUndefined();
  // What is not said may be unfinished.
  expect(read({ ...claim, is_active: false }, parts)).toBeDefined();
});

test('T18: what is said has its definition in every language', () => {
  expect(readClaims([claimLine({ ...typed(measured), definition: { ...definition, pl: 'Krótko.' } })])).toBeUndefined();
});

test('a number that is none is wrong in what is not said too', () => {
  expect(read({ ...measured, is_active: false }, { sample: 'veel' })).toBeUndefined();
});
