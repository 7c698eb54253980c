import pg from 'pg';
import { afterAll, expect, test, vi } from 'vitest';
import { createTestDatabase } from '../../../../test/database.ts';
import { openNotifier } from '../notify.ts';
import { openPeers, type Peers } from './peers.ts';

const { db, connection } = await createTestDatabase();
const errors: unknown[] = [];
const name = 'the bus of a test';
const beatMilliseconds = 60;

const closings: (() => Promise<void>)[] = [];
afterAll(() => Promise.all(closings.map((close) => close())));
const process = async (own: string): Promise<{ peers: Peers; news: number[]; leave(): Promise<void> }> => {
  const connect = () => new pg.Client({ ...(connection as pg.ClientConfig), application_name: name });
  const onError = (error: unknown) => void errors.push(error);
  const notifier = await openNotifier({ connect, pool: db.pool, name, onError });
  const news: number[] = [];
  const peers = openPeers({ notifier, own, beatMilliseconds, onNew: () => void news.push(1), onError });
  await notifier.isListening();
  const beating = setInterval(() => peers.beat(), beatMilliseconds);
  let isGone = false;
  const leave = async () => {
    if (isGone) return;
    isGone = true;
    clearInterval(beating);
    await notifier.close();
  };
  closings.push(leave);
  return { peers, news, leave };
};

test('a process takes others to be there until it knows better, hears who comes at once, and forgets who went', async () => {
  const first = await process('first');
  expect(first.peers.areThere()).toBe(true);
  await vi.waitFor(() => expect(first.peers.areThere()).toBe(false));

  const second = await process('second');
  // Sooner than the next beat: before it has a stream that would miss anything for long.
  await vi.waitFor(() => expect([first.news.length, second.news.length]).toEqual([1, 1]));
  expect([first.peers.areThere(), second.peers.areThere()]).toEqual([true, true]);
  await new Promise((resolve) => setTimeout(resolve, 5 * beatMilliseconds));
  expect([first.peers.areThere(), first.news.length]).toEqual([true, 1]);

  await second.leave();
  await vi.waitFor(() => expect(first.peers.areThere()).toBe(false));
  await first.leave();
  expect(errors).toEqual([]);
});

test('a process of a release that says nothing of itself is counted by its connection, or heard by what it tells', async () => {
  const first = await process('third');
  await vi.waitFor(() => expect(first.peers.areThere()).toBe(false));
  const old = new pg.Client({ ...(connection as pg.ClientConfig), application_name: name });
  await old.connect();
  await vi.waitFor(() => expect(first.peers.areThere()).toBe(true));
  await old.end();
  await vi.waitFor(() => expect(first.peers.areThere()).toBe(false));
  first.peers.heard('somebody');
  expect(first.peers.areThere()).toBe(true);
});
