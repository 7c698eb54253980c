import { describe, expect, test } from 'vitest';
import { createKit } from '../../../test/kit.ts';
import { another, eventsOf, type Person, play } from '../../../test/profiles.ts';
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
      hide_distance: false,
    });
    const sees = async () =>
      (await kit.call('GET /api/member.php', { id: anna.publicId }, { as: bram.browser })).status;
    expect(await sees()).toBe(200);
    const { ok } = await kit.call('PUT /api/privacy.php', { invisible: true }, { as: anna.browser });
    expect(ok).toEqual({
      invisible: true,
      ad_consent: false,
      only_real: false,
      read_ticks: true,
      hide_distance: false,
    });
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

describe('who hides their distance (T86)', () => {
  const distant = (text: string) => /"(distance|city)":"\w/.test(text);
  const choose = (who: Person, hide_distance: boolean) =>
    kit.call('PUT /api/privacy.php', { hide_distance }, { as: who.browser });

  test('tells none and sees none, on every surface, by no filter either, and is somewhere again when they want', async () => {
    const [hanna, sven] = [await another(kit, 'lotte'), await another(kit, 'luuk', { boughtCredits: 5 })];
    for (const who of [hanna, sven]) {
      await kit.call('PUT /api/profile.php', { city_id: utrecht }, { as: who.browser });
      await kit.call(
        'PUT /api/profile.php',
        { orientation_consent: true, looks_for: ['male', 'female'] },
        { as: who.browser },
      );
    }
    await kit.call(
      'POST /api/message.php',
      { profile: hanna.publicId, key: crypto.randomUUID(), text: 'Hoi' },
      { as: sven.browser },
    );
    await kit.call('POST /api/like.php', { profile: hanna.publicId }, { as: sven.browser });
    await kit.call('POST /api/like.php', { profile: sven.publicId }, { as: hanna.browser });
    const surfaces = async (as: Person, of: Person) => {
      const call = { as: as.browser };
      const answers = {
        page: (await kit.call('GET /api/member.php', { id: of.publicId }, call)).ok,
        search: (await kit.call('GET /api/members.php', { min_age: 18, fresh: '1' }, call)).ok.results,
        chats: (await kit.call('GET /api/chats.php', {}, call)).ok,
        chat: (await kit.call('GET /api/chat.php', { profile: of.publicId }, call)).ok,
        matches: (await kit.call('GET /api/likes.php', { type: 'matches' }, call)).ok,
      };
      return Object.entries(answers).map(([name, answer]) => {
        const text = JSON.stringify(answer);
        return [name, text.includes(of.publicId), distant(text)];
      });
    };
    const near = async (as: Person) => {
      const { ok } = await kit.call('GET /api/members.php', { distance: '10', min_age: 18 }, { as: as.browser });
      return {
        ids: ok.results.map(({ id }) => id),
        has_place: ok.has_place,
        hides_distance: ok.hides_distance,
        by: ok.filters.distance,
      };
    };
    const seen = (isDistant: boolean) =>
      ['page', 'search', 'chats', 'chat', 'matches'].map((name) => [name, true, isDistant]);
    expect(await surfaces(sven, hanna)).toEqual(seen(true));
    expect((await near(sven)).ids).toContain(hanna.publicId);

    expect((await choose(hanna, true)).ok.hide_distance).toBe(true);
    // A place chosen anew brings none back.
    await kit.call('PUT /api/profile.php', { city_id: utrecht }, { as: hanna.browser });
    expect(await surfaces(sven, hanna)).toEqual(seen(false));
    expect((await near(sven)).ids).not.toContain(hanna.publicId);
    const own = await surfaces(hanna, sven);
    expect(own.map(([name, found]) => [name, found])).toEqual(seen(false).map(([name, found]) => [name, found]));
    const { ok } = await kit.call('GET /api/member.php', { id: sven.publicId }, { as: hanna.browser });
    expect(ok.member.distance).toBeNull();
    expect(await near(hanna)).toMatchObject({ has_place: false, hides_distance: true, by: null });

    await choose(hanna, false);
    expect(await surfaces(sven, hanna)).toEqual(seen(true));
    expect((await near(sven)).ids).toContain(hanna.publicId);
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
