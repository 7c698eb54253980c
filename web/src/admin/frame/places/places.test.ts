import { adminApi } from '@vonk/contract/admin/api';
import { expect, test } from 'vitest';
import { openPlaces, type Place, places } from './places.ts';

test.each(Object.entries(places) as [string, Place][])(
  'STAFF-1: the rail shows %s to those who may make its call, and to nobody else',
  (_name, { roles, needs }) => {
    expect([...roles].sort()).toEqual([...(adminApi[needs].who as readonly string[])].sort());
  },
);

test('T11: a writer has the inbox, and no other page', () => {
  expect(openPlaces([{ role: 'writer', site: null }])).toEqual(['inbox']);
});
