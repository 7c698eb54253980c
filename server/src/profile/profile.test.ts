import { profileOptionNames } from '@vonk/contract/profile';
import { describe, expect, test } from 'vitest';
import { createKit } from '../../test/kit.ts';
import { addOther, another, setColumns } from '../../test/profiles.ts';
import type { Member } from '../accounts/index.ts';
import { sql } from '../platform/database/db.ts';
import { completenessOf, nextStepOf } from './card/completeness.ts';
import { openActivity, readCards } from './index.ts';
import { presenceOf } from './card/presence.ts';
import type { ProfileInput } from './update-profile.ts';

const kit = await createKit();
const day = 24 * 3600 * 1000;
const utrecht = 2745912;
const row = (id: string) => kit.db.one<Record<string, unknown>>(sql('select * from profiles where id = $1'), [id]);

describe('the own profile', () => {
  test('PROF-1: needs nothing but name, age and gender; takes place, sentence, text, interests and answers, and says how complete it is', async () => {
    const anna = await another(kit, 'anna');
    const before = (await kit.call('GET /api/profile.php', {}, { as: anna.browser })).ok.profile;
    expect(before).toMatchObject({
      id: anna.publicId,
      name: 'anna',
      age: 41,
      completeness: 0,
      next_step: 'photo',
      status: 'active',
      city: null,
    });
    const { status, ok } = await kit.call(
      'PUT /api/profile.php',
      {
        city_id: utrecht,
        quote: ' Wie kookt,\nwast niet af. ',
        about: 'x'.repeat(150),
        interests: ['art', 'art', 'beer', 'cats', 'film', 'food'],
        hair_color: 'grey',
        eye_color: 'blue',
        body_type: 'average',
      },
      { as: anna.browser },
    );
    expect(status).toBe(200);
    expect(ok.profile).toMatchObject({
      country: 'NL',
      region: '09',
      city: 'Utrecht',
      city_id: utrecht,
      quote: 'Wie kookt, wast niet af.',
      interests: ['art', 'beer', 'cats', 'film', 'food'],
      hair_color: 'grey',
      tattoos: null,
      completeness: 64,
      next_step: 'photo',
    });
    expect((await row(anna.id))['cell']).toBeTypeOf('number');
    expect((await kit.call('GET /api/profile.php', {}, { as: anna.browser })).ok.profile).toEqual(ok.profile);
  });

  test('keeps what a change leaves out, and clears a place that is taken back', async () => {
    const bea = await another(kit, 'anna');
    await kit.call('PUT /api/profile.php', { city_id: utrecht, quote: 'Hallo' }, { as: bea.browser });
    const { ok } = await kit.call(
      'PUT /api/profile.php',
      { country: 'BE', region: 'VOV', city_id: null },
      { as: bea.browser },
    );
    expect(ok.profile).toMatchObject({ country: 'BE', region: 'VOV', city: null, city_id: null, quote: 'Hallo' });
    expect((await row(bea.id))['cell']).toBeNull();
  });

  test.each<[ProfileInput, string, string]>([
    [{ country: 'US' }, 'unknown_place', 'country'],
    [{ country: 'Mordor' }, 'unknown_place', 'country'],
    [{ country: 'NL', region: 'VOV' }, 'unknown_place', 'region'],
    [{ region: '07' }, 'unknown_place', 'country'],
    [{ city_id: 99 }, 'unknown_place', 'city_id'],
    [{ country: 'BE', city_id: utrecht }, 'unknown_place', 'city_id'],
    [{ about: 'a'.repeat(2001) }, 'about_too_long', 'about'],
    [{ quote: 'q'.repeat(161) }, 'quote_too_long', 'quote'],
    [{ name: 'mark@example.org' }, 'name_has_contact', 'name'],
    [{ name: '\u202e\u200b' }, 'name_required', 'name'],
    [{ gender: 'non_binary' as const }, 'invalid_input', 'gender'],
    [{ looks_for: ['male' as const] }, 'consent_required', 'orientation_consent'],
    [{ sexuality: 'bi' as const }, 'consent_required', 'orientation_consent'],
  ])('refuses %# with a code and its field', async (change, code, field) => {
    const chris = await another(kit, 'anna');
    const { status, refusal } = await kit.call('PUT /api/profile.php', change, { as: chris.browser });
    expect(status).toBe(code === 'invalid_input' ? 400 : 409);
    expect(refusal).toMatchObject({ error: code, field });
    expect(refusal.message).not.toBe('');
  });

  test('PROF-1: refuses a sixteenth interest, an unknown one, an unknown field and 100 kB of text', async () => {
    const dora = await another(kit, 'anna');
    const put = (body: string) => kit.call('PUT /api/profile.php', {}, { as: dora.browser, body });
    const sixteen = [
      'adventure',
      'animals',
      'art',
      'astronomy',
      'baking',
      'beer',
      'board-games',
      'books',
      'camping',
      'cars',
      'cats',
      'coffee',
      'comedy',
      'cooking',
      'crafts',
      'cycling',
    ];
    expect((await put(JSON.stringify({ interests: sixteen }))).refusal).toMatchObject({
      error: 'too_many_interests',
      details: { max: 15 },
    });
    expect((await put(JSON.stringify({ interests: ['tax law'] }))).refusal.error).toBe('invalid_input');
    expect((await put(JSON.stringify({ completeness: 100 }))).refusal.error).toBe('invalid_input');
    expect((await put(JSON.stringify({ about: 'a'.repeat(100_000) }))).status).toBe(413);
    expect((await put('{"about":')).refusal.error).toBe('malformed_json');
  });

  test('counts characters as readers do, and drops what reorders a text', async () => {
    const eva = await another(kit, 'anna');
    const { ok } = await kit.call(
      'PUT /api/profile.php',
      { about: '👩‍👩‍👧‍👦'.repeat(700), quote: 'ab\u202ecd\u0007' },
      { as: eva.browser },
    );
    expect(ok.profile.about).toBe('👩‍👩‍👧‍👦'.repeat(700));
    expect(ok.profile.quote).toBe('abcd');
  });

  test('keeps orientation with consent only, and erases it when consent is withdrawn (T75)', async () => {
    const finn = await another(kit, 'bram');
    const put = (input: object) => kit.call('PUT /api/profile.php', input, { as: finn.browser });
    const given = await put({ orientation_consent: true, looks_for: ['female', 'male'], sexuality: 'bi' });
    expect(given.ok.profile).toMatchObject({
      looks_for: ['male', 'female'],
      sexuality: 'bi',
      orientation_consent: true,
    });
    expect((await put({ quote: 'Hoi' })).ok.profile.sexuality).toBe('bi');
    kit.clock.advance(1000);
    const withdrawn = await put({ orientation_consent: false });
    expect(withdrawn.ok.profile).toMatchObject({ looks_for: [], sexuality: null, orientation_consent: false });
    expect(await row(finn.id)).toMatchObject({ looks_for: null, sexuality: null });
    const consents = sql(
      `select given, text_version, address_prefix from consents where account_id = $1 and kind = 'orientation' order by id`,
    );
    expect(await kit.db.rows(consents, [finn.id])).toEqual([
      { given: true, text_version: '1', address_prefix: '127.0.0.0/24' },
      { given: false, text_version: '1', address_prefix: '127.0.0.0/24' },
    ]);
  });

  test('changes its name once in 30 days, and never to a name that is taken, in whatever case', async () => {
    const gijs = await another(kit, 'bram', { name: 'gijs' });
    const put = (name: string) => kit.call('PUT /api/profile.php', { name }, { as: gijs.browser });
    expect((await put('ANNA')).refusal).toMatchObject({ error: 'name_taken', field: 'name' });
    expect((await put('Gijsbert')).status).toBe(200);
    expect((await put('Gijs')).refusal).toMatchObject({ error: 'name_changed_recently', details: { days: 30 } });
    expect((await put('Gijsbert')).status).toBe(200);
    kit.clock.advance(29 * day);
    expect((await put('Gijs')).refusal.error).toBe('name_changed_recently');
    kit.clock.advance(day);
    expect((await put('Gijs')).ok.profile.name).toBe('Gijs');
  });

  test('changes its gender once, then never again by itself (C29)', async () => {
    const hans = await another(kit, 'bram');
    const put = (gender: 'male' | 'female') => kit.call('PUT /api/profile.php', { gender }, { as: hans.browser });
    expect((await put('female')).ok.profile.gender).toBe('female');
    expect((await put('male')).refusal.error).toBe('gender_fixed');
  });

  test('is closed to guests', async () => {
    expect((await kit.call('GET /api/profile.php', {})).refusal.error).toBe('authentication_required');
    expect((await kit.call('PUT /api/profile.php', { quote: 'x' })).status).toBe(403);
  });
});

