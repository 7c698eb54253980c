import { hour, minute } from '@vonk/contract/durations';
import { expect, test } from 'vitest';
import { createKit } from '../../../test/kit.ts';
import { adminCall, firstOwner, hire } from '../../../test/staff/colleagues.ts';

const kit = await createKit();
const owner = await firstOwner(kit);
const mara = await hire(kit, owner, [{ role: 'marketing', site: 1 }], 'Mara');

const texts = { title: 'Voor wie nog twijfelt.', lead: 'Kijk rustig rond.' };
const preview = async (part: object = {}) =>
  adminCall(
    kit,
    'POST /api/admin/lander-preview',
    {
      site: 1,
      lander: 'gallery',
      slug: '50plus',
      words: 'again',
      locale: 'de',
      texts,
      faces: 'none',
      picture: null,
      ...part,
    },
    { as: mara.browser },
  );
const addressOf = async (part: object = {}) => new URL((await preview(part)).ok.address ?? '');
const look = async (address: URL, { lander = 'gallery', host = 'localhost' } = {}) => {
  const asked = { lander, preview: address.searchParams.get('preview') ?? '' } as {
    lander: 'gallery';
    preview: string;
  };
  return (await kit.call('GET /api/lander.php', asked, { as: kit.browser(host) })).ok;
};

test('STAFF-4: what is being written is looked at on the page itself, with the people of the slug, and stands for nobody else', async () => {
  const address = await addressOf();
  expect([address.pathname, address.searchParams.get('lang')]).toEqual(['/landers/gallery', 'de']);
  expect(await look(address)).toMatchObject({
    slug: null,
    words: 'again',
    own: texts,
    models: ['ingrid', 'dennis', 'yvonne', 'edwin'],
  });
  const visitor = await kit.call('GET /api/lander.php', { lander: 'gallery', slug: '50plus' });
  expect(visitor.ok).toMatchObject({ slug: '50plus', own: null });
  expect((await look(await addressOf({ texts: null }))).own).toBeNull();
  expect((await preview({ lander: 'landing2', words: 'plain' })).ok).toEqual({ address: null });
});

test('it is that page of that site alone, for an hour, and cannot be made up', async () => {
  const address = await addressOf();
  expect((await look(address, { lander: 'video' })).own).toBeNull();
  expect((await look(address, { host: 'dichterbij.localhost' })).own).toBeNull();
  const made = new URL(address);
  made.searchParams.set('preview', `${address.searchParams.get('preview')?.slice(0, -2)}AA`);
  expect((await look(made)).own).toBeNull();
  kit.clock.advance(59 * minute);
  expect((await look(address)).own).toEqual(texts);
  kit.clock.advance(hour);
  expect((await look(address)).own).toBeNull();
});

test('words of another lander, a claim (T18) and a picture that is none are refused', async () => {
  expect((await preview({ words: 'quiet' })).refusal).toMatchObject({ error: 'setting_invalid', field: 'words' });
  const claim = { title: 'De beste datingsite.', lead: '' };
  expect((await preview({ locale: 'nl', texts: claim })).refusal).toMatchObject({
    error: 'claim_of_register',
    field: 'nl.title',
  });
  expect((await preview({ texts: { title: '', lead: 'Nog niet af' } })).status).toBe(200);
  const picture = { key: '1'.repeat(28), alt: {}, shows: 'nobody' };
  expect((await preview({ picture })).refusal).toMatchObject({ error: 'setting_invalid', field: 'picture' });
});
