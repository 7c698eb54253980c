import { randomUUID } from 'node:crypto';
import { api, type CallName } from '@vonk/contract/api';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { giveCredits } from './credits.ts';
import { showsPhotos } from './catalogue/shows-photos.ts';
import { audienceIn, photoFilesIn, refuseBarePhotos } from './photos/bare.ts';
import { type Browser, createKit } from './kit.ts';
import { another, type Person, setColumns } from './profiles.ts';
import { changeSite } from './sites.ts';

const kit = await createKit();
const second = 1000;
const hourSeconds = 3600;
/** A browser's headers, as a cache of the CDN hands them on: with a cookie, or without one. */
const fetchAt = (address: string, { as, host = 'localhost' }: { as?: Browser; host?: string } = {}) =>
  kit.app.request(address, {
    headers: { host, cookie: [...(as?.cookies ?? [])].map(([name, value]) => `${name}=${value}`).join('; ') },
  });
const statusAt = async (address: string, options?: { as?: Browser; host?: string }) =>
  (await fetchAt(address, options)).status;

async function addPhoto(who: Person, background: string): Promise<void> {
  const body = await sharp({ create: { width: 300, height: 400, channels: 3, background } })
    .jpeg()
    .toBuffer();
  await kit.call('POST /api/photo.php', {}, { as: who.browser, body });
  await kit.advance(0);
  await kit.advance(11 * second);
}

let me: Person;
let them: Person;
let conversation: string;
let chatPhoto: string;
const facesOf = { lander: 'gallery', slug: '50plus' } as const;
beforeAll(async () => {
  me = await another(kit, 'bram', { isPremium: true, columns: { country: 'NL' } });
  const columns = { country: 'NL', last_active_on: '2026-11-21', ad_consent: true };
  them = await another(kit, 'anna', { isPremium: true, columns });
  await giveCredits(kit, me, 20, 'bought');
  await giveCredits(kit, them, 20, 'bought');
  for (const colour of ['teal', 'maroon']) await addPhoto(them, colour);
  await addPhoto(me, 'navy');
  await kit.call('POST /api/like.php', { profile: me.publicId }, { as: them.browser });
  const text = { profile: me.publicId, key: randomUUID(), text: 'Wandelen morgen?' };
  conversation = (await kit.call('POST /api/message.php', text, { as: them.browser })).ok.conversation;
  const body = await sharp({ create: { width: 300, height: 400, channels: 3, background: 'olive' } })
    .jpeg()
    .toBuffer();
  const shared = await kit.call(
    'POST /api/chat-photo.php',
    { profile: me.publicId, key: randomUUID() },
    { as: them.browser, body },
  );
  chatPhoto = shared.ok.photo.id;
  await changeSite(kit, { logged_out_search: true });
  await kit.db.pool.query("update lander_variants set faces = 'members'");
});

const wide = { min_age: 18, max_age: 99, fresh: '1' };

/**
 * Every call that shows a photo, and what it is asked: those whose answer has a `main_image`, a `thumb` or a `blur` in
 * the contract stand here, or the test below names them.
 */
