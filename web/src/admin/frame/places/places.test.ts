import { adminApi } from '@vonk/contract/admin/api';
import type { AdminEndpoint } from '@vonk/contract/admin/endpoint';
import { countedNames, hasRole, mayUse, staffRoles } from '@vonk/contract/admin/roles';
import { expect, test } from 'vitest';
import { firstPlace, openPlaces, type Place, places } from './places.ts';

test.each(Object.entries(places) as [string, Place][])(
  'STAFF-1: the rail shows %s to those who may make its call, and to nobody else',
  (_name, { roles, needs }) => {
    const { who }: AdminEndpoint = adminApi[needs];
    // What whoever is logged in may ask answers each role with what is theirs.
    const may = who === 'staff' ? roles : who;
    expect([...roles].sort()).toEqual([...may].sort());
  },
);

test('T11: a writer has the inbox, and no other page', () => {
  expect(openPlaces([{ role: 'writer', site: null }])).toEqual(['inbox']);
});

test('STAFF-2: who works through queues begins at the overview, whoever has one page alone there', () => {
  for (const role of staffRoles) {
    const grants = [{ role, site: null }];
    const queues = countedNames.filter((name) => name !== 'inbox' && hasRole(grants, mayUse[name]));
    expect([role, openPlaces(grants)[0] === 'overview']).toEqual([role, queues.length > 0]);
  }
  expect(firstPlace([{ role: 'writer', site: 1 }])).toBe('/inbox');
  expect(firstPlace([{ role: 'marketing', site: 1 }])).toBe('/numbers');
});

test('a letter leads to one page alone', () => {
  const letters = Object.values(places).flatMap(({ letter }) => letter ?? []);
  expect(letters.filter((letter, at) => letters.indexOf(letter) !== at)).toEqual([]);
});
