import { expect, test } from 'vitest';
import { legalEntityOf } from './legal-entity.ts';
import { companySchema, lacksAsSeller } from './settings.ts';
import { siteFile } from '../../test/sites.ts';

const entityOf = (company: object, siteId = 1) =>
  legalEntityOf({ siteId, company: companySchema.parse({ ...siteFile.company, ...company }) });

test.each([
  ['its VAT number', {}, 'vat:NL001234567B01'],
  ['however it was typed', { vat_numbers: ' nl 0012.34.567.b01' }, 'vat:NL001234567B01'],
  ['the first of several', { vat_numbers: 'NL001234567B01, DE123456789' }, 'vat:NL001234567B01'],
  ['without one its number in the register', { vat_numbers: '', kvk: '0123 4567' }, 'kvk:NL:01234567'],
  ['without any the site', { vat_numbers: '', kvk: '' }, 'site:1'],
])('a company is known by %s (T48)', (_, company, entity) => {
  expect(entityOf(company)).toBe(entity);
});

test('sites of one company are one seller, those without numbers are not', () => {
  expect(entityOf({ name: 'Kade BV', support_email: 'a@b.example' }, 2)).toBe(entityOf({}, 1));
  const bare = { vat_numbers: '', kvk: '' };
  expect(entityOf(bare, 2)).not.toBe(entityOf(bare, 1));
});

test('what a company lacks for its invoices is named', () => {
  const lacking = (company: object) => lacksAsSeller(companySchema.parse({ ...siteFile.company, ...company }));
  expect(lacking({})).toEqual([]);
  expect(lacking({ kvk: '', vat_numbers: '' })).toEqual(['kvk', 'vat_numbers']);
  expect(lacking({ vat_numbers: '12' })).toEqual(['vat_numbers']);
});