describe('a card', () => {
  const cardOf = async (shownId: string, viewer?: { id: string }) => {
    const site = kit.services.sites.byId(1)!;
    const member = viewer ? ({ siteId: 1, memberId: viewer.id } as Member) : undefined;
    const cards = await readCards(
      kit.services,
      { site, locale: 'nl', now: kit.clock.now(), ...(member && { member }) },
      [shownId],
    );
    return cards.get(shownId);
  };
  const place = { country: 'NL', region: '09', city_id: utrecht, city: 'Utrecht', cell: 25791000 };

  test('PROF-2: shows age on the site’s day, place, a band and presence, and no birth date', async () => {
    const ida = await another(kit, 'anna', {
      columns: { ...place, last_active_on: '2026-12-20', quote: 'Zin in thee.' },
    });
    const joop = await another(kit, 'bram', { columns: place });
    const card = await cardOf(ida.id, joop);
    expect(card).toMatchObject({
      id: ida.publicId,
      kind: 'member',
      age: 41,
      region: 'Utrecht',
      city: 'Utrecht',
      distance: 'under_10',
      presence: 'this_week',
    });
    expect(JSON.stringify(card)).not.toContain('1985');
    expect(JSON.stringify(card)).not.toContain(ida.id);
  });

  test('shows a guest the region, and neither city, distance nor activity (SEARCH-4, C15)', async () => {
    const kees = await another(kit, 'bram', { columns: { ...place, last_active_on: '2026-12-20' } });
    expect(await cardOf(kees.id)).toMatchObject({
      region: 'Utrecht',
      city: null,
      distance: null,
      presence: null,
      liked: false,
    });
  });

  test('shows no place, distance or presence of an invented profile, and the company of a livecam one (T10, T14)', async () => {
    const luna = await addOther(kit, 'Luna', { columns: { last_active_on: '2026-12-21' } });
    const cam = await addOther(kit, 'Cam', { kind: 'livecam' });
    const viewer = await another(kit, 'anna', { columns: place });
    expect(await cardOf(luna.id, viewer)).toMatchObject({
      kind: 'fictional',
      country: null,
      city: null,
      distance: null,
      presence: null,
      company: null,
    });
    expect(await cardOf(cam.id, viewer)).toMatchObject({ kind: 'livecam', company: { name: 'Camhuis B.V.' } });
    await expect(setColumns(kit, luna.id, { city: 'Utrecht' })).rejects.toThrow('profiles_place_of_members');
    await expect(setColumns(kit, cam.id, { company: null })).rejects.toThrow('profiles_company_named');
    await expect(setColumns(kit, luna.id, { kind: 'member' })).rejects.toThrow('cannot change');
  });

  test('is gone for who is blocked, unconfirmed, disabled, or wants real members only', async () => {
    const nora = await another(kit, 'anna');
    const otto = await another(kit, 'bram', { columns: { only_real_members: true } });
    const luna = await addOther(kit, 'Luna2');
    expect(await cardOf(nora.id, otto)).toBeDefined();
    expect(await cardOf(luna.id, otto)).toBeUndefined();
    for (const columns of [{ is_confirmed: false }, { is_confirmed: true, status: 'disabled' }]) {
      await setColumns(kit, nora.id, columns);
      expect(await cardOf(nora.id, otto)).toBeUndefined();
    }
  });
});

