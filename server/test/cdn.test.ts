import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { createKit } from './kit.ts';
import { freePort, listen } from './listen.ts';
import { audienceIn, photoFilesIn } from './photos/bare.ts';
import { another, type Person } from './profiles.ts';
import { changeSite } from './sites.ts';
import { type Cdn, hasVarnish, startVarnish } from './stand-ins/machines/varnish.ts';

const kit = await createKit({ TRUST_PROXY: '1' });
const port = await freePort();
await listen(kit, port);
const second = 1000;
const hourSeconds = 3600;
const site = 'cdn.localhost';
const otherSite = 'cdn.dichterbij.localhost';

/** How often the storage was read: what a cache answers reads nothing. */
let reads = 0;
const { get } = kit.services.storage;
kit.services.storage.get = (key) => ((reads += 1), get(key));

describe.skipIf(!hasVarnish)('a CDN in front of the photos, as deploy/cdn has it', () => {
  let cdn: Cdn;
  let me: Person;
  let them: Person;

  beforeAll(async () => {
    cdn = await startVarnish(port);
    await changeSite(kit, { logged_out_search: true });
    me = await another(kit, 'bram', { isPremium: true });
    them = await another(kit, 'anna', { columns: { ad_consent: true } });
    const body = await sharp({ create: { width: 300, height: 400, channels: 3, background: 'teal' } })
      .jpeg()
      .toBuffer();
    await kit.call('POST /api/photo.php', {}, { as: them.browser, body });
    await kit.advance(0);
    await kit.advance(11 * second);
  });

  /** The address of her main photo, before which a page puts the site's `cdn_prefix`. */
  const given = async (as?: Person): Promise<string> => {
    const { ok } = await kit.call('GET /api/member.php', { id: them.publicId }, as && { as: as.browser });
    return ok.member.main_image!.filename;
  };
  const untilNextHour = () => hourSeconds * second - (kit.clock.now().getTime() % (hourSeconds * second));
  const read = async (ask: () => Promise<unknown>) => {
    const before = reads;
    await ask();
    return reads - before;
  };

  test('a photo is fetched once and then kept, whoever asks, and carries nothing of who asked', async () => {
    for (const as of [me, undefined]) {
      const address = await given(as);
      const first = await cdn(site, address, { headers: { cookie: 'session=of-somebody; locale=pl' } });
      expect([first.status, first.headers['content-type']]).toEqual([200, 'image/webp']);
      const count = await read(async () => {
        const again = await cdn(site, address, { headers: { cookie: 'session=of-another' } });
        expect([again.status, again.bytes.equals(first.bytes)]).toEqual([200, true]);
        const known = await cdn(site, address, { headers: { 'if-none-match': String(first.headers['etag']) } });
        expect(known.status).toBe(304);
      });
      expect(count).toBe(0);
      for (const name of ['set-cookie', 'x-kept-url', 'x-kept-host']) expect(first.headers[name]).toBeUndefined();
    }
  });

  test('T83: the key is host and whole address: changed in any part, or at another site, nothing that is kept answers', async () => {
    const address = await given(me);
    expect((await cdn(site, address)).status).toBe(200);
    const until = Number(/until=(\d+)/.exec(address)![1]);
    const changed = [
      address.replace('card-v1', 'full-v1'),
      address.replace('for=members', 'for=public'),
      address.replace(/until=\d+/, `until=${until + hourSeconds}`),
      address.replace(/by=./, (start) => (start === 'by=A' ? 'by=B' : 'by=A')),
    ];
    for (const path of changed) expect([path, (await cdn(site, path)).status]).toEqual([path, 403]);
    expect((await cdn(site, address.replace(/\?.*/, ''))).status).toBe(404);
    expect((await cdn(otherSite, address)).status).toBe(403);
    // The host that is asked for is the site's, whatever else a client names.
    for (const name of ['x-forwarded-host', 'forwarded', 'x-host'])
      expect((await cdn(otherSite, address, { headers: { [name]: 'localhost' } })).status).toBe(403);
    for (const host of ['localhost', 'nobody.example']) expect((await cdn(host, address)).status).toBe(421);
    expect((await cdn(site, address)).status).toBe(200);
  });

  test('T83: nothing is served beyond the end of an address, not for a moment', async () => {
    // Two seconds before the end of an hour of which nothing is kept.
    kit.clock.advance(untilNextHour() + (hourSeconds - 2) * second);
    const address = await given(me);
    const [first, kept] = [await cdn(site, address), await cdn(site, address)];
    expect([first.status, first.headers['cache-control'], kept.status]).toEqual([200, 'public, max-age=2', 200]);
    kit.clock.advance(2 * second);
    await wait(2.2 * second);
    expect((await cdn(site, address)).status).toBe(403);
    // What was refused is not kept either: the next hour has its own address, and it opens.
    expect((await cdn(site, await given(me))).status).toBe(200);
  });

  test('T83, T84: what is one member’s alone, a page or a call is not served by the CDN, and nothing is written by it', async () => {
    const { ok } = await kit.call('GET /api/photos.php', {}, { as: them.browser });
    const own = photoFilesIn(JSON.stringify(ok)).filter((address) => audienceIn(address) === 'member');
    expect(own.length).toBeGreaterThan(0);
    const cookie = [...them.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    for (const address of own) expect((await cdn(site, address, { headers: { cookie } })).status).toBe(404);
    for (const path of ['/', '/members', '/api/user.php', '/chat-photos/1/x', '/admin/', '/erased/x', '/metrics']) {
      const { status, headers } = await cdn(site, path, { headers: { cookie } });
      expect([path, status, headers['x-request-id']]).toEqual([path, 404, undefined]);
    }
    // What staff gave landing pages is asked of the site, and is not there.
    const { status, headers } = await cdn(site, '/lander-pictures/1/x');
    expect([status, headers['x-request-id'] !== undefined]).toEqual([404, true]);
    expect((await cdn(site, await given(me), { method: 'POST' })).status).toBe(405);
  });

  test('T55: a photo that was deleted is in no cache longer than its address lives, and at once where an operator says so', async () => {
    kit.clock.advance(untilNextHour());
    const address = await given(me);
    const { headers } = await cdn(site, address);
    const [, seconds = Number.NaN] = (/max-age=(\d+)/.exec(String(headers['cache-control'])) ?? []).map(Number);
    expect(seconds).toBeLessThanOrEqual(hourSeconds);
    const photo = (await kit.call('GET /api/photos.php', {}, { as: them.browser })).ok.photos[0]!;
    await kit.call('DELETE /api/photo.php', { photo: photo.id }, { as: them.browser });
    await kit.advance(0);
    expect((await cdn(site, address)).status).toBe(200);
    const folder = address.replace(/[^/]*$/, '');
    expect((await cdn(site, folder, { method: 'PURGE', from: '127.0.0.2' })).status).toBe(403);
    expect((await cdn(site, address)).status).toBe(200);
    expect((await cdn(site, folder, { method: 'PURGE' })).status).toBe(204);
    expect((await cdn(site, address)).status).toBe(404);
  });
});