const shows: Readonly<Partial<Record<CallName, () => object>>> = {
  'GET /api/user.php': () => ({}),
  'PUT /api/user.php': () => ({ language: 'nl' }),
  'GET /api/photos.php': () => ({}),
  'GET /api/member.php': () => ({ id: them.publicId }),
  'GET /api/members.php': () => wide,
  'GET /api/lander-member.php': () => ({ id: them.publicId }),
  'GET /api/lander-members.php': () => facesOf,
  'GET /api/swipe.php': () => ({}),
  'GET /api/likes.php': () => ({}),
  'GET /api/auto-like.php': () => ({}),
  'GET /api/chats.php': () => ({}),
  'GET /api/chat.php': () => ({ conversation }),
  'GET /api/chat-search.php': () => ({ text: 'wandelen' }),
  'GET /api/chat-photo.php': () => ({ photos: chatPhoto }),
};
/** Those that answer a change with the same shapes: each of their answers in any test is held against bare addresses. */
const answersAChange = /^(POST|PUT|DELETE) /;
describe('T83, C41: no photo has an address for ever', () => {
  test('every call that shows photos is walked', () => {
    const found = (Object.keys(api) as CallName[]).filter(showsPhotos);
    expect(found.length).toBeGreaterThan(15);
    expect(found.filter((name) => !(name in shows) && !answersAChange.test(name))).toEqual([]);
  });

  test.each(Object.entries(shows) as [CallName, () => object][])(
    '%s shows photos at signed addresses alone, that open, to whom they were given, until the hour ends',
    async (name, input) => {
      const { status, ok } = await kit.callWith(name, input(), { as: me.browser });
      expect(status).toBe(200);
      const given = photoFilesIn(JSON.stringify(ok));
      expect(given.length).toBeGreaterThan(0);
      for (const address of given) {
        expect(['members', 'member']).toContain(audienceIn(address));
        expect(await statusAt(address, { as: me.browser })).toBe(200);
        expect(await statusAt(address, { as: me.browser, host: 'dichterbij.localhost' })).toBe(403);
        expect(await statusAt(address.replace(/\?.*/, ''), { as: me.browser })).toBe(404);
        // One of the members' proves the right by itself; one of a member's own is nothing in another session.
        const isOwn = audienceIn(address) === 'member';
        expect([await statusAt(address), await statusAt(address, { as: them.browser })]).toEqual(
          isOwn ? [403, 403] : [200, 200],
        );
      }
    },
  );

  test('what strangers may see has addresses of their own', async () => {
    const guest = kit.browser();
    for (const [name, input] of [
      ['GET /api/members.php', wide],
      ['GET /api/member.php', { id: them.publicId }],
      ['GET /api/lander-member.php', { id: them.publicId }],
      ['GET /api/lander-members.php', facesOf],
      ['GET /api/auto-like.php', {}],
    ] as const) {
      const given = photoFilesIn(JSON.stringify((await kit.callWith(name, input, { as: guest })).ok));
      expect([name, given.length > 0]).toEqual([name, true]);
      expect(given.map(audienceIn)).toEqual(given.map(() => 'public'));
      for (const address of given) expect(await statusAt(address)).toBe(200);
    }
  });

  test('no cache may keep a file longer than its address lives, and no signature is good for another file', async () => {
    const page = async () =>
      (await kit.call('GET /api/member.php', { id: them.publicId }, { as: me.browser })).ok.member;
    const address = (await page()).main_image!.filename;
    const until = Number(/until=(\d+)/.exec(address)![1]);
    for (const left of [hourSeconds / 2, 61, 1]) {
      kit.clock.advance((until - left) * second - kit.clock.now().getTime());
      const { headers, status } = await fetchAt(address);
      expect([left, status, headers.get('cache-control')]).toEqual([left, 200, `public, max-age=${left}`]);
      const again = await kit.app.request(address, {
        headers: { host: 'localhost', 'if-none-match': headers.get('etag')! },
      });
      expect([again.status, again.headers.get('cache-control')]).toEqual([304, `public, max-age=${left}`]);
    }
    expect((await page()).main_image!.filename).toBe(address);
    for (const wrong of ['/thumb-v1', '/full-v1', '/blur-v1'])
      expect(await statusAt(address.replace('/card-v1', wrong))).toBe(403);
    kit.clock.advance(second);
    const ended = await fetchAt(address);
    expect([ended.status, ended.headers.get('cache-control')]).toEqual([403, 'no-store']);
    kit.clock.advance(second);
    expect(await statusAt(address)).toBe(403);
    expect(await statusAt((await page()).main_image!.filename)).toBe(200);
  });

  test('an address that proves the right asks no database, and one of a CDN may be shown by the page', async () => {
    const { ok } = await kit.call('GET /api/member.php', { id: them.publicId }, { as: me.browser });
    const { pool } = kit.db;
    const asked: unknown[] = [];
    const { query } = pool;
    pool.query = ((...given: unknown[]) => (asked.push(given[0]), Reflect.apply(query, pool, given))) as typeof query;
    const connects: unknown[] = [];
    const onAcquire = () => connects.push(1);
    pool.on('acquire', onAcquire);
    const answer = await fetchAt(ok.member.main_image!.filename, { as: me.browser });
    pool.off('acquire', onAcquire);
    pool.query = query;
    expect([answer.status, answer.headers.get('cross-origin-resource-policy')]).toEqual([200, 'cross-origin']);
    expect([asked, connects]).toEqual([[], []]);
  });

  test.each([
    ['blocks', () => kit.call('POST /api/block.php', { profile: me.publicId }, { as: them.browser })],
    ['turns invisible', () => setColumns(kit, them.id, { is_invisible: true })],
    ['leaves', () => setColumns(kit, them.id, { status: 'leaving' })],
    ['is suspended', () => setColumns(kit, them.id, { status: 'disabled' })],
  ])('who %s is given to nobody any more, and what was given ends within the hour', async (who, wall) => {
    // Whoever is invisible keeps those they have a past with (PRIV-1).
    const viewer = who === 'turns invisible' ? await another(kit, 'bram', { isPremium: true }) : me;
    const given = photoFilesIn(
      JSON.stringify((await kit.call('GET /api/member.php', { id: them.publicId }, { as: viewer.browser })).ok),
    );
    expect(given.length).toBeGreaterThan(3);
    await wall();
    const theirs = new Set(given.map((address) => /photos\/\d+\/\w+/.exec(address)![0]));
    for (const [name, input] of Object.entries(shows) as [CallName, () => object][]) {
      const after = photoFilesIn(JSON.stringify((await kit.callWith(name, input(), { as: viewer.browser })).ok));
      expect([name, after.filter((address) => theirs.has(/photos\/\d+\/\w+/.exec(address)![0]))]).toEqual([name, []]);
    }
    await kit.advance(hourSeconds * second);
    for (const address of given) expect(await statusAt(address, { as: viewer.browser })).toBe(403);
    await kit.call('DELETE /api/block.php', { profile: me.publicId }, { as: them.browser });
    await setColumns(kit, them.id, { status: 'active', is_invisible: false });
  });

  test('a bare address in an answer would be noticed', () => {
    const bare = `/photos/1/${'a'.repeat(28)}/card-v1.webp`;
    const whole = `${bare}?for=public&until=1795266000&by=${'A'.repeat(22)}`;
    for (const text of [`{"filename":"${bare}"}`, `<img src="${bare}">`, `{"a":"${whole}","b":"${bare}?x=1"}`])
      expect(() => refuseBarePhotos('GET /', text)).toThrow('a bare address');
    for (const text of [`{"filename":"${whole}"}`, `<img src="${whole.replaceAll('&', '&amp;')}">`])
      expect(() => refuseBarePhotos('GET /', text)).not.toThrow();
  });
});