describe('activity', () => {
  test('is written once a day per member, in a batch, and moves the rank once', async () => {
    const petra = await another(kit, 'anna', { columns: { completeness: 50 } });
    const activity = openActivity(kit.db);
    const touch = () =>
      activity.touch({
        member: { siteId: 1, memberId: petra.id },
        site: kit.services.sites.byId(1)!,
        now: kit.clock.now(),
      });
    touch();
    touch();
    expect(await activity.flush()).toBe(1);
    const first = await row(petra.id);
    expect(first).toMatchObject({ last_active_on: kit.clock.now().toISOString().slice(0, 10) });
    expect(first['rank']).toBeGreaterThan(10_000);
    touch();
    expect(await activity.flush()).toBe(0);
    kit.clock.advance(day);
    touch();
    expect(await activity.flush()).toBe(1);
    expect((await row(petra.id))['rank']).toBe((first['rank'] as number) + 10);
  });

  test.each([
    [null, false, 'earlier'],
    ['2026-11-21', false, 'today'],
    ['2026-11-20', false, 'this_week'],
    ['2026-11-15', false, 'this_week'],
    ['2026-11-14', false, 'earlier'],
    ['2026-11-01', true, 'online'],
  ])('last here on %s and online %s is shown as %s', (lastActiveOn, isOnline, shown) => {
    expect(presenceOf(lastActiveOn, '2026-11-21', isOnline)).toBe(shown);
  });
});

test('completeness grows with each step to 100, and names the next step in order of worth (PROF-3)', () => {
  const nothing = { hasPhoto: false, cityId: null, quote: '', about: '', interests: [], answers: 0 };
  expect([completenessOf(nothing), nextStepOf(nothing)]).toEqual([0, 'photo']);
  const some = {
    ...nothing,
    hasPhoto: true,
    cityId: 1,
    about: 'x'.repeat(60),
    interests: ['art', 'film', 'wine', 'yoga', 'cats'],
  };
  expect([completenessOf(some), nextStepOf(some)]).toEqual([68, 'quote']);
  const all = { ...some, quote: 'x', about: 'x'.repeat(400), answers: profileOptionNames.length };
  expect([completenessOf(all), nextStepOf(all)]).toEqual([100, null]);
});

test('interests, regions and cities are there for everybody', async () => {
  expect((await kit.call('GET /api/interests.php', {})).ok.interests).toHaveLength(50);
  const { countries } = (await kit.call('GET /api/regions.php', {})).ok;
  expect(countries.map(({ code, name }) => `${code} ${name}`)).toEqual(['NL Nederland', 'BE België', 'DE Duitsland']);
  expect((await kit.call('GET /api/cities.php', { country: 'NL', q: 'utr' })).ok.cities[0]).toEqual({
    id: utrecht,
    name: 'Utrecht',
    region: '09',
  });
  expect((await kit.call('GET /api/cities.php', { country: 'XX' as 'NL' })).refusal).toMatchObject({
    error: 'invalid_input',
    field: 'country',
  });
});
