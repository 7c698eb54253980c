import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { lanesOf } from '../src/main/job-lanes.ts';
import { tasksOf } from '../src/main/jobs.ts';
import { startJobs } from '../src/platform/jobs/jobs.ts';
import { createKit } from './kit.ts';
import { play } from './profiles.ts';

const kit = await createKit();
const tasks = tasksOf(kit.services);

test('every job has one lane', () => {
  const laid = lanesOf(tasks).flatMap((lane) => Object.keys(lane.tasks));
  expect(laid.toSorted()).toEqual(Object.keys(tasks).toSorted());
});

test('while photos are held up, mails and payments go on', async () => {
  const { pim } = await play(kit, 'pim');
  const held = Promise.withResolvers<undefined>();
  const { storage } = kit.services;
  const services = {
    ...kit.services,
    storage: { ...storage, get: (key: string) => (key.startsWith('uploads/') ? held.promise : storage.get(key)) },
  };
  for (let at = 0; at < 6; at += 1) {
    const body = await sharp({ create: { width: 60 + at, height: 60, channels: 3, background: '#a9c' } })
      .png()
      .toBuffer();
    expect((await kit.call('POST /api/photo.php', {}, { as: pim.browser, body })).status).toBe(200);
  }
  await kit.call('POST /api/reset-password.php', { email: pim.email });
  const { db, clock, log } = services;
  const jobs = await startJobs({ db, clock, log, lanes: lanesOf(tasksOf(services)) });
  onTestFinished(async () => {
    held.resolve(undefined);
    await jobs.stop();
  });
  await expect
    .poll(async () => (await services.mailbox.list()).some(({ to }) => to === pim.email), { timeout: 20_000 })
    .toBe(true);
  const { rows } = await db.pool.query(
    "select count(*)::int as left from graphile_worker.jobs where task_identifier = 'process-photo'",
  );
  expect(rows).toEqual([{ left: 6 }]);
});
