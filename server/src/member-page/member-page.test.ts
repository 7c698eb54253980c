import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import sharp from 'sharp';
import { giveCredits } from '../../test/credits.ts';
import { createKit } from '../../test/kit.ts';
import { photoAddress } from '../../test/photos/address.ts';
import { changeSite } from '../../test/sites.ts';
import { addOther, another, type Person, setColumns } from '../../test/profiles.ts';

const kit = await createKit();

const show = (id: string, who?: Person) => kit.call('GET /api/member.php', { id }, who ? { as: who.browser } : {});

describe('the page of a profile', () => {
  let anna: Person;
  let bram: Person;
  beforeAll(async () => {
    const told = {
      country: 'NL',
      region: '09',
      city: 'Utrecht',
      cell: 25857456,
      about: 'Ik zing in een koor.',
      quote: 'Zing mee.',
      interests: ['music', 'wine', 'cats'],
      hair_color: 'grey',
      sexuality: 'hetero',
      looks_for: 1,
    };
    anna = await another(kit, 'anna', { columns: told });
    bram = await another(kit, 'bram', { columns: { interests: ['wine', 'dogs'] } });
  });

  test('shows text, facts and interests, the shared ones marked, and neither birth date nor whom one looks for', async () => {
    const { status, ok } = await show(anna.publicId, bram);
    expect(status).toBe(200);
    expect(ok.member).toMatchObject({
      id: anna.publicId,
      kind: 'member',
      is_self: false,
      about: 'Ik zing in een koor.',
      quote: 'Zing mee.',
      city: 'Utrecht',
      likes_me: false,
      match: false,
      can_like: true,
      can_chat: true,
      conversation: null,
      photos: [],
      interests: [
        { slug: 'music', shared: false },
        { slug: 'wine', shared: true },
        { slug: 'cats', shared: false },
      ],
      facts: { hair_color: 'grey', sexuality: 'hetero', tattoos: null },
    });
    expect(JSON.stringify(ok)).not.toMatch(/1985|looks_for|orientation/);
  });

  test('knows of likes both ways and of the conversation', async () => {
    await kit.call('POST /api/like.php', { profile: bram.publicId }, { as: anna.browser });
    expect((await show(anna.publicId, bram)).ok.member).toMatchObject({ liked: false, likes_me: true, match: false });
    await kit.call('POST /api/like.php', { profile: anna.publicId }, { as: bram.browser });
    expect((await show(anna.publicId, bram)).ok.member).toMatchObject({ liked: true, likes_me: true, match: true });
    await giveCredits(kit, bram, 5);
    const sent = await kit.call(
      'POST /api/message.php',
      { profile: anna.publicId, key: randomUUID(), text: 'Hoi' },
      { as: bram.browser },
    );
    expect((await show(anna.publicId, bram)).ok.member.conversation).toBe(sent.ok.conversation);
    expect((await show(bram.publicId, anna)).ok.member.conversation).toBe(sent.ok.conversation);
  });

  test('has all photos for premium, and for a free member the main one sharp and the others locked (PHOTO-3)', async () => {
    for (const background of ['red', 'blue']) {
      const body = await sharp({ create: { width: 300, height: 400, channels: 3, background } })
        .jpeg()
        .toBuffer();
      await kit.call('POST /api/photo.php', {}, { as: anna.browser, body });
      await kit.advance(0);
      await kit.advance(11_000);
    }
    const [main, second] = (await show(anna.publicId, bram)).ok.member.photos;
    expect(main).toMatchObject({
      is_main: true,
      locked: false,
      full: expect.stringMatching(/^\/photos\/1\/\w{28}\/full-v1\.webp\?for=members&/) as string,
    });
    expect(second).toMatchObject({
      locked: true,
      full: null,
      card: expect.stringMatching(/^\/photos\/1\/\w{28}\/blur-v1\.webp\?for=member&/) as string,
    });
    const rich = await another(kit, 'anna', { isPremium: true });
    expect((await show(anna.publicId, rich)).ok.member.photos.map(({ locked }) => locked)).toEqual([false, false]);
  });

  test('PROF-3: is one’s own too, as others see it, even before the address is confirmed', async () => {
    const fresh = await another(kit, 'anna', { status: 'not_confirmed' });
    await kit.call('PUT /api/profile.php', { interests: ['music'] }, { as: fresh.browser });
    expect((await show(fresh.publicId, fresh)).ok.member).toMatchObject({
      is_self: true,
      id: fresh.publicId,
      interests: [{ slug: 'music', shared: false }],
    });
    expect((await show(fresh.publicId, bram)).status).toBe(404);
  });

  test('of an invented profile says so, without place; a livecam one can be neither liked nor written to (C19, T10)', async () => {
    const luna = await addOther(kit, 'Luna', { columns: { about: 'Ik besta niet.' } });
    expect((await show(luna.publicId, bram)).ok.member).toMatchObject({
      kind: 'fictional',
      country: null,
      city: null,
      can_like: true,
      can_chat: true,
    });
    const cam = await addOther(kit, 'Cam', { kind: 'livecam' });
    expect((await show(cam.publicId, bram)).ok.member).toMatchObject({
      can_like: false,
      can_chat: false,
      company: { url: 'https://cam.example/' },
    });
    await setColumns(kit, bram.id, { only_real_members: true });
    expect((await show(luna.publicId, bram)).status).toBe(404);
    await setColumns(kit, bram.id, { only_real_members: false });
  });

  test('is closed to guests, or opens with the main photo and without orientation, distance or activity (SEARCH-4)', async () => {
    expect((await show(anna.publicId)).refusal.error).toBe('authentication_required');
    const host = 'dichterbij.localhost';
    const there = await another(kit, 'anna', {
      siteId: 2,
      host,
      columns: { sexuality: 'bi', hair_color: 'red', looks_for: 3, last_active_on: '2026-11-21' },
    });
    const { ok } = await kit.call('GET /api/member.php', { id: there.publicId }, { as: kit.browser(host) });
    expect(ok.member).toMatchObject({
      facts: { sexuality: null, hair_color: 'red' },
      presence: null,
      distance: null,
      likes_me: false,
      conversation: null,
    });
  });
});

