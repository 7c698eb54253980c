import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createKit } from '../../test/kit.ts';
import { countries, locales } from '@vonk/contract/locales';
import { countryOfAddress } from './addresses.ts';
import { findCities, findCity } from './cities.ts';
import { bandBetween, cellAt, centreOf } from './grid.ts';
import { nameOfRegion, regionsOf } from './regions.ts';

const kit = await createKit();
const cityCalled = async (text: string) => (await findCities({ country: 'NL', text, limit: 1 }))[0]!;

describe('cities', () => {
  test('a city is found by the beginning of any word, with or without accents, the largest first', async () => {
    expect((await findCities({ country: 'NL', limit: 3 })).map(({ name }) => name)).toEqual([
      'Amsterdam',
      'Rotterdam',
      'Den Haag',
    ]);
    expect((await findCities({ country: 'NL', text: 'den bosch', limit: 1 }))[0]?.name).toBe("'s-Hertogenbosch");
    expect((await findCities({ country: 'PL', text: 'LODZ', limit: 1 }))[0]?.name).toBe('Łódź');
    expect((await findCities({ country: 'DE', text: 'munch', limit: 1 }))[0]?.name).toBe('München');
    expect((await findCities({ country: 'DE', text: 'munich', limit: 1 }))[0]?.name).toBe('München');
    expect(await findCities({ country: 'NL', text: '%_\\', limit: 3 })).toHaveLength(3);
  });

  test('a region narrows the list, and an unknown one leaves nothing', async () => {
    expect((await findCities({ country: 'NL', region: '09', limit: 1 }))[0]?.name).toBe('Utrecht');
    expect(await findCities({ country: 'NL', region: 'ZZ', limit: 1 })).toEqual([]);
  });

  test('a city is known by its GeoNames id, in our countries only', async () => {
    expect(await findCity(2745912)).toMatchObject({ name: 'Utrecht', country: 'NL', region: '09' });
    expect(await findCity(1850147)).toBeUndefined();
  });

  test('every region has a name in every language, and cities in it', async () => {
    for (const country of countries)
      for (const locale of locales)
        for (const { code, name } of regionsOf(country, locale)) {
          expect(name, `${country} ${code}`).toMatch(/^\p{L}[\p{L} .’/-]+$/u);
          expect(await findCities({ country, region: code, limit: 1 }), `${country} ${code}`).toHaveLength(1);
        }
    expect(nameOfRegion('BE', 'VOV', 'fr')).toBe('Flandre-Orientale');
    expect(nameOfRegion('NL', '07', 'pl')).toBe('Noord-Holland');
    expect(nameOfRegion('NL', 'constructor', 'nl')).toBeUndefined();
  });
});

describe('the grid (T85)', () => {
  const latitude = fc.double({ min: -85, max: 85, noNaN: true });
  const longitude = fc.double({ min: -180, max: 180, noNaN: true });

  test('a cell is about 5 km wide and high: its centre is at most 4 km from any of its points', () => {
    fc.assert(
      fc.property(latitude, longitude, (lat, lon) => {
        const centre = centreOf(cellAt(lat, lon));
        const north = Math.abs(centre.latitude - lat) * 111.2;
        const apart = Math.abs(centre.longitude - lon);
        const east = Math.min(apart, 360 - apart) * 111.2 * Math.cos((lat * Math.PI) / 180);
        expect(Math.hypot(north, east)).toBeLessThan(4);
      }),
    );
  });

  test('the centre of a cell lies in that cell, and a cell fits a 32-bit integer', () => {
    fc.assert(
      fc.property(latitude, longitude, (lat, lon) => {
        const cell = cellAt(lat, lon);
        const { latitude, longitude } = centreOf(cell);
        expect(cellAt(latitude, longitude)).toBe(cell);
        expect(cell).toBeGreaterThanOrEqual(0);
        expect(cell).toBeLessThan(2 ** 31);
      }),
    );
  });

  test('ten thousand probes from anywhere tell two people of one cell not apart (T86)', () => {
    const cell = cellAt(52.09, 5.12);
    const { latitude: lat, longitude: lon } = centreOf(cell);
    const [here, there] = [cellAt(lat - 0.02, lon - 0.02), cellAt(lat + 0.02, lon + 0.02)];
    const probe = fc.tuple(fc.double({ min: 50, max: 54, noNaN: true }), fc.double({ min: 3, max: 8, noNaN: true }));
    fc.assert(
      fc.property(probe, ([latitude, longitude]) => {
        const attacker = cellAt(latitude, longitude);
        expect(bandBetween(attacker, here)).toBe(bandBetween(attacker, there));
      }),
      { numRuns: 10_000 },
    );
  });

  test('a distance is a band between cells, the same both ways', async () => {
    const { cell } = await cityCalled('Utrecht');
    const bandTo = async (name: string) => {
      const other = (await cityCalled(name)).cell;
      expect(bandBetween(other, cell)).toBe(bandBetween(cell, other));
      return bandBetween(cell, other);
    };
    expect(bandBetween(cell, cell)).toBe('under_10');
    expect(await bandTo('Nieuwegein')).toBe('under_10');
    expect(await bandTo('Amersfoort')).toBe('10_25');
    expect(await bandTo('Amsterdam')).toBe('25_50');
    expect(await bandTo('Rotterdam')).toBe('50_100');
    expect(await bandTo('Maastricht')).toBe('over_100');
  });
});

test('an address tells its country, offline; a private or foreign one tells none (SITE-4)', async () => {
  expect(await countryOfAddress('145.97.20.1')).toBe('NL');
  expect(await countryOfAddress('::ffff:145.97.20.1')).toBe('NL');
  expect(await countryOfAddress('2a02:a440::1')).toBe('NL');
  expect(await countryOfAddress('127.0.0.1')).toBeUndefined();
  expect(await countryOfAddress('not an address')).toBeUndefined();
});

describe('where somebody is', () => {
  const geocode = (lat: number, lon: number) => kit.call('GET /api/geocode.php', { lat, lon });

  test('is the nearest city of the site’s countries, the same for every point of a cell, and kept by nobody on the way (T85, T87)', async () => {
    const inTheDom = await geocode(52.0907, 5.1214);
    expect(inTheDom.ok.city).toMatchObject({ name: 'Utrecht', country: 'NL', region: '09' });
    expect((await geocode(52.0911, 5.1219)).ok).toEqual(inTheDom.ok);
    expect(inTheDom.headers.get('cache-control')).toBe('no-store');
    expect((await geocode(50.8467, 4.3525)).ok.city).toMatchObject({ country: 'BE' });
  });

  test('is nowhere at sea and in countries that the site is not in', async () => {
    expect((await geocode(54.9, 3.1)).ok.city).toBeNull();
    expect((await geocode(40.4168, -3.7038)).ok.city).toBeNull();
    expect((await kit.call('GET /api/geocode.php', { lat: 91, lon: 0 })).status).toBe(400);
  });

  test('is asked ten times a minute at most (T124)', async () => {
    const answers = [];
    for (let ask = 0; ask < 12; ask += 1) answers.push((await geocode(52, 5)).status);
    expect(answers).toContain(429);
  });
});
