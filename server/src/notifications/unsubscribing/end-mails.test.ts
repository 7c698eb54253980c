import { day, hour } from '@vonk/contract/durations';
import { mailPauseDays } from '@vonk/contract/notifications';
import { expect, test } from 'vitest';
import { createKit } from '../../../test/kit.ts';
import { another, type Person } from '../../../test/profiles.ts';
import { tellMember } from '../../mails/index.ts';

const kit = await createKit();
const otherSite = 'dichterbij.localhost';
let cause = 0;

/** Mails a member of a new message; whether one was queued. */
const tell = (person: Person) =>
  kit.db.transact((tx) =>
    tellMember(
      tx,
      { siteId: 1, memberId: person.id },
      {
        template: 'new_message',
        cause: `message ${(cause += 1)}`,
        data: { members: 1, fictional: 0, conversation: 'abcdefghijklmn' },
        now: kit.clock.now(),
      },
    ),
  );

/** The address in the header of the newest mail to somebody. */
async function linkTo(person: Person) {
  const [mail] = await kit.mailsTo(person.email);
  return new URL(/^<(.+)>$/.exec(mail?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '').pathname;
}
const tokenTo = async (person: Person) => (await linkTo(person)).replace('/unsubscribe/', '');

async function told() {
  const anna = await another(kit, 'anna');
  await tell(anna);
  return { anna, token: await tokenTo(anna) };
}

const press = (path: string, { host = 'localhost', body = 'List-Unsubscribe=One-Click' } = {}) =>
  kit.app.request(path, {
    method: 'POST',
    headers: { host, 'content-type': 'application/x-www-form-urlencoded' },
    body,
  });
const typesOf = async ({ browser }: Person) =>
  (await kit.call('GET /api/notifications.php', {}, { as: browser })).ok.mail;
const all = ['conversation', 'message', 'like', 'unread'];

test('T93: a mail that can be refused carries how to end it with one press (RFC 8058); one of the account does not', async () => {
  const { anna, token } = await told();
  const [mail] = await kit.mailsTo(anna.email);
  expect(mail?.headers).toMatchObject({
    'List-Unsubscribe': expect.stringMatching(/^<http:\/\/localhost:3000\/unsubscribe\/[\w-]{80,200}>$/),
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    'List-Id': '<message.localhost>',
    'Feedback-ID': 'new_message:message:site-00001',
    'Auto-Submitted': 'auto-generated',
  });
  for (const form of [mail?.text, mail?.html]) expect(form).toMatch(/http:\/\/localhost:3000\/unsubscribe\/[\w-]{80}/);
  expect(token).toMatch(/^[\w-]{80,200}$/);
  await kit.db.transact((tx) =>
    tellMember(
      tx,
      { siteId: 1, memberId: anna.id },
      { template: 'objection_upheld', cause: 'account', data: { kind: 'suspended' }, now: kit.clock.now() },
    ),
  );
  const other = (await kit.mailsTo(anna.email)).find(({ headers }) => headers?.['List-Id'] === '<legal.localhost>');
  expect(other?.headers).toMatchObject({ 'Feedback-ID': 'objection_upheld:legal:site-00001' });
  expect(Object.keys(other?.headers ?? {})).not.toContain('List-Unsubscribe');
});

test('mails of one conversation stand together, those of two members do not', async () => {
  const [anna, bram] = [await told(), await told()];
  await tell(anna.anna);
  const roots = async ({ email }: Person) => (await kit.mailsTo(email)).map(({ headers }) => headers?.['References']);
  const [first, second] = [await roots(anna.anna), await roots(bram.anna)];
  expect(first).toHaveLength(2);
  expect(new Set(first).size).toBe(1);
  expect(first[0]).toMatch(/^<[0-9a-f]{40}@localhost>$/);
  expect(second[0]).not.toBe(first[0]);
});

test('T93: one press of a mail program ends that type alone, without a login, at once and twice as well as once', async () => {
  const { anna, token } = await told();
  for (let time = 0; time < 2; time += 1) expect((await press(`/unsubscribe/${token}`)).status).toBe(200);
  expect(await typesOf(anna)).toEqual(['conversation', 'like', 'unread']);
  expect(await tell(anna)).toBe(false);
});

test('opening the link changes nothing, nor does a form that is no such press', async () => {
  const { anna, token } = await told();
  const { ok } = await kit.call('GET /api/unsubscribe.php', { token });
  expect(ok).toEqual({ email: anna.email, type: 'message', mail: all, mail_paused_until: null });
  expect((await press(`/unsubscribe/${token}`, { body: 'hello=1' })).status).toBe(400);
  expect(await typesOf(anna)).toEqual(all);
});

test.each(['', 'A'.repeat(120), 'not/a/token'])('a link that was made up (%s) ends nothing', async (token) => {
  expect((await kit.call('GET /api/unsubscribe.php', { token })).refusal.error).toBe('link_invalid');
  expect((await kit.call('POST /api/unsubscribe.php', { token, change: 'all' })).refusal.error).toBe('link_invalid');
});

test('T82: the link of one site ends nothing on another', async () => {
  const { anna, token } = await told();
  expect((await press(`/unsubscribe/${token}`, { host: otherSite })).status).toBe(409);
  expect(await typesOf(anna)).toEqual(all);
});

test('all can be ended, and all come back when it was a mistake', async () => {
  const { anna, token } = await told();
  const { ok } = await kit.call('POST /api/unsubscribe.php', { token, change: 'all' });
  expect(ok.mail).toEqual([]);
  expect(await tell(anna)).toBe(false);
  const back = await kit.call('PUT /api/unsubscribe.php', { token, undo: ok.undo ?? '' });
  expect(back.ok.mail).toEqual(all);
  expect(await tell(anna)).toBe(true);
});

test('what was taken back belongs to one member, and is over after an hour', async () => {
  const [{ token }, other] = [await told(), await told()];
  const { ok } = await kit.call('POST /api/unsubscribe.php', { token, change: 'all' });
  const undo = ok.undo ?? '';
  expect((await kit.call('PUT /api/unsubscribe.php', { token: other.token, undo })).refusal.error).toBe('link_invalid');
  kit.clock.advance(hour + 1);
  expect((await kit.call('PUT /api/unsubscribe.php', { token, undo })).refusal.error).toBe('link_invalid');
});

test('mails that are paused come again by themselves after a month, or when the member says so', async () => {
  const { anna, token } = await told();
  const { ok } = await kit.call('POST /api/unsubscribe.php', { token, change: 'month' });
  const until = new Date(kit.clock.now().getTime() + mailPauseDays * day).toISOString();
  expect([ok.mail, ok.mail_paused_until]).toEqual([all, until]);
  expect(await tell(anna)).toBe(false);
  const as = anna.browser;
  expect((await kit.call('PUT /api/notifications.php', { push: [] }, { as })).ok.mail_paused_until).toBe(until);
  const resumed = await kit.call('PUT /api/notifications.php', { mail_paused_until: null }, { as });
  expect(resumed.ok.mail_paused_until).toBe(null);
  expect(await tell(anna)).toBe(true);
  await kit.call('POST /api/unsubscribe.php', { token, change: 'month' });
  kit.clock.advance(mailPauseDays * day);
  expect(await tell(anna)).toBe(true);
});

test('the link of a member who is gone answers kindly, and keeps nothing of them', async () => {
  const { anna, token } = await told();
  await kit.db.pool.query(`update accounts set erased_at = now(), status = 'erased' where id = $1`, [anna.id]);
  expect((await kit.call('GET /api/unsubscribe.php', { token })).ok).toMatchObject({ email: null, mail: [] });
  expect((await press(`/unsubscribe/${token}`)).status).toBe(200);
  const { rowCount } = await kit.db.pool.query('select from notification_choices where member_id = $1', [anna.id]);
  expect(rowCount).toBe(0);
});
