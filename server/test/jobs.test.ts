import { parseCrontab } from 'graphile-worker';
import { expect, test } from 'vitest';
import { crontab, tasksOf } from '../src/main/jobs.ts';
import { functionSources } from '../src/main/database/update-database.ts';
import { readFunctions } from '../src/platform/database/functions.ts';
import { advanceJobs } from '../src/platform/jobs/jobs.ts';
import { withNewNames, withOldNames } from '../src/platform/jobs/old-payloads.ts';
import type { JobPayloads, ScheduledTask } from '../src/platform/jobs/outbox.ts';
import { createKit } from './kit.ts';

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
  'delete-export-file': { now: { siteId: 1, key: 'k' }, before: { site_id: 1, key: 'k' } },
  'release-held-messages': { now: { siteId: 1, memberId: id }, before: { site_id: 1, member_id: id } },
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
  'sandbox-pay': { now: { siteId: 1, reference: 'r' }, before: { site_id: 1, reference: 'r' } },
  'process-photo': { now: { siteId: 1, photo: id, ending: 'jpg' }, before: { site: 1, photo: id, ending: 'jpg' } },
  'approve-photo': { now: { siteId: 1, photo: id }, before: { site: 1, photo: id } },
  'check-photo': { now: { siteId: 1, photo: id }, before: { site: 1, photo: id } },
  'make-cut': { now: { siteId: 1, photo: id }, before: { site: 1, photo: id } },
  'move-removed-files': { now: { siteId: 1, photo: id }, before: { site: 1, photo: id } },
  'delete-photo-files': { now: { siteId: 1, key: 'k' }, before: { site: 1, key: 'k' } },
  'delete-evidence': { now: { siteId: 1, key: 'k' }, before: { site: 1, key: 'k' } },
  'delete-chat-photo-files': { now: { siteId: 1, key: 'k' }, before: { site_id: 1, key: 'k' } },
  'draw-photos': { now: { siteId: 1, at: 0 }, before: { site: 1, at: 0 } },
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

test('SQL writes no job: every one goes by `enqueue`, which knows its payload', async () => {
  const calls = (await readFunctions(functionSources)).filter(
    ({ name, text }) => name !== 'enqueue_v1' && /\benqueue_v1\b|\badd_job\b/.test(text),
  );
  expect(calls.map(({ path }) => path)).toEqual([]);
});

test('what runs by itself is a crontab that the queue can read', () => {
  expect(parseCrontab(crontab)).toHaveLength(crontab.split('\n').length);
});
