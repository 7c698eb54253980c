import { day, hour } from '@vonk/contract/durations';
import { locales } from '@vonk/contract/locales';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { type Browser, createKit } from '../../../test/kit.ts';
import { adminCall, firstOwner, hire, logInAgain } from '../../../test/staff/colleagues.ts';
import { sql } from '../../platform/database/db.ts';

const kit = await createKit();
const owner = await firstOwner(kit);
const mara = await hire(kit, owner, [{ role: 'marketing', site: 1 }], 'Mara');
const otto = await hire(kit, owner, [{ role: 'marketing', site: 2 }], 'Otto');
let as: Browser = mara.browser;
beforeEach(async () => {
  await kit.advance(2 * hour);
  as = await logInAgain(kit, mara);
});

const picture = (width = 1800, height = 1200) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } })
    .withExif({ IFD0: { Make: 'Camera of Mara' } })
    .jpeg()
    .toBuffer();
const upload = async (body?: Buffer, site = 1, browser = as) =>
  adminCall(kit, 'POST /api/admin/lander-picture', { site }, { as: browser, body: body ?? (await picture()) });
const alt = Object.fromEntries(locales.map((locale) => [locale, `Een gracht (${locale})`]));
const shownAs = (key: string, part: object = {}) => ({
  key,
  alt,
  shows: 'models',
  origin: 'Fotobureau, licentie 12.',
  ...part,
});
const place = { site: 1, lander: 'gallery', slug: 'gracht' } as const;
const write = (shown: object | null, version: number, part: object = {}) =>
  adminCall(
    kit,
    'PUT /api/admin/lander',
    { ...place, words: 'again', texts: {}, faces: 'none', picture: shown, version, reason: 'Campagne.', ...part },
    { as },
  );
const visit = async (locale = 'nl') => {
  const visitor = kit.browser();
  visitor.cookies.set('locale', locale);
  return (await kit.call('GET /api/lander.php', { lander: 'gallery', slug: 'gracht' }, { as: visitor })).ok.picture;
};
const get = (path: string, host = 'localhost', cookie = '') => kit.app.request(path, { headers: { host, cookie } });
const files = async () => {
  const found: string[] = [];
  for await (const key of kit.services.storage.list('lander-pictures/')) found.push(key);
  return found.toSorted();
};

test('PUB-2: a picture of a slug is there in the widths of screens, with its words in each language and the word model (T17)', async () => {
  const { status, ok } = await upload();
  expect([status, ok.width, ok.height]).toEqual([200, 1600, 1067]);
  expect((await write(shownAs(ok.key), 0)).status).toBe(200);
  const shown = await visit();
  expect(shown).toMatchObject({ width: 1600, height: 1067, alt: 'Een gracht (nl)', has_models: true });
  expect((await visit('pl'))?.alt).toBe('Een gracht (pl)');
  expect(shown?.files.map(({ width }) => width)).toEqual([480, 960, 1600]);
  for (const { address, width } of shown?.files ?? []) {
    const answer = await get(address);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const bytes = Buffer.from(await answer.arrayBuffer());
    // Nothing of the file but its pixels (T82).
    expect(await sharp(bytes).metadata()).toMatchObject({ width, format: 'webp' });
    expect(bytes.toString('latin1')).not.toContain('Camera');
    expect((await get(address, 'dichterbij.localhost')).status).toBe(404);
  }
  // By whose right it is shown is for the staff alone.
  expect(JSON.stringify(shown)).not.toContain('Fotobureau');
});

test('it is taken away, comes back with a version, and goes for good where no version has it', async () => {
  const { ok: kept } = await upload();
  const { ok: unused } = await upload();
  const found = async () =>
    (await adminCall(kit, 'GET /api/admin/landers', { site: 1 }, { as })).ok.landers.find(
      ({ slug }) => slug === 'gracht',
    )!;
  expect((await write(shownAs(kept.key, { shows: 'nobody' }), 1)).status).toBe(200);
  expect(await visit()).toMatchObject({ has_models: false });
  expect((await write(null, 2)).status).toBe(200);
  expect(await visit()).toBeNull();
  const back = { ...place, version: 3, number: 2, reason: 'Toch.' };
  expect((await adminCall(kit, 'POST /api/admin/lander-back', back, { as })).status).toBe(200);
  const standing = await found();
  expect(standing.picture).toMatchObject({ key: kept.key, origin: 'Fotobureau, licentie 12.', shows: 'nobody' });
  const { versions } = (await adminCall(kit, 'GET /api/admin/lander-versions', place, { as })).ok;
  expect(versions.map(({ number, picture: of }) => [number, of?.shows])).toEqual([
    [4, 'nobody'],
    [3, undefined],
    [2, 'nobody'],
    [1, 'models'],
  ]);
  expect((await files()).some((file) => file.includes(unused.key))).toBe(true);
  await kit.advance(2 * day);
  await kit.db.pool.query(`select graphile_worker.add_job('sweep-lander-pictures', '{}')`);
  await kit.advance(0);
  const left = await files();
  expect(left.some((file) => file.includes(unused.key))).toBe(false);
  expect(left.filter((file) => file.includes(kept.key))).toHaveLength(3);
  const rows = await kit.db.rows<{ key: string }>(sql('select key from lander_pictures'), []);
  expect(rows.map(({ key }) => key)).not.toContain(unused.key);
});

