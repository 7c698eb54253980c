import { ofEachList } from '@vonk/contract/profile';
import { expect, test } from 'vitest';
import { createKit } from '../../../test/kit.ts';
import { addOther, another } from '../../../test/profiles.ts';
import { adminCall, firstOwner, hire } from '../../../test/staff/colleagues.ts';

const kit = await createKit();
const mara = await hire(kit, await firstOwner(kit), [{ role: 'marketing', site: 1 }], 'Mara');

let count = 0;
const signUp = (name: string, host?: string) => {
  count += 1;
  const form = {
    email: `names${count}@example.org`,
    name,
    password: 'vuurtoren-op-zondag',
    date_of_birth: '1985-03-14',
    gender: 'male' as const,
    accept_terms: true as const,
    orientation_consent: false,
  };
  return kit.call('POST /api/signup.php', form, { as: kit.browser(host) });
};
const make = (name: string) =>
  adminCall(
    kit,
    'POST /api/admin/invented-profile',
    {
      site: 1,
      kind: 'fictional',
      ...ofEachList(() => null),
      name,
      date_of_birth: '1990-05-05',
      gender: 'female',
      looks_for: ['male'],
      country: 'NL',
      quote: 'Ik besta niet.',
      about: '',
      interests: [],
      reason: 'Voor de site.',
    },
    { as: mara.browser },
  );
const countOf = async (name: string) =>
  (await kit.db.pool.query('select from profiles where site_id = 1 and name_key = lower($1)', [name])).rowCount;

test('ACC-2: nobody signs up with the name of an invented profile, in any case, or is told that it is free', async () => {
  await make('Lunavonk');
  expect((await signUp('LUNAVONK')).refusal).toMatchObject({ error: 'name_taken', field: 'name' });
  const { ok } = await kit.call('POST /api/name-check.php', { name: 'lunavonk' });
  expect(ok.is_taken).toBe(true);
  expect(ok.suggestions).not.toContain('lunavonk');
  expect((await signUp('Lunavonk', 'dichterbij.localhost')).status).toBe(200);
});

test('ACC-2: one that is switched off keeps its name', async () => {
  const { publicId } = await addOther(kit, 'Lunadicht');
  await kit.db.pool.query("update profiles set status = 'disabled' where public_id = $1", [publicId]);
  expect((await signUp('Lunadicht')).refusal.error).toBe('name_taken');
});

test('ACC-2: of a member and an invented profile that take a name at one moment, one has it', async () => {
  for (const name of ['Samen Een', 'Samen Twee', 'Samen Drie', 'Samen Vier']) {
    const both = await Promise.all([signUp(name), make(name.toUpperCase())]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await countOf(name)).toBe(1);
  }
});

test('ACC-2: no member changes to the name of an invented profile; who has one of before keeps it, in any case', async () => {
  await addOther(kit, 'Lunaoud');
  const [gijs, old] = [await another(kit, 'bram'), await another(kit, 'bram')];
  await kit.db.pool.query("update profiles set name = 'Lunaoud' where id = $1", [old.id]);
  const put = (who: typeof gijs, part: { name?: string; quote?: string }) =>
    kit.call('PUT /api/profile.php', part, { as: who.browser });
  expect((await put(gijs, { name: 'LunaOud' })).refusal).toMatchObject({ error: 'name_taken', field: 'name' });
  expect((await put(old, { quote: 'Ik heet al lang zo.' })).status).toBe(200);
  expect((await put(old, { name: 'LUNAOUD' })).ok.profile.name).toBe('LUNAOUD');
});

test('T131: an old name that an invented profile has by now stays its', async () => {
  const ilse = await another(kit, 'anna', { name: 'Ilsevonk' });
  await kit.call('PUT /api/profile.php', { name: 'Ilsavonk' }, { as: ilse.browser });
  const [mail] = await kit.mailsTo(ilse.email);
  const token = /([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
  await make('Ilsevonk');
  expect((await kit.call('POST /api/name-undo.php', { token })).ok.name).toBeNull();
  expect(await countOf('Ilsevonk')).toBe(1);
});
