import { expect, test } from 'vitest';
import { emptyRoute, readRoutes, type Route, routeLine, routeLines } from './route-draft.ts';

test.each<Route[][]>([
  [[]],
  [[{ providers: [] }]],
  [[{ methods: ['ideal'], countries: ['NL', 'BE'], currencies: ['EUR'], providers: ['stripe', 'mollie'] }]],
  [
    [
      { from_minor: 0, to_minor: 1000, providers: ['mollie'] },
      { from_minor: 1001, providers: ['stripe'] },
    ],
  ],
])('PAY-2: routes that stand are read again as they were typed: %j', (routes) => {
  expect(readRoutes(routeLines(routes))).toEqual(routes);
});

test('codes are read however they are parted', () => {
  const typed = { ...emptyRoute, countries: 'nl, BE;de', currencies: ' eur ', from: '12,50', providers: ['mollie'] };
  expect(readRoutes([routeLine(typed)])).toEqual([
    { countries: ['NL', 'BE', 'DE'], currencies: ['EUR'], from_minor: 1250, providers: ['mollie'] },
  ]);
});

test.each([
  { countries: 'Nederland' },
  { currencies: 'EU' },
  { from: 'veel' },
  { to: '-1' },
  { from: '20', to: '10' },
  { from: '0,01', to: '0' },
])('%j is no route', (part) => {
  expect(readRoutes([routeLine({ ...emptyRoute, ...part })])).toBeUndefined();
});
