import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createKit } from '../../../test/kit.ts';
import { adminCall, firstOwner, hire } from '../../../test/staff/colleagues.ts';
import { forgetOver } from '../../inventory/index.ts';

const kit = await createKit();
const owner = await firstOwner(kit);
const sofie = await hire(kit, owner, [{ role: 'support', site: 1 }], 'Sofie');
const today = kit.clock.now().toISOString().slice(0, 10);
const later = (days: number) => new Date(kit.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);

const asks = {
  kind: 'information',
  authority: 'Politie Oost-Brabant',
  country: 'NL',
  reference: 'PL2100-1',
  concerns: 'money',
  about: 'Ab12Cd34Ef56Gh',
  body: 'Naam en e-mailadres van dit lid.',
  received_on: today,
  due_on: later(14),
} as const;
const plain = { site: 1, ...asks };
const note = (part: object = {}, as = sofie.browser) =>
  adminCall(kit, 'POST /api/admin/authority-request', { ...plain, id: randomUUID(), ...part }, { as });
const list = async (site = 1) =>
  (await adminCall(kit, 'GET /api/admin/authority-requests', { site }, { as: owner.browser })).ok.requests;
const answer = (id: string, part: object = {}, as = owner.browser) =>
  adminCall(
    kit,
    'POST /api/admin/authority-answer',
    { site: 1, id, outcome: 'partly', answer: 'Het e-mailadres, op bevel.', ...part },
    { as },
  );
const logged = async (subject: string) => {
  const { rows } = await kit.db.pool.query<{ action: string; reason: string }>(
    'select action, reason from audit join audit_chain on audit_id = id where subject = $1 order by position',
    [subject],
  );
  return rows.map(({ action, reason }) => `${action}: ${reason}`);
};

test('a request of an authority is noted once, answered once by the owner, and the log has both', async () => {
  const id = randomUUID();
  expect([(await note({ id })).status, (await note({ id })).status]).toEqual([200, 200]);
  const [asked, ...others] = await list();
  expect(others).toEqual([]);
  expect(asked).toMatchObject({ ...asks, id, noted_by: 'Sofie', is_overdue: false, answered: null });
  expect((await answer(id, {}, sofie.browser)).refusal.error).toBe('role_missing');
  const both = await Promise.all([answer(id), answer(id, { outcome: 'refused' })]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.refusal.error).toBe('decided_already');
  const [answered] = await list();
  expect(answered?.answered).toMatchObject({ by: 'Olga', answer: 'Het e-mailadres, op bevel.' });
  expect(await logged(answered?.number ?? '')).toEqual([
    'authority_request_noted: Politie Oost-Brabant',
    `authority_request_answered: ${answered?.answered?.outcome}`,
  ]);
  expect(await list(2)).toEqual([]);
  expect((await answer(id, { site: 2 })).refusal.error).toBe('not_found');
});

test('an authority that gave an address is mailed once that its request came in, in its language, and nothing of what it asked', async () => {
  const [id, email] = [randomUUID(), 'desk@police.example'];
  await note({ id, reply_to: email, reply_locale: 'de' });
  await note({ id, reply_to: email, reply_locale: 'de' });
  const [mail, ...more] = await kit.mailsTo(email);
  const request = (await list()).find((one) => one.id === id);
  expect(request?.reply_to).toBe(email);
  expect([mail?.subject, more]).toEqual([`Eingegangen: Anfrage ${request?.number}`, []]);
  expect(mail?.text).toContain('PL2100-1');
  for (const secret of [asks.body, asks.about]) expect(mail?.text).not.toContain(secret);
  const { refusal } = await note({ reply_to: 'geen adres' });
  expect([refusal.error, refusal.field]).toEqual(['email_invalid', 'reply_to']);
});

test('requests are found by what stands in them, in any case and never by a pattern, and the log has what was looked for', async () => {
  const id = randomUUID();
  await note({ id, authority: 'Rechtbank Łódź', reference: 'RB_77%' });
  const found = async (term: string, site = 1) =>
    (await adminCall(kit, 'GET /api/admin/authority-requests', { site, term }, { as: owner.browser })).ok.requests.map(
      (one) => one.id,
    );
  for (const term of ['rechtbank łÓDŹ', 'rb_77%']) expect(await found(term)).toEqual([id]);
  expect(await found('RB%77')).toEqual([]);
  expect(await found('Rechtbank', 2)).toEqual([]);
  expect(await logged('')).toContain('authority_requests_listed: rb_77%');
});

test('each look at the requests stands in the log', async () => {
  const looks = () => logged('').then((all) => all.filter((one) => one.startsWith('authority_requests_listed')));
  const before = (await looks()).length;
  await list();
  expect((await looks()).length).toBe(before + 1);
});

test.each([
  ['that comes tomorrow', { received_on: later(2), due_on: later(3) }, 'day_ahead', 'received_on'],
  ['due before it came', { due_on: later(-1) }, 'due_before_received', 'due_on'],
  ['due on a day that does not exist', { due_on: '2030-02-30' }, 'invalid_input', 'due_on'],
  ['of a country there is not', { country: 'XX' }, 'invalid_input', 'country'],
  ['that asks nothing', { body: '  ' }, 'invalid_input', 'body'],
] as const)('a request %s is refused', async (_, part, error, field) => {
  const { refusal } = await note(part);
  expect([refusal.error, refusal.field]).toEqual([error, field]);
});

test('what waits stands first, is overdue after its day, and never goes before it was answered', async () => {
  const [open, done] = [randomUUID(), randomUUID()];
  await note({ id: done, due_on: later(1) });
  await note({ id: open, due_on: later(2) });
  await answer(done);
  const mine = (await list()).filter(({ id }) => id === open || id === done);
  expect(mine.map(({ id, is_overdue: isLate }) => [id, isLate])).toEqual([
    [open, false],
    [done, false],
  ]);
  const forget = (years: number) => {
    const now = new Date(kit.clock.now().getTime() + years * 366 * 86_400_000);
    return forgetOver({}, { db: kit.db, now, attempt: 1 });
  };
  const kept = async () => {
    const { rows } = await kit.db.pool.query<{ id: string }>('select id from authority_requests where id = any($1)', [
      [open, done],
    ]);
    return new Set(rows.map(({ id }) => id));
  };
  await forget(4);
  expect(await kept()).toEqual(new Set([open, done]));
  await forget(6);
  expect(await kept()).toEqual(new Set([open]));
  await expect(kit.db.pool.query('delete from authority_requests where id = $1', [open])).rejects.toThrow(
    /authority_requests/,
  );
  await expect(
    kit.db.pool.query("update authority_requests set body = 'Iets anders' where id = $1", [open]),
  ).rejects.toThrow(/authority_requests/);
  await kit.advance(3 * 86_400_000);
  const { rows } = await kit.db.pool.query<{ isLate: boolean }>(
    'select due_on < $2::date as "isLate" from authority_requests where id = $1',
    [open, kit.clock.now()],
  );
  expect(rows).toEqual([{ isLate: true }]);
});
