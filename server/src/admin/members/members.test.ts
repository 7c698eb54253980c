import { type MemberPart, memberParts, partSeenBy } from '@vonk/contract/admin/members';
import { type StaffRole, staffRoles } from '@vonk/contract/admin/roles';
import { expect, test } from 'vitest';
import { createKit } from '../../../test/kit.ts';
import { another, away } from '../../../test/profiles.ts';
import { adminCall, type Colleague, firstOwner, hire } from '../../../test/staff/colleagues.ts';
import { noteAction } from '../../audit/index.ts';
import { sql } from '../../platform/database/db.ts';
import { restrictMember } from '../../restrictions/index.ts';

const kit = await createKit();
const owner = await firstOwner(kit);
const anna = await another(kit, 'anna', { boughtCredits: 7, columns: { quote: 'Duinen en drop' } });

const search = async (term: string, { who = owner, site = 1 } = {}) =>
  (await adminCall(kit, 'POST /api/admin/member-search', { site, term }, { as: who.browser })).ok.members;
const look = (id: string, who: Colleague = owner, site = 1) =>
  adminCall(kit, 'GET /api/admin/member', { site, id }, { as: who.browser });
const logged = async (action: string) =>
  (await adminCall(kit, 'GET /api/admin/log', { action }, { as: owner.browser })).ok.entries;

test('STAFF-3: a member is found by address, name and id, in any case, and an address by nothing that is near it', async () => {
  for (const term of [anna.email.toUpperCase(), anna.name.toUpperCase(), anna.publicId])
    expect(await search(` ${term} `)).toMatchObject([{ id: anna.publicId, name: anna.name, email: anna.email }]);
  expect(await search(anna.email.slice(1))).toEqual([]);
  expect(await search(anna.publicId.slice(0, -1))).toEqual([]);
});

test('a name is found by how it begins, the one who is called exactly so first, and never by a pattern', async () => {
  const named = ['Wendelmoet', 'Wendel', 'Wendela', 'Éwendel'];
  for (const name of named) await another(kit, 'anna', { name });
  expect((await search('wendel')).map(({ name }) => name)).toEqual(['Wendel', 'Wendela', 'Wendelmoet']);
  expect((await search('éw')).length).toBe(0);
  expect((await search('éwe')).map(({ name }) => name)).toEqual(['Éwendel']);
  for (const pattern of ['%%%', 'W_ndel', 'wen%']) expect(await search(pattern)).toEqual([]);
});

test('a beginning and the end of a card are found by an index, however many members there are', async () => {
  const plan = (statement: string) =>
    kit.db.transact(async (tx) => {
      await tx.run(sql('set local enable_seqscan = off'), []);
      const lines = await tx.rows<{ 'QUERY PLAN': string }>(sql(`explain ${statement}`), []);
      return lines.map((line) => line['QUERY PLAN']).join('\n');
    });
  expect(
    await plan(`select id from profiles where site_id = 1 and kind = 'member' and status <> 'erased'
      and name_key ~>=~ 'wen' and name_key ~<~ 'wen\u{10ffff}' order by name_key using ~<~ limit 20`),
  ).toContain('profiles_name_beginning');
  expect(await plan(`select from saved_cards where site_id = 1 and last_four = '4242'`)).toContain(
    'saved_cards_last_four',
  );
  expect(await plan(`select from card_payments where site_id = 1 and last_four = '4242'`)).toContain(
    'card_payments_last_four',
  );
});

test('a member is found by the last four figures of a card that they keep, and one who has several once', async () => {
  const payer = await another(kit, 'anna');
  const card = `insert into saved_cards (site_id, id, public_id, member_id, provider, customer, token, brand, last_four,
      expires_on, is_default, text_version, agreed_at, used_at, checked_at)
    values (1, gen_random_uuid(), $1, $2, 'sandbox', 'c', $1, 'visa', '4242', '2030-01-31', false, '1', $3, $3, $3)`;
  for (const id of ['firstOfThecard', 'secondOfTheCar']) await kit.db.pool.query(card, [id, payer.id, kit.clock.now()]);
  await kit.advance(1000);
  expect(await search('4242')).toMatchObject([{ id: payer.publicId }]);
  expect((await logged('member_searched'))[0]).toMatchObject({ reason: 'card', subject: payer.publicId });
  expect(await search('4242', { site: 2 })).toEqual([]);
  expect(await search('424')).toEqual([]);
  const who = await hire(kit, owner, [{ role: 'moderator', site: 1 }], 'Max');
  expect(await search('4242', { who })).toEqual([]);
  expect(await search(payer.name, { who })).toMatchObject([{ id: payer.publicId }]);
});