test('PUB-2: it is deleted for good: no file is left, no slug shows it, no version brings it back, and the log says why (T17)', async () => {
  const { ok } = await upload();
  const slugs = ['weg-een', 'weg-twee'];
  for (const slug of slugs) expect((await write(shownAs(ok.key), 0, { slug })).status).toBe(200);
  expect((await write(null, 1, { slug: 'weg-twee' })).status).toBe(200);
  const visited = async (slug: string) =>
    (await kit.call('GET /api/lander.php', { lander: 'gallery', slug }, { as: kit.browser() })).ok;
  const address = (await visited('weg-een')).picture?.files[0]?.address ?? '';
  expect((await get(address)).headers.get('cache-control')).toBe('public, max-age=3600');
  const remove = (browser = as, site = 1) =>
    adminCall(
      kit,
      'POST /api/admin/lander-picture-delete',
      { site, key: ok.key, reason: 'De licentie is afgelopen.' },
      { as: browser },
    );
  const asOtto = await logInAgain(kit, otto);
  expect((await remove(asOtto)).refusal.error).toBe('role_missing');
  expect((await remove(asOtto, 2)).refusal.error).toBe('stands_already');
  const both = await Promise.all([remove(), remove()]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await get(address)).status).toBe(404);
  await kit.advance(0);
  expect((await files()).some((file) => file.includes(ok.key))).toBe(false);
  // The address goes on with its words.
  expect(await visited('weg-een')).toMatchObject({ slug: 'weg-een', words: 'again', picture: null });

  const versionsOf = async (slug: string) =>
    (await adminCall(kit, 'GET /api/admin/lander-versions', { ...place, slug }, { as })).ok.versions.map(
      ({ number, picture: shown, picture_deleted: isDeleted, reason }) => [number, shown, isDeleted, reason],
    );
  expect(await versionsOf('weg-een')).toEqual([
    [2, null, false, 'De licentie is afgelopen.'],
    [1, null, true, 'Campagne.'],
  ]);
  expect(await versionsOf('weg-twee')).toEqual([
    [2, null, false, 'Campagne.'],
    [1, null, true, 'Campagne.'],
  ]);
  expect((await write(shownAs(ok.key), 2, { slug: 'weg-een' })).refusal).toMatchObject({
    error: 'setting_invalid',
    field: 'picture',
  });
  expect((await write(null, 2, { slug: 'weg-een', words: 'plain' })).status).toBe(200);
  const back = { ...place, slug: 'weg-een', version: 3, number: 1, reason: 'Toch.' };
  expect((await adminCall(kit, 'POST /api/admin/lander-back', back, { as })).status).toBe(200);
  expect(await visited('weg-een')).toMatchObject({ words: 'again', picture: null });
  const logged = await kit.db.rows<{ line: string }>(
    sql("select actor || ' ' || reason as line from audit where action = 'lander_picture_deleted' and subject = $1"),
    [ok.key],
  );
  expect(logged).toEqual([{ line: `${mara.id} De licentie is afgelopen.` }]);
});

test('who lets an address show a picture while it is deleted is refused, or it is taken off again', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { ok } = await upload();
    const slug = `tegelijk-${round}`;
    const reason = 'De licentie is afgelopen.';
    const [written, removed] = await Promise.all([
      write(shownAs(ok.key), 0, { slug }),
      adminCall(kit, 'POST /api/admin/lander-picture-delete', { site: 1, key: ok.key, reason }, { as }),
    ]);
    expect(removed.status).toBe(200);
    expect([200, 409]).toContain(written.status);
    const showing = sql("select slug from lander_variants where picture ->> 'key' = $1");
    expect(await kit.db.rows(showing, [ok.key])).toEqual([]);
  }
});

test('staff see an upload at an address of their own, before anybody else does', async () => {
  const { ok } = await upload();
  const cookie = (browser: Browser) => [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  expect((await get(ok.address, 'localhost', cookie(as))).status).toBe(200);
  expect((await get(ok.address)).status).toBe(403);
  const asOtto = await logInAgain(kit, otto);
  expect((await get(ok.address, 'localhost', cookie(asOtto))).status).toBe(403);
});

test('what is no picture of a page is refused, as is one of another site, and words that lack or claim (T18)', async () => {
  expect((await upload(Buffer.from('no picture'))).refusal).toMatchObject({ error: 'photo_type' });
  expect((await upload(await picture(1600, 700))).refusal).toMatchObject({
    error: 'photo_small',
    details: { side: 800 },
  });
  expect((await upload(undefined, 2)).refusal).toMatchObject({ error: 'role_missing' });
  const asOtto = await logInAgain(kit, otto);
  const { ok: others } = await upload(undefined, 2, asOtto);
  const fresh = { slug: 'haven' };
  expect((await write(shownAs(others.key), 0, fresh)).refusal).toMatchObject({
    error: 'setting_invalid',
    field: 'picture',
  });
  const { ok } = await upload();
  const said = (part: object) => write(shownAs(ok.key, { alt: { ...alt, ...part } }), 0, fresh);
  expect((await said({ pl: ' ' })).refusal).toMatchObject({ error: 'words_required', field: 'pl.alt' });
  expect((await said({ nl: 'De beste datingsite.' })).refusal).toMatchObject({
    error: 'claim_of_register',
    field: 'nl.alt',
  });
  expect((await write(shownAs(ok.key, { origin: '  ' }), 0, fresh)).refusal).toMatchObject({ error: 'invalid_input' });
  const aroundMember = { lander: 'landing2', slug: 'haven', words: 'plain' };
  expect((await write(shownAs(ok.key), 0, aroundMember)).refusal).toMatchObject({ field: 'picture' });
  expect((await said({})).status).toBe(200);
  const faces = await write(null, 0, { ...aroundMember, faces: 'members' });
  expect(faces.refusal).toMatchObject({ error: 'setting_invalid', field: 'faces' });
});
