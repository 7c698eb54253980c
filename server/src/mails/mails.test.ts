import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../../test/database.ts';
import { smtpAnswer, startSmtp } from '../../test/stand-ins/smtp.ts';
import { testClock } from '../platform/clock.ts';
import { advanceJobs } from '../platform/jobs/jobs.ts';
import { createLog } from '../platform/log.ts';
import {
  MailRefused,
  messageIdOf,
  smtpMailer,
  type Mailer,
  type MailMessage,
  type MailSender,
} from '../platform/mail.ts';
import { queueMail, sendMail } from './index.ts';
import type { QueuedMail } from './sending/queued-mail.ts';
import { forgetOver } from '../inventory/index.ts';

const { db } = await createTestDatabase();
const clock = testClock(new Date('2026-03-01T12:00:00Z'));
await db.pool
  .query(`insert into sites (id, slug, name, domain, domain_language, time_zone, primary_color, company, created_at)
  select id, 'site-' || id, 'Site', 'Site.test', 'nl', 'Europe/Amsterdam', '#c02040', '{}', now() from generate_series(101, 102) as id`);

const anna = { siteId: 101, email: 'anna@example.com', locale: 'nl' } as const;
const data = { token: 'secret', until: '2026-03-02T12:00:00Z' };

/** A mailer whose answers are given in turn: an error is thrown, anything else means that the mail was taken. */
function mailerThat(...answers: (Error | undefined)[]): Mailer & { sent: MailMessage[] } {
  const sent: MailMessage[] = [];
  return {
    sent,
    send: async (message) => {
      const answer = answers.shift();
      if (answer) throw answer;
      sent.push(message);
    },
    close: () => undefined,
  };
}

const queue = (cause: string, changes: { email?: string; siteId?: number } = {}) =>
  db.transact((tx) =>
    queueMail(tx, { ...anna, ...changes }, { template: 'mail_change', cause, data, now: clock.now() }),
  );

function deliver(mailer: Mailer, seconds = 0) {
  clock.advance(seconds * 1_000);
  const render = async ({ siteId, template, locale, data: told }: QueuedMail) => ({
    from: { name: `Site ${siteId}`, address: `hallo@site${siteId}.test` },
    subject: `${template} ${locale}`,
    text: JSON.stringify(told),
    html: `<p>${JSON.stringify(told)}</p>`,
  });
  const tasks = {
    'send-mail': sendMail({ mailer, render, sites: { byId: () => undefined } }),
  };
  return advanceJobs({ db, clock, log: createLog('silent'), tasks }, seconds * 1_000);
}

const row = async (cause: string, siteId = 101) =>
  (
    await db.pool.query(
      'select data, queued_at, sent_at, refused_at, refusal_code from mails where cause = $1 and site_id = $2',
      [cause, siteId],
    )
  ).rows[0];

test('a queued mail is rendered and sent once, and what it said is forgotten', async () => {
  const mailer = mailerThat();
  expect(await queue('once')).toBe(true);
  expect(await deliver(mailer)).toEqual([]);
  expect(mailer.sent).toMatchObject([
    {
      from: { address: 'hallo@site101.test' },
      to: 'anna@example.com',
      subject: 'mail_change nl',
      text: JSON.stringify(data),
    },
  ]);
  expect(await row('once')).toMatchObject({ data: {}, sent_at: clock.now(), refused_at: null });
});

test('the same cause reaches a recipient once, but other recipients and other sites too', async () => {
  const mailer = mailerThat();
  expect(await queue('unique')).toBe(true);
  expect(await queue('unique')).toBe(false);
  expect(await queue('unique', { email: 'bram@example.com' })).toBe(true);
  expect(await queue('unique', { siteId: 102 })).toBe(true);
  await deliver(mailer);
  expect(await queue('unique')).toBe(false);
  await deliver(mailer);
  expect(mailer.sent.map(({ to, from }) => `${to} ${from.address}`).sort()).toEqual([
    'anna@example.com hallo@site101.test',
    'anna@example.com hallo@site102.test',
    'bram@example.com hallo@site101.test',
  ]);
  expect(new Set(mailer.sent.map(({ messageId }) => messageId)).size).toBe(3);
});

test('two transactions that queue the same mail at the same time send one', async () => {
  const mailer = mailerThat();
  const queued = await Promise.all([queue('race'), queue('race'), queue('race')]);
  expect(queued.filter(Boolean)).toHaveLength(1);
  await deliver(mailer);
  expect(mailer.sent).toHaveLength(1);
});

test('a mail of a transaction that failed is never sent', async () => {
  const mailer = mailerThat();
  const failing = db.transact(async (tx) => {
    await queueMail(tx, anna, { template: 'mail_change', cause: 'rolled back', data, now: clock.now() });
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await deliver(mailer);
  expect(mailer.sent).toEqual([]);
  expect(await row('rolled back')).toBeUndefined();
});

test('a mail that the server answers with 451 is tried again with the same Message-ID until it is taken', async () => {
  const answers = [smtpAnswer(451, 'greylisted'), smtpAnswer(451, 'greylisted')];
  const { url, received } = await startSmtp({ onRcptTo: (_address, _session, done) => done(answers.shift()) });
  const mailer = smtpMailer(url);
  onTestFinished(() => mailer.close());
  await queue('greylisted');
  expect(await deliver(mailer)).toMatchObject([
    { task: 'send-mail', error: { message: expect.stringContaining('451') } },
  ]);
  expect(await row('greylisted')).toMatchObject({ sent_at: null, data });
  expect(await deliver(mailer, 60)).toHaveLength(1);
  expect(received).toEqual([]);
  expect(await deliver(mailer, 600)).toEqual([]);
  expect(received).toMatchObject([
    {
      to: [{ address: 'anna@example.com' }],
      messageId: messageIdOf(received[0]!.from as MailSender, 'greylisted', 'anna@example.com'),
    },
  ]);
  expect(await row('greylisted')).toMatchObject({ sent_at: clock.now(), data: {} });
});

test('a process that dies after sending sends again under the same Message-ID, so that one mail is shown', async () => {
  const { url, received } = await startSmtp();
  const mailer = smtpMailer(url);
  onTestFinished(() => mailer.close());
  await queue('twice');
  await deliver({ ...mailer, send: async (message) => Promise.reject(new Error(String(await mailer.send(message)))) });
  await deliver(mailer, 60);
  expect(received).toHaveLength(2);
  expect(received[0]?.messageId).toBe(received[1]?.messageId);
});

test('a mail that is refused for good is noted and not tried again', async () => {
  const mailer = mailerThat(new MailRefused(550));
  await queue('refused');
  expect(await deliver(mailer)).toEqual([]);
  expect(await row('refused')).toMatchObject({ sent_at: null, refused_at: clock.now(), refusal_code: 550, data: {} });
  await deliver(mailer, 86_400);
  expect(mailer.sent).toEqual([]);
});

test('mails are forgotten 30 days after they were queued', async () => {
  const mailer = mailerThat();
  await queue('old');
  await deliver(mailer, 30 * 86_400 - 60);
  await queue('new');
  const purge = () => forgetOver({}, { db, now: clock.now(), attempt: 1 });
  await purge();
  expect(await row('old')).toBeDefined();
  clock.advance(61_000);
  await purge();
  expect(await row('old')).toBeUndefined();
  expect(await row('new')).toBeDefined();
});
