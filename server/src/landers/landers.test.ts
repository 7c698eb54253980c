import { locales } from '@vonk/contract/locales';
import { expect, test } from 'vitest';
import { createKit } from '../../test/kit.ts';
import { addOther, another } from '../../test/profiles.ts';
import { sql } from '../platform/database/db.ts';
import { addLanderVariant, readBounces } from './index.ts';

const kit = await createKit();
const bounces = () =>
  kit.db.rows(sql('select site_id, page, slug, day, bounces from page_bounces order by page, slug, site_id'));
const leave = (path: string, host = 'localhost') =>
  kit.call('POST /api/page-hidden.php', {}, { as: kit.browser(host), headers: { referer: `http://${host}${path}` } });

test('a known slug chooses words and pictures, an unknown one the plain page without a slug', async () => {
  expect((await kit.call('GET /api/lander.php', { lander: 'gallery', slug: '50plus' })).ok).toEqual({
    slug: '50plus',
    words: 'again',
    models: ['ingrid', 'dennis', 'yvonne', 'edwin'],
    own: null,
    picture: null,
    shows_members: false,
    map: null,
  });
  expect((await kit.call('GET /api/lander.php', { lander: 'gallery', slug: 'nope' })).ok).toMatchObject({
    slug: null,
    words: 'plain',
  });
  expect((await kit.call('GET /api/lander.php', { lander: 'gallery' })).ok).toMatchObject({
    slug: null,
    words: 'plain',
    models: [],
  });
});

test("a site's own words win in their language only, and stay on that site", async () => {
  const ownWords = { nl: { title: 'Voor wie van Utrecht houdt', lead: 'Een stad vol werven.' } };
  const variant = { lander: 'video', slug: 'utrecht', words: 'no-such-words', models: [], ownWords } as const;
  await kit.db.transact((tx) => addLanderVariant(tx, { siteId: 1 }, { ...variant, now: kit.clock.now() }));
  const dutch = kit.browser();
  dutch.cookies.set('locale', 'nl');
  expect((await kit.call('GET /api/lander.php', { lander: 'video', slug: 'utrecht' }, { as: dutch })).ok).toMatchObject(
    {
      slug: 'utrecht',
      words: 'plain',
      own: ownWords.nl,
    },
  );
  const polish = kit.browser();
  polish.cookies.set('locale', 'pl');
  expect(
    (await kit.call('GET /api/lander.php', { lander: 'video', slug: 'utrecht' }, { as: polish })).ok.own,
  ).toBeNull();
  const elsewhere = kit.browser('dichterbij.localhost');
  expect(
    (await kit.call('GET /api/lander.php', { lander: 'video', slug: 'utrecht' }, { as: elsewhere })).ok.slug,
  ).toBeNull();
});

test('the map counts real members by coarse part, and says nothing of less than ten (T8)', async () => {
  const where = { country: 'NL', region: '09' };
  for (let at = 0; at < 10; at += 1) await another(kit, 'anna', { columns: where });
  for (let at = 0; at < 9; at += 1) await another(kit, 'anna', { columns: { country: 'NL', region: '04' } });
  await another(kit, 'anna', { columns: { ...where, is_invisible: true } });
  for (let at = 0; at < 12; at += 1) await addOther(kit, `verzonnen${at}`);
  expect((await kit.call('GET /api/lander.php', { lander: 'maplanding' })).ok.map).toEqual({
    country: 'NL',
    members: { north: null, east: null, south: null, west: null, middle: 10 },
  });
  await another(kit, 'anna', { columns: where });
  expect((await kit.call('GET /api/lander.php', { lander: 'maplanding' })).ok.map?.members.middle).toBe(10);
  kit.clock.advance(11 * 60_000);
  expect((await kit.call('GET /api/lander.php', { lander: 'maplanding' })).ok.map?.members.middle).toBe(11);
});

