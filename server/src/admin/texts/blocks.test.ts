import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createKit } from '../../../test/kit.ts';
import { adminCall, firstOwner, hire } from '../../../test/staff/colleagues.ts';

const kit = await createKit();
const owner = await firstOwner(kit);
const mods = await hire(kit, owner, [{ role: 'moderator', site: 1 }], 'Mo');
const writer = await hire(kit, owner, [{ role: 'writer', site: 1 }], 'Wil');

const plain = { site: 1, kind: 'reason', name: 'Geld gevraagd', version: 0 } as const;
const text = 'Zaak {number}: hierom vroeg niemand op {site}.';
const write = (part: object, as = owner.browser) =>
  adminCall(kit, 'PUT /api/admin/text-block', { ...plain, id: randomUUID(), texts: { nl: text }, ...part }, { as });
const blocks = async (as = owner.browser, site = 1) =>
  (await adminCall(kit, 'GET /api/admin/text-blocks', { site }, { as })).ok.blocks;
const logged = async (subject: string) => {
  const { rows } = await kit.db.pool.query<{ action: string }>(
    'select action from audit join audit_chain on audit_id = id where subject = $1 order by position',
    [subject],
  );
  return rows.map(({ action }) => action);
};

test('STAFF-2: a block is made once, changed by whoever saw it as it is, and taken away; the log has each', async () => {
  const id = randomUUID();
  expect((await write({ id })).status).toBe(200);
  expect((await write({ id })).status).toBe(200);
  expect(await blocks()).toMatchObject([{ id, kind: 'reason', texts: { nl: text }, version: 1 }]);
  const both = await Promise.all([
    write({ id, version: 1, texts: { nl: 'Van de een.' } }),
    write({ id, version: 1, texts: { nl: 'Van de ander.' } }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.refusal.error).toBe('block_changed');
  const remove = () => adminCall(kit, 'DELETE /api/admin/text-block', { site: 1, id }, { as: owner.browser });
  expect([(await remove()).status, (await remove()).status]).toEqual([200, 200]);
  expect(await blocks()).toEqual([]);
  expect(await logged(plain.name)).toEqual(['text_block_written', 'text_block_written', 'text_block_removed']);
});

test.each([
  ['with a field that its kind does not know', { nl: 'Dag {name}.' }, 'field_unknown', 'nl', '{name}', 5],
  ['with a brace that is not closed', { nl: 'Zaak {number, dag.' }, 'field_broken', 'nl', '{', 6],
  ['that lacks what another language has', { nl: text, de: 'Fall auf {site}.' }, 'field_missing', 'de', '{number}', 17],
] as const)('a block %s is refused with the place', async (_, texts, error, field, written, at) => {
  const { refusal } = await write({ name: error, texts });
  expect([refusal.error, refusal.field]).toEqual([error, field]);
  expect(refusal.message).toContain(written);
  expect(refusal.message).toContain(String(at));
  expect(await logged(error)).toEqual([]);
});

test.each([
  ['without a text', { texts: {} }, 'text_required', 'texts'],
  ['longer than fits where it goes', { kind: 'answer', texts: { nl: 'a'.repeat(1001) } }, 'invalid_input', 'nl'],
] as const)('a block %s is refused', async (_, part, error, field) => {
  const { refusal } = await write(part);
  expect([refusal.error, refusal.field]).toEqual([error, field]);
});

test('no two blocks of a kind have one name', async () => {
  expect((await write({ name: 'Dubbel' })).status).toBe(200);
  const { refusal } = await write({ name: 'dubbel' });
  expect([refusal.error, refusal.field]).toEqual(['block_name_taken', 'name']);
  expect((await write({ name: 'Dubbel', kind: 'letter', texts: { nl: 'Dag {name}.' } })).status).toBe(200);
});

test('T11: a writer has the answers alone, and who has no role for a kind keeps none of it', async () => {
  const answer = { kind: 'answer', name: 'Groet', texts: { nl: 'Dag {name}, {profile} hier.' } };
  expect((await write(answer, mods.browser)).refusal.error).toBe('role_missing');
  const id = randomUUID();
  expect((await write({ ...answer, id })).status).toBe(200);
  expect(new Set((await blocks(writer.browser)).map(({ kind }) => kind))).toEqual(new Set(['answer']));
  expect((await blocks(mods.browser)).map(({ kind }) => kind)).not.toContain('answer');
  const removed = await adminCall(kit, 'DELETE /api/admin/text-block', { site: 1, id }, { as: mods.browser });
  expect(removed.refusal.error).toBe('role_missing');
  expect(await blocks(owner.browser, 2)).toEqual([]);
});
