import { day, hour, minute } from '@vonk/contract/durations';
import { expect, onTestFinished, test } from 'vitest';
import { createKit } from '../../../test/kit.ts';
import { another } from '../../../test/profiles.ts';
import { smtpAnswer, startSmtp } from '../../../test/stand-ins/smtp.ts';
import { advanceJobs } from '../../platform/jobs/jobs.ts';
import { createLog } from '../../platform/log.ts';
import { type Mailer, smtpMailer } from '../../platform/mail.ts';
import type { MailOrder } from '../queue-mail.ts';
import { insertOrder } from '../queue-mail.ts';
import { countMailFailures, listFailedMails } from './failures.ts';
import type { QueuedMail } from './queued-mail.ts';
import { sendMail } from './send-mail.ts';
import { takeTurn } from './turns.ts';

const kit = await createKit();
const { db, clock } = kit;

const pace = { perSecond: 1000, perDomainMinute: 60 };
let count = 0;
type About = Pick<MailOrder, 'template' | 'data'>;
const like = { template: 'new_like', data: { count: 1 } } as const satisfies About;
const own = { template: 'two_step_on', data: { at: '2026-03-01T12:00:00Z' } } as const satisfies About;
const news = {
  template: 'news',
  data: { subject: 'Nieuw', paragraphs: ['a'], button: 'b', path: '/members' },
} as const satisfies About;

/** Queues a mail, to somebody new at a domain. */
const queue = async (domain: string, about: About = like, site: 'first' | 'second' = 'first') => {
  const { id: memberId } = await another(kit, site === 'first' ? 'anna' : 'elsa');
  const email = `somebody${(count += 1)}@${domain}`;
  const order = { ...about, cause: `cause ${count}`, now: clock.now() } as MailOrder;
  const { rows } = await db.pool.query<{ siteId: number }>(
    'update accounts set email = $2 where id = $1 returning site_id as "siteId"',
    [memberId, email],
  );
  await db.pool.query(
    `insert into notification_choices (site_id, member_id, mail, push, changed_at)
      select site_id, id, '{like,news}', '{}', signed_up_at from accounts where id = $1`,
    [memberId],
  );
  const siteId = rows[0]?.siteId ?? 0;
  await db.transact((tx) => insertOrder(tx, { siteId, memberId, email, locale: 'nl' }, order));
  return email;
};

/** Sends what is due after so many seconds; whom it reached. */
async function deliver(seconds = 0, { mailer = undefined as Mailer | undefined, at = pace } = {}) {
  const sent: string[] = [];
  clock.advance(seconds * 1000);
  const keeping: Mailer = { send: async ({ to }) => void sent.push(to), close: () => undefined };
  const render = async ({ template }: QueuedMail) => ({
    from: { name: 'Site', address: 'hallo@site.test' },
    subject: template,
    text: template,
    html: template,
  });
  const tasks = { 'send-mail': sendMail({ sites: kit.services.sites, mailer: mailer ?? keeping, render, pace: at }) };
  await advanceJobs({ db, clock, log: createLog('silent'), tasks }, seconds * 1000);
  return sent;
}

/** A mail server that answers so, in turn, and then takes what comes; it always takes what goes to `kind.test`. */
async function serverThat(...answers: Error[]) {
  const asked: string[] = [];
  const { url } = await startSmtp({
    onRcptTo: ({ address }, _session, done) => {
      asked.push(address);
      done(address.endsWith('@kind.test') ? undefined : answers.shift());
    },
  });
  const mailer = smtpMailer(url);
  onTestFinished(() => mailer.close());
  return { mailer, asked };
}

test('mails to one domain follow each other at its pace, all of them once, and those to others go on', async () => {
  const all: string[] = [];
  for (let at = 0; at < 12; at += 1) all.push(await queue('large.test'));
  const other = await queue('small.test');
  const first = await deliver();
  expect(first).toContain(other);
  expect(first.length).toBeLessThanOrEqual(3);
  const later: string[] = [];
  for (let second = 0; second < 12; second += 1) {
    const sent = await deliver(1);
    expect(sent.length).toBeLessThanOrEqual(2);
    later.push(...sent);
  }
  expect([...first, ...later].toSorted()).toEqual([...all, other].toSorted());
});