test('only a member who agreed stands on a landing page, on their own site, without age date or city (C15)', async () => {
  const agreed = await another(kit, 'anna', {
    name: 'Mirjam',
    columns: { ad_consent: true, country: 'NL', region: '09', city: 'Amersfoort', quote: 'Hallo daar.' },
  });
  const shy = await another(kit, 'anna');
  const invented = await addOther(kit, 'Luna');
  const found = (await kit.call('GET /api/lander-member.php', { id: agreed.publicId })).ok.member;
  expect(found).toEqual({
    id: agreed.publicId,
    name: 'Mirjam',
    age: 41,
    region: 'Utrecht',
    quote: 'Hallo daar.',
    main_image: null,
  });
  for (const { publicId } of [shy, invented, { publicId: 'niemand' }])
    expect((await kit.call('GET /api/lander-member.php', { id: publicId })).ok.member).toBeNull();
  const elsewhere = kit.browser('dichterbij.localhost');
  expect(
    (await kit.call('GET /api/lander-member.php', { id: agreed.publicId }, { as: elsewhere })).ok.member,
  ).toBeNull();
});

/** What the consent calls each part of a member that a landing page shows; an answer with another part fails. */
const published = {
  main_image: /foto|photo|Foto|zdjęcie/,
  name: /naam|name|Name|nombre|prénom|nome|imię/,
  age: /leeftijd|age|Alter|edad|âge|età|wiek/,
  region: /regio|Region|région|región|region/,
  quote: /je zin|sentence|Satz|frase|phrase|zdanie/,
} as const;

test.each(locales)('the consent in %s names all that a landing page shows of a member (C15, T17)', async (locale) => {
  const agreed = await another(kit, 'anna', { columns: { ad_consent: true, country: 'NL', region: '09' } });
  const shown = (await kit.call('GET /api/lander-member.php', { id: agreed.publicId })).ok.member;
  expect(Object.keys(shown ?? {}).toSorted()).toEqual(['id', ...Object.keys(published)].toSorted());
  const { settings } = (await import(`@vonk/locales/${locale}/settings`)) as {
    settings: { privacy: { adsDetail: string } };
  };
  const { adsDetail } = settings.privacy;
  for (const word of Object.values(published)) expect(adsDetail).toMatch(word);
});

test('leaving a page adds one to a counter of the day, and nothing about who left (C32)', async () => {
  for (const path of [
    '/landers/gallery/50plus?lb=1',
    '/landers/gallery/50plus',
    '/landers/gallery/zomaar',
    '/',
    '/members/abc/landing2',
    '/elders',
  ])
    expect((await leave(path)).status).toBe(200);
  await leave('/landers/gallery/50plus', 'dichterbij.localhost');
  const day = '2026-11-21';
  expect(await bounces()).toEqual([
    { site_id: 1, page: 'gallery', slug: '', day, bounces: 1 },
    { site_id: 1, page: 'gallery', slug: '50plus', day, bounces: 2 },
    { site_id: 2, page: 'gallery', slug: '50plus', day, bounces: 1 },
    { site_id: 1, page: 'index', slug: '', day, bounces: 1 },
    { site_id: 1, page: 'member-landing2', slug: '', day, bounces: 1 },
    { site_id: 1, page: 'other', slug: '', day, bounces: 1 },
  ]);
});

test('staff are told how often each was left, the most often first, in the days they ask for (C32)', async () => {
  const left = (upTo: string, days: number, siteId = 1) => readBounces(kit.db, { siteId }, { upTo, days });
  const before = await left('2026-11-21', 30);
  kit.clock.advance(86_400_000);
  await leave('/landers/gallery/50plus');
  expect(before).toHaveLength(5);
  expect((await left('2026-11-22', 30))[0]).toEqual({ page: 'gallery', slug: '50plus', times: 3 });
  expect(await left('2026-11-22', 1)).toEqual([{ page: 'gallery', slug: '50plus', times: 1 }]);
  expect(await left('2026-11-22', 30, 2)).toEqual([{ page: 'gallery', slug: '50plus', times: 1 }]);
});