test.each<[string, (owner: Person, viewer: Person) => Promise<unknown>]>([
  [
    'blocked by me',
    (owner, viewer) => kit.call('POST /api/block.php', { profile: owner.publicId }, { as: viewer.browser }),
  ],
  [
    'blocked me',
    (owner, viewer) => kit.call('POST /api/block.php', { profile: viewer.publicId }, { as: owner.browser }),
  ],
  ['invisible', (owner) => setColumns(kit, owner.id, { is_invisible: true })],
  ['disabled', (owner) => setColumns(kit, owner.id, { status: 'disabled' })],
  ['leaving', (owner) => setColumns(kit, owner.id, { status: 'leaving' })],
])('who is %s is found on no surface, with the same answer as nobody at all (T123)', async (_, act) => {
  const [owner, viewer] = [
    await another(kit, 'anna', { columns: { country: 'BE', rank: 99_999 } }),
    await another(kit, 'bram', { isPremium: true, columns: { country: 'BE' } }),
  ];
  const as = { as: viewer.browser };
  const body = await sharp({ create: { width: 300, height: 400, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();
  const photo = (await kit.call('POST /api/photo.php', {}, { as: owner.browser, body })).ok.photo.id;
  await kit.advance(0);
  await kit.advance(11_000);
  const surfaces = async () => {
    const search = (await kit.call('GET /api/members.php', {}, as)).ok;
    const file = await kit.app.request(await photoAddress(kit, viewer, photo, 'card'), {
      headers: { host: 'localhost', cookie: `session=${viewer.browser.cookies.get('session')}` },
    });
    return {
      page: (await show(owner.publicId, viewer)).status,
      search: search.results.some(({ id }) => id === owner.publicId),
      similar: search.similar_results.some(({ id }) => id === owner.publicId),
      deck: (await kit.call('GET /api/swipe.php', {}, as)).ok.deck.some(({ id }) => id === owner.publicId),
      suggestion: (await kit.call('GET /api/auto-like.php', {}, as)).ok.profile?.id === owner.publicId,
      photo: file.status,
    };
  };
  expect(await surfaces()).toEqual({
    page: 200,
    search: true,
    similar: false,
    deck: true,
    suggestion: true,
    photo: 200,
  });
  await act(owner, viewer);
  expect(await surfaces()).toEqual({
    page: 404,
    search: false,
    similar: false,
    deck: false,
    suggestion: false,
    photo: 403,
  });
  expect((await kit.call('POST /api/like.php', { profile: owner.publicId }, as)).status).toBe(404);
  for (const like of [true, false])
    expect((await kit.call('POST /api/swipe.php', { profile: owner.publicId, like }, as)).status).toBe(404);
  const [hidden, nobody] = [await show(owner.publicId, viewer), await show('nobodyatall111', viewer)];
  expect(hidden.refusal).toEqual(nobody.refusal);
});

test('PROF-1: of the answers just those are shown that the site shows', async () => {
  const [anna, bram] = [
    await another(kit, 'anna', { columns: { hair_color: 'red', tattoos: 'none' } }),
    await another(kit, 'anna'),
  ];
  await changeSite(kit, { visible_profile_fields: ['hair_color'] });
  const { facts } = (await show(anna.publicId, bram)).ok.member;
  await changeSite(kit, { visible_profile_fields: ['hair_color', 'tattoos'] });
  const more = (await show(anna.publicId, bram)).ok.member.facts;
  expect([facts['hair_color'], facts['tattoos'], more['tattoos']]).toEqual(['red', null, 'none']);
});

test('T15: a member of another site is not found', async () => {
  const [here, there] = [
    await another(kit, 'anna'),
    await another(kit, 'anna', { siteId: 2, host: 'dichterbij.localhost' }),
  ];
  expect((await show(there.publicId, here)).status).toBe(404);
  expect((await show(here.publicId, there)).status).toBe(404);
});
