import { expect, test } from 'vitest';
import { createKit } from '../../test/kit.ts';
import { addOther, another, type Person, setColumns } from '../../test/profiles.ts';

const kit = await createKit();
const at = { lander: 'gallery', slug: '50plus' } as const;
const facesOf = async (host = 'localhost', asked: object = at) =>
  (await kit.call('GET /api/lander-members.php', { ...at, ...asked }, { as: kit.browser(host) })).ok.members;
const names = async (...asked: Parameters<typeof facesOf>) => (await facesOf(...asked)).map(({ name }) => name);
const show = (faces: 'none' | 'members') =>
  kit.db.pool.query('update lander_variants set faces = $1 where site_id = 1 and slug = $2', [faces, at.slug]);
const photo = { photo_count: 1, main_photo_key: `1/${'a'.repeat(28)}`, country: 'NL' };
const agree = (who: Person, isOn: boolean) =>
  kit.call('PUT /api/privacy.php', { ad_consent: isOn }, { as: who.browser });

test('T17: a slug shows members who agreed, and from the moment they do not any more none of them', async () => {
  const mirjam = await another(kit, 'anna', {
    name: 'Mirjam',
    columns: { ...photo, quote: 'Hallo daar.', region: '09' },
  });
  await another(kit, 'bram', { name: 'Zwijger', columns: photo });
  await addOther(kit, 'Luna', { columns: { ...photo, ad_consent: true } });
  await another(kit, 'anna', { name: 'Zonder foto', columns: { ...photo, photo_count: 0, ad_consent: true } });
  await another(kit, 'anna', { name: 'Elders', columns: { ...photo, country: 'DE', ad_consent: true } });
  expect((await agree(mirjam, true)).status).toBe(200);
  expect(await facesOf()).toEqual([]);
  await show('members');
  expect(await facesOf()).toMatchObject([{ name: 'Mirjam', age: 41, region: 'Utrecht', quote: 'Hallo daar.' }]);
  expect(await names('localhost', { slug: 'nergens' })).toEqual([]);
  expect(await names('dichterbij.localhost')).toEqual([]);
  expect((await kit.call('GET /api/lander.php', at)).ok.shows_members).toBe(true);

  await agree(mirjam, false);
  expect(await facesOf()).toEqual([]);
  await agree(mirjam, true);
  expect(await names()).toEqual(['Mirjam']);
  await setColumns(kit, mirjam.id, { is_invisible: true });
  expect(await facesOf()).toEqual([]);
  await setColumns(kit, mirjam.id, { is_invisible: false });
  await show('none');
  expect(await facesOf()).toEqual([]);
});

test('at most six, and of each what the consent names', async () => {
  await show('members');
  for (let more = 0; more < 8; more += 1)
    await another(kit, 'anna', { name: `Gezicht ${more}`, columns: { ...photo, ad_consent: true } });
  const shown = await facesOf();
  expect(shown).toHaveLength(6);
  for (const one of shown)
    expect(Object.keys(one).toSorted()).toEqual(['age', 'id', 'main_image', 'name', 'quote', 'region']);
});
