import { setTimeout as sleep } from 'node:timers/promises';
import { hour, minute } from '@vonk/contract/durations';
import type { Db } from '../../platform/database/db.ts';
import { holdJobsOf } from '../../platform/jobs/moving-jobs.ts';
import { whyNotMovable } from '../../platform/moving/check-clusters.ts';
import { putFence } from '../../platform/moving/fence.ts';
import { publish, subscribe, unsubscribe, untilCopied, untilFollowed } from '../../platform/moving/follow.ts';
import { listMovedTables } from '../../platform/moving/moved-tables.ts';
import { NotMoved } from '../../platform/moving/not-moved.ts';
import { countRows, differences, readContents } from '../../platform/moving/rows.ts';
import { carryStreams } from '../../platform/moving/streams.ts';
import { listClashes, putMovedSites, readSitesToMove, setHome, type Site } from '../../sites/index.ts';
import { type Ground, listAway, type Move, type Services, standing } from './ground.ts';
import { movable, refuseClashes } from './may-move.ts';
import { forget, settle, takeBack } from './settle.ts';

export interface Moved {
  readonly rows: number;
  /** For how long what changes something was refused. */
  readonly readOnlySeconds: number;
}

const jobPauseMs = 200;
const jobPatienceMs = minute;
/** For what came while the rows were copied, and, while nobody may write, for the rest. */
const followPatienceMs = hour;
const lastPatienceMs = minute;

/**
 * Moves sites with all their rows into the database of another cluster, while they go on: copied first, then followed,
 * then read alone for as long as it takes until both have the same, and answered there. What was begun and broken off
 * before is taken back first, or carried to its end where the sites had left already, which answers undefined. Throws
 * `NotMoved` where it cannot be or the copies differ: then everything is as it was.
 */
export async function moveSites(services: Services, to: Db, move: Move): Promise<Moved | undefined> {
  const [here, there] = [await services.db.pool.connect(), await to.pool.connect()];
  try {
    const why = await whyNotMovable(here, there);
    if (why !== undefined) throw new NotMoved(why);
    const ground: Ground = { ...services, to, here, there, tables: await listMovedTables(here), move };
    const moved = (await hasLeft(ground)) ? await settleLeft(ground) : await begin(ground);
    await forget(ground).catch((cause: unknown) => {
      throw new NotMoved(`Open in ${move.there}; not all is forgotten here yet: give the same command again.`, {
        cause,
      });
    });
    return moved;
  } finally {
    // What they set goes with them.
    here.release(true);
    there.release(true);
  }
}

/** Whether an earlier move had come so far that the sites are of the other cluster already. */
const hasLeft = async ({ db, move }: Ground): Promise<boolean> =>
  (await standing(db, move, { state: 'away', cluster: move.there })).length === move.siteIds.length;

/** Does what an earlier move had left to do until they are open there. */
async function settleLeft(ground: Ground): Promise<undefined> {
  const { db, to, move } = ground;
  if ((await standing(to, move, { state: 'coming' })).length > 0) return await settle(ground, new Date(0));
  const away = await listAway(to);
  const known = await listClashes(to, await readSitesToMove(db, move.siteIds));
  const missing = move.siteIds.find(
    (id) => away.includes(id) || !known.some(({ siteId, isSame }) => siteId === id && isSame),
  );
  if (missing !== undefined) throw new NotMoved(`Site ${missing} does not live here, and not there.`);
}

async function begin(ground: Ground): Promise<Moved> {
  const moving = movable(ground);
  await takeBack(ground);
  await refuseClashes(ground);
  return await go(ground, moving);
}

async function go(ground: Ground, moving: readonly Site[]): Promise<Moved> {
  const { db, to, here, there, tables, clock, move } = ground;
  const { siteIds, tell } = move;
  const began = clock.now();
  try {
    await to.transact(async (tx) => {
      await putMovedSites(tx, siteIds, await readSitesToMove(db, siteIds));
      for (const siteId of siteIds) await setHome(tx, { siteId, state: 'coming', cluster: move.here }, began);
    });
    await putFence(there, tables, { siteIds: [...siteIds, ...(await listAway(to))], mode: 'skip' });
    await publish(here, { siteIds, tables });
    tell(`copying ${moving.map(({ name }) => name).join(', ')}`);
    await subscribe(there, move.address);
    let last = -1;
    await untilCopied(there, (copied, all) => {
      if (copied !== last && all > 0) tell(`${copied} of ${all} tables copied`);
      last = copied;
    });
    await carryStreams(here, there, { siteIds, since: new Date(0) });
    await untilFollowed(here, followPatienceMs);
    tell('read-only from now on');
    const closed = performance.now();
    await db.transact(async (tx) => {
      for (const siteId of siteIds) await setHome(tx, { siteId, state: 'leaving', cluster: move.there }, clock.now());
    });
    await putFence(here, tables, { siteIds: [...siteIds, ...(await listAway(db))], mode: 'refuse' });
    await untilNoJobRuns(db, siteIds);
    await untilFollowed(here, lastPatienceMs);
    const rows = await compare(ground);
    await unsubscribe(there);
    await settle(ground, began);
    return { rows, readOnlySeconds: (performance.now() - closed) / 1000 };
  } catch (error) {
    if (await hasLeft(ground).catch(() => true))
      throw new NotMoved('The sites have left, and are not open there yet: give the same command again.', {
        cause: error,
      });
    await takeBack(ground);
    throw error;
  }
}

/** Holds their jobs, and waits for those that run: one that cannot write any more waits again. */
async function untilNoJobRuns(db: Db, siteIds: readonly number[]): Promise<void> {
  for (const began = performance.now(); ; await sleep(jobPauseMs)) {
    if ((await db.transact((tx) => holdJobsOf(tx, siteIds))) === 0) return;
    if (performance.now() - began > jobPatienceMs) throw new NotMoved('A job of these sites runs and does not end.');
  }
}

/** How many rows there are; throws where the other database has others. */
async function compare({ here, there, tables, move: { siteIds } }: Ground): Promise<number> {
  const [ours, theirs] = await Promise.all([here, there].map((client) => readContents(client, { siteIds, tables })));
  if (!ours || !theirs) throw new Error('nothing was read');
  const different = differences(ours, theirs);
  if (different.length > 0) throw new NotMoved(`The copy differs: ${different.join(', ')}.`);
  return countRows(ours);
}
