import { undoSeconds } from '@vonk/contract/admin/queues';
import { expect, test } from 'vitest';
import { createKit } from '../../../test/kit.ts';
import { adminCall, firstOwner } from '../../../test/staff/colleagues.ts';

const kit = await createKit();
const owner = await firstOwner(kit);
const as = owner.browser;
const site = 1;
const many = 50_000;
/** What a person waits for at most, on a machine that does other things too. */
const patience = 3000;

const list = async () => (await adminCall(kit, 'GET /api/admin/complaints', { site }, { as })).ok;

test('50,000 items in a queue: its head is there at once, the first deadline first, and is decided like any other (STAFF-2)', async () => {
  const input = {
    kind: 'complaint',
    reason: 'other',
    name: 'Wim',
    email: 'wim@example.org',
    target: '',
    text: 'Ik kreeg geen antwoord.',
    declared: true,
  } as const;
  const { status } = await kit.call('POST /api/complaint.php', input);
  expect(status).toBe(200);
  const { items: alone } = await list();
  const { rowCount } = await kit.db.pool.query(
    `insert into complaints (site_id, id, number, kind, reason, member_id, name, email, target, body, locale,
        received_at, decide_by)
      select c.site_id, gen_random_uuid(), overlay(lpad(upper(to_hex(n)), 8, '0') placing '-' from 5 for 0), c.kind,
        c.reason, null, c.name, c.email, c.target, c.body, c.locale, c.received_at,
        c.decide_by - n * interval '1 second'
      from complaints c, generate_series(1, $1) n`,
    [many],
  );
  expect(rowCount).toBe(many);
  await kit.db.pool.query('analyze complaints');

  const began = performance.now();
  const { items, open } = await list();
  const { queues } = (await adminCall(kit, 'GET /api/admin/queues', {}, { as })).ok;
  expect(performance.now() - began).toBeLessThan(patience);
  expect(open).toBe(many + 1);
  expect(queues.find((one) => one.queue === 'complaints' && one.site === site)?.open).toBe(many + 1);
  // As many as one works through before asking again, and not the one that has most time.
  expect(items.length).toBeLessThanOrEqual(200);
  expect(items.map(({ id }) => id)).not.toContain(alone[0]?.id);
  expect(items.map(({ due_at: due }) => due)).toEqual(items.map(({ due_at: due }) => due).toSorted());

  const [first] = items;
  const id = first?.id ?? '';
  expect((await adminCall(kit, 'POST /api/admin/complaints-open', { site, id }, { as })).status).toBe(200);
  const decision = { outcome: 'no_measure', explanation: 'We antwoordden op dinsdag.' } as const;
  expect((await adminCall(kit, 'POST /api/admin/complaints-decide', { site, id, decision }, { as })).status).toBe(200);
  await kit.advance(undoSeconds * 1000);
  const after = await list();
  expect([after.open, after.items.map((one) => one.id).includes(id)]).toEqual([many, false]);
});
