import { parseCrontab } from 'graphile-worker';
import { expect, test } from 'vitest';
import { crontab, tasksOf } from '../src/main/jobs.ts';
import { functionSources } from '../src/main/database/update-database.ts';
import { readFunctions } from '../src/platform/database/functions.ts';
import { advanceJobs } from '../src/platform/jobs/jobs.ts';
import { withNewNames, withOldNames } from '../src/platform/jobs/old-payloads.ts';
import type { JobPayloads, ScheduledTask } from '../src/platform/jobs/outbox.ts';
import { createKit } from './kit.ts';
import { another } from './profiles.ts';

type TaskWithPayload = Exclude<keyof JobPayloads, ScheduledTask>;

const kit = await createKit();
const tasks = tasksOf(kit.services);
const id = '01890a5d-ac96-774b-bcce-b302099a8057';
const at = '2026-11-21T12:00:00.000Z';

/** The payload of each job as this release knows it, and the row that the release before wrote for it. */
const rows: { [Task in TaskWithPayload]: { now: JobPayloads[Task]; before: Record<string, unknown> } } = {
  'send-mail': { now: { siteId: 1, mailId: id }, before: { site_id: 1, mail_id: id } },
  'mail-reset': {
    now: { siteId: 1, email: 'a@example.org', locale: 'nl' },
    before: { site_id: 1, email: 'a@example.org', locale: 'nl' },
  },
  'make-export': {
    now: { siteId: 1, memberId: id, key: 'k' },
    before: { site_id: 1, member_id: id, key: 'k' },
  },
  'note-erased': {
    now: { siteId: 1, memberId: id, erasedAt: at },
    before: { site_id: 1, member_id: id, erasedAt: at },
  },
  'delete-export-file': { now: { siteId: 1, key: 'k' }, before: { site_id: 1, key: 'k' } },
  'send-debit-code': {
    now: { siteId: 1, memberId: id, setupId: id, code: 'sealed' },
    before: { site_id: 1, member_id: id, setup_id: id, code: 'sealed' },
  },
  'release-held-messages': { now: { siteId: 1, memberId: id }, before: { site_id: 1, member_id: id } },
  tell: { now: { siteId: 1, tellingId: id }, before: { site_id: 1, telling_id: id } },
  'tell-by-mail': {
    now: { siteId: 1, memberId: id, subject: 'messages' },
    before: { site_id: 1, member_id: id, subject: 'messages' },
  },
  'send-campaign': {
    now: { siteId: 1, campaignId: id },
    before: { site_id: 1, campaignId: id },
  },
  // Of this release: the one before has no such job.
  'tell-terms': { now: { siteId: 1, after: id }, before: { site_id: 1, after: id } },
  'carry-out-decision': {
    now: { siteId: 1, queue: 'photos', item: 'x' },
    before: { site_id: 1, queue: 'photos', item: 'x' },
  },
  'tell-urgent': { now: { siteId: 1, number: 'AB12' }, before: { site_id: 1, number: 'AB12' } },
  'tell-marketing': { now: { siteId: 1 }, before: { site_id: 1 } },
  'send-push': {
    now: { siteId: 1, subscriptionId: id, tellingId: id },
    before: { site_id: 1, subscription_id: id, telling_id: id },
  },
  'send-pushes': {
    now: { siteId: 1, pushes: [{ subscriptionId: id, tellingId: id }] },
    before: { site_id: 1, pushes: [{ subscriptionId: id, tellingId: id }] },
  },
  // Of this release: the one before has no such job.
  'send-staff-push': {
    now: { staffId: id, deviceId: id, title: 'Vonk', body: 'Te laat', url: '/admin/reports', tag: 't' },
    before: { staffId: id, deviceId: id, title: 'Vonk', body: 'Te laat', url: '/admin/reports', tag: 't' },
  },
  'announce-likes': { now: { siteId: 1, memberId: id }, before: { site_id: 1, member_id: id } },
  'return-message-credits': {
    now: { siteId: 1, profileId: id, removedAt: at },
    before: { site_id: 1, profile_id: id, removed_at: at },
  },
  'warn-of-fraud': {
    now: { siteId: 1, profileId: id, removedAt: at },
    before: { site_id: 1, profile_id: id, removed_at: at },
  },
  'settle-payment': {
    now: { siteId: 1, memberId: id, paymentId: id },
    before: { site_id: 1, member_id: id, payment_id: id },
  },
  'sandbox-notify': {
    now: { siteId: 1, reference: 'r', eventId: 'e' },
    before: { site_id: 1, reference: 'r', event_id: 'e' },
  },
  'refund-repayment': {
    now: { siteId: 1, memberId: id, number: 'n' },
    before: { site_id: 1, member_id: id, number: 'n' },
  },
  'sandbox-refund': {
    now: { siteId: 1, reference: 'r', refund: 'f' },
    before: { site_id: 1, reference: 'r', refund: 'f' },
  },
  'sandbox-pay': { now: { siteId: 1, reference: 'r' }, before: { site_id: 1, reference: 'r' } },
  'forget-card': {
    now: { provider: 'mollie', customer: 'c', token: 't' },
    before: { provider: 'mollie', customer: 'c', token: 't' },
  },
  'mail-top-up-link': {
    now: { siteId: 1, email: 'a@example.org' },
    before: { site_id: 1, email: 'a@example.org' },
  },
  'debit-top-up': {
    now: { siteId: 1, memberId: id, debitId: id },
    before: { site_id: 1, member_id: id, debitId: id },
  },
  'check-card': {
    now: { siteId: 1, memberId: id, cardId: id },
    before: { site_id: 1, member_id: id, card_id: id },
  },
  'process-photo': { now: { siteId: 1, photo: id, ending: 'jpg' }, before: { site: 1, photo: id, ending: 'jpg' } },
  'approve-photo': { now: { siteId: 1, photo: id }, before: { site: 1, photo: id } },
  'check-photo': { now: { siteId: 1, photo: id }, before: { site: 1, photo: id } },
  'make-cut': { now: { siteId: 1, photo: id }, before: { site: 1, photo: id } },
  'move-removed-files': { now: { siteId: 1, photo: id }, before: { site: 1, photo: id } },
  'delete-photo-files': { now: { siteId: 1, key: 'k' }, before: { site: 1, key: 'k' } },
  // Of this release: the one before has no such job.
  'delete-lander-files': {
    now: { siteId: 1, key: 'k', width: 1600 },
    before: { site_id: 1, key: 'k', width: 1600 },
  },
  'delete-evidence': { now: { siteId: 1, key: 'k' }, before: { site: 1, key: 'k' } },
  'delete-chat-photo-files': { now: { siteId: 1, key: 'k' }, before: { site_id: 1, key: 'k' } },
  'draw-photos': { now: { siteId: 1, at: 0 }, before: { site: 1, at: 0 } },
  'draw-portraits': { now: { siteId: 1, from: 12 }, before: { site: 1, from: 12 } },
};

