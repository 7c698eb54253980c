import { describe, expect, test } from 'vitest';
import { createKit } from '../../../test/kit.ts';
import { another, eventsOf, play } from '../../../test/profiles.ts';
import { sql } from '../../platform/database/db.ts';

const kit = await createKit();
const utrecht = 2745912;

describe('a member chooses who finds them', () => {
  test('invisible at once, told to their own screens; what is not named stays (PRIV-1)', async () => {
    const { anna, bram } = await play(kit, 'anna', 'bram');
    expect((await kit.call('GET /api/privacy.php', {}, { as: anna.browser })).ok).toEqual({
      invisible: false,
      ad_consent: false,
      only_real: false,
      read_ticks: true,
    });
    const sees = async () =>
      (await kit.call('GET /api/member.php', { id: anna.publicId }, { as: bram.browser })).status;
    expect(await sees()).toBe(200);
    const { ok } = await kit.call('PUT /api/privacy.php', { invisible: true }, { as: anna.browser });
    expect(ok).toEqual({ invisible: true, ad_consent: false, only_real: false, read_ticks: true });
    expect(await sees()).toBe(404);
    expect((await eventsOf(kit, anna)).map(({ kind }) => kind)).toEqual(['people_changed']);
    await kit.call('PUT /api/privacy.php', { invisible: false }, { as: anna.browser });
    expect(await sees()).toBe(200);
  });

  test('on landing pages with a consent that is kept, each time (C15)', async () => {
    const carla = await another(kit, 'anna');
    for (const on of [true, true, false]) {
      kit.clock.advance(1);
      await kit.call('PUT /api/privacy.php', { ad_consent: on }, { as: carla.browser });
    }
    const decisions = await kit.db.rows(
      sql("select given from consents where site_id = 1 and account_id = $1 and kind = 'ads' order by decided_at, id"),
      [carla.id],
    );
    expect(decisions).toEqual([{ given: true }, { given: false }]);
  });
});

describe('a place', () => {
  const move = (as: Awaited<ReturnType<typeof another>>, city_id: number) =>
    kit.call('PUT /api/profile.php', { city_id }, { as: as.browser });
  const cities = async () =>
    (await kit.call('GET /api/cities.php', { country: 'NL' })).ok.cities
      .map(({ id }) => id)
      .filter((id) => id !== utrecht);

  test('changes three times a day at most, or whoever moves about could measure where others are (T86)', async () => {
    const dora = await another(kit, 'anna');
    const [one = 0, two = 0, three = 0] = await cities();
    expect((await move(dora, one)).status).toBe(200);
    expect((await move(dora, one)).status).toBe(200);
    expect((await move(dora, two)).status).toBe(200);
    expect((await move(dora, three)).status).toBe(200);
    expect((await move(dora, utrecht)).refusal).toMatchObject({ error: 'place_changed_often', field: 'city_id' });
    expect((await move(dora, three)).status).toBe(200);
    await kit.advance(24 * 3600 * 1000 + 1);
    expect((await move(dora, utrecht)).status).toBe(200);
  });
});
