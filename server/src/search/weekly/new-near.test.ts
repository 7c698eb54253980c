import { day } from '@vonk/contract/durations';
import { genders } from '@vonk/contract/profile';
import fc from 'fast-check';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createKit } from '../../../test/kit.ts';
import { another, away } from '../../../test/profiles.ts';
import { changeSite } from '../../../test/sites.ts';
import { findCities } from '../../places/index.ts';
import { countNewNear, nextSeekers, seekerPage } from './new-near.ts';
import { readNewcomers } from './newcomers.ts';

const kit = await createKit();
const { db, clock } = kit;
const site = () => kit.services.sites.byId(1)!;
const cities = (await findCities({ country: 'NL', limit: 2000 })).filter(({ name }) =>
  ['Utrecht', 'Zeist', 'Amersfoort', 'Rotterdam', 'Maastricht'].includes(name),
);

beforeAll(() => changeSite(kit, { cell_members: 1 }));
afterEach(() => db.pool.query("update profiles set status = 'leaving'"));

const person = fc.record({
  gender: fc.constantFrom(...genders),
  looks_for: fc.option(fc.integer({ min: 1, max: 7 })),
  birth_date: fc.constantFrom('1961-02-28', '1984-02-29', '1990-06-15', '1996-11-21', '2001-01-01'),
  city: fc.nat(cities.length - 1),
  is_invisible: fc.boolean(),
  is_confirmed: fc.integer({ min: 0, max: 5 }).map((drawn) => drawn > 0),
  hidesDistance: fc.integer({ min: 0, max: 5 }).map((drawn) => drawn === 0),
  /** In days; what is new to the search is new to the mail. */
  age: fc.constantFrom(1, 3, 6, 60),
});

test('as many are told of as the first search within the distance finds, whoever is there (SEARCH-2, T8, T86)', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(person, { minLength: 4, maxLength: 14 }),
      fc.array(fc.tuple(fc.nat(20), fc.nat(20)), { maxLength: 5 }),
      async (drawn, blocks) => {
        await db.pool.query("update profiles set status = 'leaving'");
        const people = [];
        for (const { city, age, hidesDistance, ...columns } of drawn) {
          const where = cities[city]!;
          const added = await another(kit, 'anna', {
            country: 'NL',
            columns: { ...columns, city: where.name, cell: hidesDistance ? null : where.cell },
          });
          await db.pool.query('update profiles set created_at = $2 where id = $1', [
            added.id,
            new Date(clock.now().getTime() - age * day),
          ]);
          await kit.call('PUT /api/notifications.php', { mail: ['weekly'] }, { as: added.browser });
          people.push(added);
        }
        for (const [one, other] of blocks) {
          const [blocker, blocked] = [people[one % people.length]!, people[other % people.length]!];
          if (blocker !== blocked)
            await kit.call('POST /api/block.php', { profile: blocked.publicId }, { as: blocker.browser });
        }
        const now = clock.now();
        const newcomers = await readNewcomers(db, site(), now);
        const after = { cell: -1, id: '00000000-0000-0000-0000-000000000000' };
        const { seekers } = await nextSeekers(db, site(), { zones: [site().timeZone], after, limit: 100, now });
        const counted = await countNewNear(db, site(), { newcomers, seekers, now });
        // Who is not confirmed, or tells no place, is near nobody.
        const looks = people.filter((_, at) => drawn[at]?.is_confirmed && !drawn[at].hidesDistance);
        expect([...counted.keys()].filter((id) => !looks.some((one) => one.id === id))).toEqual([]);
        for (const one of looks) {
          const asked = { fresh: '1', new: '1', distance: '50' } as const;
          const { ok } = await kit.call('GET /api/members.php', asked, { as: one.browser });
          const found = (band: string) => ok.results.filter(({ distance }) => distance === band).length;
          const [under10 = 0, from10 = 0, from25 = 0] = ['under_10', '10_25', '25_50'].map(found);
          const none = { count: 0, under10: 0, from10: 0, from25: 0 };
          expect(counted.get(one.id) ?? none).toEqual({ count: ok.numResults, under10, from10, from25 });
        }
      },
    ),
    { numRuns: 12 },
  );
});

describe('who asks is gone through by the index of places, and no table is read whole', async () => {
  // Where others were there before, the server's own upkeep may have counted how few are left.
  const own = await createKit();
  const fill = `insert into profiles (site_id, id, public_id, kind, status, is_confirmed, name, birth_date, gender, looks_for,
      country, cell, created_at)
    select 1, gen_random_uuid(), substr(md5('plan' || i), 1, 14), 'member', 'active', true, 'Plan ' || i, '1990-01-01',
      'female', 1, 'NL', 1000000 + i % 500, now() from generate_series(1, 20000) i`;
  const plan = async () => {
    const values = [
      1,
      'Europe/Amsterdam',
      ['Europe/Amsterdam'],
      clock.now(),
      1_000_100,
      '00000000-0000-0000-0000-000000000000',
      500,
      7,
    ];
    const { rows } = await own.db.pool.query(`explain ${seekerPage.text}`, values);
    return rows.map((row) => Object.values(row)[0]).join('\n');
  };

  test('on an empty database and on a full one, whether or not its statistics were taken', async () => {
    const one = await away(own, 'anna', { country: 'NL' });
    expect(one.id).toBeDefined();
    const plans = [await plan()];
    await own.db.pool.query(fill);
    plans.push(await plan());
    await own.db.pool.query('analyze profiles');
    plans.push(await plan());
    for (const each of plans) {
      // A page is read in its order; older versions sort it once more at the end, page by page.
      expect(each).toMatch(/CTE page\n +-> {2}Limit .*\n +-> {2}Index (Only )?Scan using profiles_by_cell on profiles/);
      expect(each).not.toMatch(/Seq Scan on profiles|Seq Scan on weekly_marks/);
    }
  });
});
