import { setTimeout as sleep } from 'node:timers/promises';
import { expect, type Mock, onTestFinished, test, vi } from 'vitest';
import { emptyDatabase } from '../../../test/database.ts';
import { openDb, type Db } from '../database/db.ts';
import { kickCommitted } from './kicks.ts';

async function open(): Promise<{ db: Db; nudge: Mock<(count: number) => void> }> {
  const db = openDb({ connection: await emptyDatabase(), onError: () => undefined });
  const nudge = vi.fn<(count: number) => void>();
  const kicks = kickCommitted(db, new Set(['pay']), () => ({ nudge }));
  onTestFinished(async () => {
    kicks.stop();
    await db.close();
  });
  return { db, nudge };
}

const commit = (db: Db, topic: string) => db.transact(async (tx) => tx.tellCommitted(topic));

test('the workers of a lane look after the commit that queued a task of theirs, and not before', async () => {
  const { db, nudge } = await open();
  await db.transact(async (tx) => {
    tx.tellCommitted('pay');
    await sleep(50);
    expect(nudge).not.toHaveBeenCalled();
  });
  expect(nudge).toHaveBeenCalledTimes(1);
});

test('what was rolled back, and what other lanes do, kicks nobody', async () => {
  const { db, nudge } = await open();
  await commit(db, 'other');
  const failing = db.transact(async (tx) => {
    tx.tellCommitted('pay');
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await sleep(50);
  expect(nudge).not.toHaveBeenCalled();
});

test('a storm shares its kicks, and its last commit is looked for all the same', async () => {
  const { db, nudge } = await open();
  const started = performance.now();
  for (let at = 0; at < 200; at += 1) await commit(db, 'pay');
  const took = performance.now() - started;
  const asked = () => nudge.mock.calls.reduce((sum, [count]) => sum + count, 0);
  await expect.poll(asked).toBe(200);
  expect(nudge.mock.calls.length).toBeLessThanOrEqual(took / 20 + 2);
});

test('after the end nobody is kicked any more', async () => {
  const { db, nudge } = await open();
  const kicks = kickCommitted(db, new Set(['late']), () => ({ nudge }));
  kicks.stop();
  await commit(db, 'late');
  expect(nudge).not.toHaveBeenCalled();
});
