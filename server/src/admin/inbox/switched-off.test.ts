import { randomUUID } from 'node:crypto';
import { fictionalNoticeVersion } from '@vonk/contract/chat';
import { expect, test } from 'vitest';
import { giveCredits } from '../../../test/credits.ts';
import { createKit } from '../../../test/kit.ts';
import { addOther, another } from '../../../test/profiles.ts';
import { changeSite } from '../../../test/sites.ts';
import { adminCall, firstOwner, hire } from '../../../test/staff/colleagues.ts';

const kit = await createKit();
const owner = await firstOwner(kit);
const { browser: as } = await hire(kit, owner, [{ role: 'writer', site: 1 }], 'Willem');
const anna = await another(kit, 'anna', { isPremium: true });
await giveCredits(kit, anna, 20);

const begin = async (name: string) => {
  const luna = await addOther(kit, name);
  const seen = { profile: luna.publicId, version: fictionalNoticeVersion };
  await kit.call('POST /api/acknowledgement.php', seen, { as: anna.browser });
  const said = { profile: luna.publicId, key: randomUUID(), text: 'Hallo' };
  const { ok } = await kit.call('POST /api/message.php', said, { as: anna.browser });
  return { luna, id: ok.conversation };
};
const turn = async (profile: string, isShown: boolean) => {
  const { ok } = await adminCall(kit, 'GET /api/admin/invented-profile', { site: 1, profile }, { as: owner.browser });
  const asked = { site: 1, profile, version: ok.profile.version, is_shown: isShown, reason: 'Even weg.' };
  expect((await adminCall(kit, 'POST /api/admin/invented-switch', asked, { as: owner.browser })).status).toBe(200);
};
const inbox = async () => (await adminCall(kit, 'GET /api/admin/inbox', { site: 1 }, { as })).ok;
const open = (id: string) => adminCall(kit, 'POST /api/admin/inbox-open', { site: 1, id }, { as });
const stateOf = (id: string) => adminCall(kit, 'GET /api/admin/inbox-state', { site: 1, id }, { as });
const reply = (id: string) =>
  adminCall(kit, 'POST /api/admin/inbox-reply', { site: 1, id, key: randomUUID(), text: 'Vertel.' }, { as });
const composer = async (conversation: string) =>
  (await kit.call('GET /api/chat.php', { conversation }, { as: anna.browser })).ok.conversation.composer;

test('who writes and who wrote are told that a profile was switched off; shown again, the conversation goes on', async () => {
  const { luna, id } = await begin('Lunauit');
  expect((await open(id)).status).toBe(200);
  expect(await inbox()).toMatchObject({ items: [{ id }], switched_off: [] });
  await turn(luna.publicId, false);
  expect(await inbox()).toMatchObject({ items: [], switched_off: [{ name: 'Lunauit', waiting: 1 }] });
  for (const asked of [stateOf, reply, open]) expect((await asked(id)).refusal.error).toBe('profile_off');
  expect(await composer(id)).toBe('switched_off');
  await turn(luna.publicId, true);
  expect(await inbox()).toMatchObject({ items: [{ id }], switched_off: [] });
  expect(await composer(id)).toBe('open');
  expect((await reply(id)).status).toBe(200);
});

test('where the site shows none any more the member is told so too', async () => {
  const { id } = await begin('Lunaalle');
  await changeSite(kit, { fictional_visibility: 'off' });
  expect(await composer(id)).toBe('switched_off');
  await changeSite(kit, { fictional_visibility: 'labelled' });
  expect(await composer(id)).toBe('open');
});

test('C22: of a person no more is told than that they are not there, nor of a profile one chose not to see', async () => {
  const bram = await another(kit, 'bram');
  const said = { profile: bram.publicId, key: randomUUID(), text: 'Hallo' };
  const { ok } = await kit.call('POST /api/message.php', said, { as: anna.browser });
  await kit.call('POST /api/block.php', { profile: anna.publicId }, { as: bram.browser });
  expect(await composer(ok.conversation)).toBe('unavailable');
  const { id } = await begin('Lunazelf');
  await kit.call('PUT /api/only-real-members.php', { on: true }, { as: anna.browser });
  const shown = await kit.call('GET /api/chat.php', { conversation: id }, { as: anna.browser });
  expect(JSON.stringify(shown.refusal)).not.toContain('switched_off');
  expect((await open(id)).refusal.error).toBe('talk_gone');
});