test('a search stays on its site, and a profile without an account is nobody', async () => {
  const elsa = await away(kit, 'elsa');
  expect(await search(elsa.email)).toEqual([]);
  expect(await search(elsa.publicId)).toEqual([]);
  expect(await search(elsa.name, { site: 2 })).toMatchObject([{ id: elsa.publicId }]);
  expect((await look(elsa.publicId)).refusal.error).toBe('not_found');
  expect((await look(elsa.publicId, owner, 2)).ok.name).toBe(elsa.name);
});

test('the log has each search with its kind and whom it found, and never the term', async () => {
  await kit.advance(1000);
  const term = 'niemand-met-dit-adres@vonk.example';
  await search(term);
  await kit.advance(1000);
  await search(anna.publicId);
  const entries = await logged('member_searched');
  expect(entries.slice(0, 2)).toMatchObject([
    { reason: 'id', subject: anna.publicId, site: 1, actor: { id: owner.id } },
    { reason: 'email', subject: '', site: 1 },
  ]);
  expect(JSON.stringify(entries)).not.toContain(term);
});

test('a page shows who looked there, also before members stood in the log under their public ids', async () => {
  await kit.db.pool.query(
    `insert into audit (id, site_id, actor, action, subject, reason, happened_at)
      values (gen_random_uuid(), 1, 'ina', 'account_restored', $1, 'before', $2)`,
    [anna.id, kit.clock.now()],
  );
  const { ok } = await look(anna.publicId);
  expect(ok.history).toContainEqual(expect.objectContaining({ actor: 'ina', reason: 'before' }));
  expect(ok.history?.length).toBeLessThanOrEqual(10);
  const { ok: found } = await adminCall(kit, 'GET /api/admin/log', { subject: anna.publicId }, { as: owner.browser });
  expect(found.entries.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['account_restored', 'member_looked_at']),
  );
});

test('an entry of the log is never about an id of the inside', async () => {
  const note = { siteId: 1, actor: 'ina', action: 'report_read', now: kit.clock.now() } as const;
  await expect(kit.db.transact((tx) => noteAction(tx, { ...note, subject: anna.id }))).rejects.toThrow('public id');
});

test('the log has each look, and none of one that was refused', async () => {
  const before = (await logged('member_looked_at')).length;
  await kit.advance(1000);
  await look('nobody');
  expect(await logged('member_looked_at')).toHaveLength(before);
  await look(anna.publicId);
  const entries = await logged('member_looked_at');
  expect(entries).toHaveLength(before + 1);
  expect(entries[0]).toMatchObject({ subject: anna.publicId, site: 1, actor: { id: owner.id } });
});

test('an owner sees all of a member', async () => {
  const { ok } = await look(anna.publicId);
  expect(ok).toMatchObject({
    email: anna.email,
    state: 'confirmed',
    profile: { quote: 'Duinen en drop', is_shown: true },
    restriction: { current: null },
    security: { has_two_step: false },
    credits: { balance: 7, granted: 0 },
    payments: [],
  });
  expect(ok.security?.devices).toHaveLength(1);
});

test.each(staffRoles.filter((role) => role !== 'writer' && role !== 'marketing'))(
  'STAFF-3: %s sees the parts of their work alone, also when they are an owner elsewhere',
  async (role: StaffRole) => {
    const grants = [
      { role, site: 1 },
      { role: 'owner', site: 2 },
    ] as const;
    const who = await hire(kit, owner, [...grants], role);
    const { ok } = await look(anna.publicId, who);
    const seen = (part: MemberPart) => (part === 'email' ? ok.email === anna.email : ok[part] !== null);
    for (const part of memberParts)
      expect({ part, seen: seen(part) }).toEqual({ part, seen: partSeenBy[part].includes(role) });
    const [found] = await search(anna.name, { who });
    expect(found?.email).toBe(ok.email);
  },
);

test('a masked address keeps one letter and the host, and nothing else of it', async () => {
  const moderator = await hire(kit, owner, [{ role: 'moderator', site: 1 }], 'Mo');
  const [, host = ''] = anna.email.split('@');
  expect((await look(anna.publicId, moderator)).ok.email).toBe(`${anna.email.slice(0, 1)}…@${host}`);
});

test('what was taken from a member is shown with its statement, and with the name of who decided', async () => {
  const bram = await away(kit, 'bram');
  const facts = 'Stuurde reclame.';
  const deed = { siteId: 1, email: bram.email, kind: 'suspended', reason: 'advertising', facts } as const;
  const now = kit.clock.now();
  await restrictMember(kit.services, { ...deed, until: null, actor: owner.id, now });
  const { ok } = await look(bram.publicId);
  expect(ok.state).toBe('suspended');
  expect(ok.profile?.is_shown).toBe(false);
  expect(ok.restriction?.current).toMatchObject({
    kind: 'suspended',
    reason: 'advertising',
    facts,
    until: null,
    decided_by: 'Olga',
    objection: null,
  });
});