test.each(Object.entries(rows))('a row of %s serves both releases of an update', (task, { now, before }) => {
  const { payload } = tasks[task as TaskWithPayload];
  expect(payload.parse(withNewNames(before))).toEqual(now);
  expect(payload.parse(now)).toEqual(now);
  expect(withOldNames(now)).toMatchObject(before);
  expect(payload.parse(withNewNames(withOldNames(now)))).toEqual(now);
});

test('a payload that its task does not know is not run, and is seen', async () => {
  await kit.db.pool.query(`select enqueue_v1('release-held-messages', '{"site":"one"}')`);
  const failures = await advanceJobs({ ...kit, log: kit.services.log, tasks }, 0);
  expect(failures).toMatchObject([{ task: 'release-held-messages' }]);
});

/** Of what SQL writes in the one round trip of a message, and a call that writes it. */
const writtenInSql = {
  'tellings/sql/tell_batch_v1.sql': {
    task: 'tell',
    call: `select tell_batch_v1(array[1]::smallint[], array[$1]::uuid[], array['conversation'], array[$1]::uuid[], now())`,
  },
  'tellings/sql/tell_v1.sql': {
    task: 'tell',
    call: `select tell_v1(1::smallint, $1, 'message', 'conversation', $1, now())`,
  },
} as const;

test('SQL writes no job but those whose payload their task reads: all others go by `enqueue`, which knows it', async () => {
  const calls = (await readFunctions(functionSources)).filter(
    ({ name, text }) => name !== 'enqueue_v1' && /\benqueue_v1\b|\badd_job\b/.test(text),
  );
  expect(calls.map(({ path }) => path)).toEqual(Object.keys(writtenInSql));
  for (const { task, call } of Object.values(writtenInSql)) {
    const { id: member } = await another(kit, 'anna');
    await kit.db.pool.query(call, [member]);
    const { rows: written } = await kit.db.pool.query(
      `select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
        where t.identifier = $1`,
      [task],
    );
    expect(written).toHaveLength(1);
    expect(Object.keys(written[0].payload)).toEqual(Object.keys(rows[task].now));
    const failures = await advanceJobs({ ...kit, log: kit.services.log, tasks }, 10_000);
    expect(failures.map((failure) => failure.task)).not.toContain(task);
    const { rows: left } = await kit.db.pool.query(`select from tellings where member_id = $1 and state = 'waiting'`, [
      member,
    ]);
    expect(left).toEqual([]);
  }
});

test('what runs by itself is a crontab that the queue can read', () => {
  expect(parseCrontab(crontab)).toHaveLength(crontab.split('\n').length);
});