test('a site has its own pace, which no other waits for', async () => {
  const slow = { perSecond: 1, perDomainMinute: 100_000 };
  for (let at = 0; at < 6; at += 1) await queue(`d${at}.test`);
  const other = await queue('d0.test', like, 'second');
  const sent = await deliver(0, { at: slow });
  expect(sent).toContain(other);
  expect(sent.length).toBeLessThanOrEqual(3);
  expect(await deliver(10, { at: slow })).toHaveLength(7 - sent.length);
});

test('what is about an account waits for nothing else, and nothing waits for what goes to many', async () => {
  for (let at = 0; at < 30; at += 1) await queue('busy.test', news);
  await deliver();
  const urgent = [await queue('busy.test', like), await queue('busy.test', own), await queue('busy.test', own)];
  const sent = await deliver();
  for (const each of urgent) expect(sent).toContain(each);
  await deliver(minute / 1000);
});

test('turns that are taken at one moment are all different', async () => {
  const mail = { siteId: 1, recipient: 'anna@race.test', template: 'new_like' } as const;
  const turns = await Promise.all(
    Array.from({ length: 20 }, () => takeTurn(db, mail, { pace, hasTurn: false, now: clock.now() })),
  );
  const waits = turns.map(({ waitSeconds }) => Math.round(waitSeconds)).toSorted((a, b) => a - b);
  expect(waits).toEqual([0, 0, ...Array.from({ length: 18 }, (_, at) => at + 2)]);
});

test('a domain that wants none for now is left alone, ever longer, until it takes one', async () => {
  const later = () => smtpAnswer(451, '4.7.0 too many mails from you');
  const { mailer, asked } = await serverThat(later(), later());
  const first = await queue('strict.test');
  await deliver(0, { mailer });
  expect(asked).toEqual([first]);
  const second = await queue('strict.test');
  const other = await queue('kind.test');
  await deliver(50, { mailer });
  expect(asked).toEqual([first, other]);
  await deliver(15, { mailer });
  expect(asked).toHaveLength(3);
  await deliver(100, { mailer });
  expect(asked).toHaveLength(3);
  await deliver(600, { mailer });
  expect(asked.slice(3).toSorted()).toEqual(expect.arrayContaining([first, second].toSorted()));
  const { rows } = await db.pool.query(`select failures, held_until from mail_turns where name = 'one strict.test'`);
  expect(rows).toEqual([{ failures: 0, held_until: null }]);
});

test('a full mailbox holds up nobody else', async () => {
  const { mailer, asked } = await serverThat(smtpAnswer(452, '4.2.2 mailbox full'));
  await queue('friendly.test');
  await deliver(0, { mailer });
  const other = await queue('friendly.test');
  await deliver(2, { mailer });
  expect(asked).toContain(other);
  await deliver(600, { mailer });
});

test('a mail is tried for two days and then given up, which its operator sees', async () => {
  const since = clock.now();
  const answers = Array.from({ length: 100 }, () => smtpAnswer(451, '4.3.0 not now'));
  const { mailer, asked } = await serverThat(...answers);
  await queue('away.test', own);
  await deliver(0, { mailer });
  for (let at = 0; at < 47; at += 1) await deliver(hour / 1000, { mailer });
  const tries = asked.length;
  expect(tries).toBeGreaterThan(5);
  expect(await countMailFailures(db, clock.now())).toEqual({ failed: {}, waiting: 1 });
  for (let at = 0; at < 12; at += 1) await deliver(hour / 1000, { mailer });
  const given = asked.length;
  expect(given).toBeGreaterThan(tries);
  await deliver((2 * day) / 1000, { mailer });
  expect(asked).toHaveLength(given);
  const [failed, ...others] = await listFailedMails(db, { siteId: 1 }, { since, limit: 10 });
  expect(others).toEqual([]);
  expect(failed).toMatchObject({ template: 'two_step_on', domain: 'away.test', refusal: 'given_up', code: 451 });
  expect(await listFailedMails(db, { siteId: 2 }, { since, limit: 10 })).toEqual([]);
  const at = failed?.refusedAt ?? new Date(0);
  expect(await countMailFailures(db, new Date(at.getTime() + hour))).toEqual({ failed: { given_up: 1 }, waiting: 0 });
  expect(await countMailFailures(db, new Date(at.getTime() + day + 1))).toEqual({ failed: {}, waiting: 0 });
});
