import { setTimeout as sleep } from 'node:timers/promises';
import type { ClientBase } from 'pg';
import { noteAction } from '../../audit/index.ts';
import { putInvoiceCounters, readInvoiceCounters } from '../../payments/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/db.ts';
import { countRunning, dropJobsOf, putMovedJobs, readJobsToMove } from '../../platform/jobs/moving-jobs.ts';
import type { Live } from '../../platform/live/live.ts';
import { whyNotMovable } from '../../platform/moving/check-clusters.ts';
import { dropFence, putFence } from '../../platform/moving/fence.ts';
import {
  publish,
  subscribe,
  unpublish,
  unsubscribe,
  untilCopied,
  untilFollowed,
} from '../../platform/moving/follow.ts';
import { listMovedTables, type MovedTable } from '../../platform/moving/moved-tables.ts';
import { deleteRows, differences, raiseSequences, readContents } from '../../platform/moving/rows.ts';
import { carryStreams, listLooking } from '../../platform/moving/streams.ts';
import {
  comeHome,
  legalEntityOf,
  listHomes,
  putMovedSites,
  readSitesToMove,
  setHome,
  type Site,
  type Sites,
} from '../../sites/index.ts';

export interface Move {
  readonly siteIds: readonly number[];
  /** What the operators call the two clusters. */
  readonly here: string;
  readonly there: string;
  /** The database here, at an address where the server of the other one reaches it. */
  readonly address: string;
  readonly actor: string;
  readonly reason: string;
  /** Is told each step. */
  tell(step: string): void;
}

export interface Moved {
  readonly rows: number;
  /** For how long what changes something was refused. */
  readonly readOnlySeconds: number;
}

interface Services {
  readonly db: Db;
  readonly clock: Clock;
  readonly sites: Sites;
  readonly live: Pick<Live, 'end'>;
}

interface Ground extends Services {
  readonly to: Db;
  /** Connections of the move's own: what they set stays with them. */
  readonly here: ClientBase;
  readonly there: ClientBase;
  readonly tables: readonly MovedTable[];
  readonly move: Move;
}

/** A move that cannot be, in words for the operator. */
export class NotMoved extends Error {}

const jobPauseMs = 200;
const jobPatienceMs = 60_000;
/** For what came while the rows were copied, and, while nobody may write, for the rest. */
const followPatienceMs = 60 * 60_000;
const lastPatienceMs = 60_000;

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
    if (await hasLeft(ground)) {
      await settle(ground, new Date(0));
      return undefined;
    }
    const moving = movable(ground);
    await takeBack(ground);
    await refuseKnown(ground);
    return await go(ground, moving);
  } finally {
    // What they set goes with them.
    here.release(true);
    there.release(true);
  }
}

/** Whether an earlier move had come so far that the sites are of the other cluster already. */
async function hasLeft({ db, to, move: { siteIds } }: Ground): Promise<boolean> {
  const areAll = async (each: Db, state: string) => {
    const homes = await listHomes(each);
    return siteIds.every((id) => homes.some(({ siteId, state: is }) => siteId === id && is === state));
  };
  return (await areAll(db, 'away')) && (await areAll(to, 'coming'));
}

/** The sites, where each may go: they live here, none is the default one, and no company is torn apart. */
function movable({ sites, move: { siteIds } }: Ground): Site[] {
  const moving = siteIds.map((id) => {
    const site = sites.byId(id);
    if (!site) throw new NotMoved(`Site ${id} does not live here.`);
    if (sites.byDefault()?.siteId === id)
      throw new NotMoved(`${site.name} is the site of hosts that belong to none: it stays.`);
    return site;
  });
  const companies = new Set(moving.map(legalEntityOf));
  const left = sites.all().find((site) => !siteIds.includes(site.siteId) && companies.has(legalEntityOf(site)));
  if (left)
    throw new NotMoved(
      `${left.name} (site ${left.siteId}) is of the same company, whose invoices are numbered in one row: move both.`,
    );
  return moving;
}

/** The other cluster may know the sites by name, as they were there once, and have nothing of them. */
async function refuseKnown({ to, there, tables, move: { siteIds } }: Ground): Promise<void> {
  const { sites } = await readSitesToMove(to, siteIds);
  const known = (JSON.parse(sites) as { id: number; name: string }[]).filter(({ id }) => siteIds.includes(id));
  const homes = await listHomes(to);
  const living = known.find(({ id }) => !homes.some(({ siteId, state }) => siteId === id && state === 'away'));
  if (living) throw new NotMoved(`${living.name} (site ${living.id}) lives there already.`);
  const rows = [...(await readContents(there, { siteIds, tables })).values()].reduce((sum, { rows: n }) => sum + n, 0);
  if (rows > 0) throw new NotMoved(`There are ${rows} rows of these sites there already.`);
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
    await putFence(there, tables, { siteIds, mode: 'skip' });
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
    await putFence(here, tables, { siteIds, mode: 'refuse' });
    await untilNoJobRuns(db, siteIds);
    await untilFollowed(here, lastPatienceMs);
    const rows = await compare(ground);
    await unsubscribe(there);
    await settle(ground, began, () => tell(`open in ${move.there}`));
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

async function untilNoJobRuns(db: Db, siteIds: readonly number[]): Promise<void> {
  for (const began = performance.now(); ; await sleep(jobPauseMs)) {
    if ((await countRunning(db, siteIds)) === 0) return;
    if (performance.now() - began > jobPatienceMs) throw new NotMoved('A job of these sites runs and does not end.');
  }
}

/** How many rows there are; throws where the other database has others. */
async function compare({ here, there, tables, move: { siteIds } }: Ground): Promise<number> {
  const [ours, theirs] = await Promise.all([here, there].map((client) => readContents(client, { siteIds, tables })));
  if (!ours || !theirs) throw new Error('nothing was read');
  const different = differences(ours, theirs);
  if (different.length > 0) throw new NotMoved(`The copy differs: ${different.join(', ')}.`);
  return [...ours.values()].reduce((sum, { rows }) => sum + rows, 0);
}

/** The sites are equal in both: opens them there, and forgets them here. */
async function settle(ground: Ground, began: Date, onOpen: () => void = () => {}): Promise<void> {
  const { db, to, here, there, tables, clock, live, move } = ground;
  const { siteIds } = move;
  await unsubscribe(there);
  await dropFence(there, tables);
  await raiseSequences(there, tables);
  await carryStreams(here, there, { siteIds, since: began });
  const looking = await listLooking(here, siteIds);
  const moved = await readSitesToMove(db, siteIds);
  const entities = (JSON.parse(moved.sites) as { id: number; company: Site['company'] }[]).map(({ id, company }) =>
    legalEntityOf({ siteId: id, company }),
  );
  const counters = await readInvoiceCounters(db, entities);
  const jobs = await readJobsToMove(db, siteIds);
  const note = { actor: move.actor, action: 'site_moved', reason: move.reason } as const;
  await to.transact(async (tx) => {
    await putMovedSites(tx, siteIds, moved);
    await putInvoiceCounters(tx, counters);
    await putMovedJobs(tx, jobs);
    for (const siteId of siteIds) {
      await comeHome(tx, { siteId });
      await noteAction(tx, { ...note, siteId, subject: move.here, now: clock.now() });
    }
    // Last of all: from its commit on the sites are of the other cluster, whatever becomes of this transaction.
    await leave(ground);
  });
  onOpen();
  for (const memberId of looking) live.end(memberId);
  await unpublish(here, tables);
  await deleteRows(here, { siteIds, tables });
  await db.transact((tx) => dropJobsOf(tx, siteIds));
  // Nobody signs up here any more, by a process that did not hear of it; all other rows are of somebody who did.
  await dropFence(
    here,
    tables.filter(({ name }) => name !== 'accounts'),
  );
}

const leave = ({ db, clock, move }: Ground): Promise<void> =>
  db.transact(async (tx) => {
    const homes = await listHomes(tx);
    for (const siteId of move.siteIds) {
      if (homes.some(({ siteId: id, state }) => id === siteId && state === 'away')) continue;
      await setHome(tx, { siteId, state: 'away', cluster: move.there }, clock.now());
      await noteAction(tx, {
        siteId,
        actor: move.actor,
        action: 'site_moved',
        subject: move.there,
        reason: move.reason,
        now: clock.now(),
      });
    }
  });

/** Takes back what a move had done so far that was not carried to its end: the sites live here, and only here. */
async function takeBack({
  db,
  to,
  here,
  there,
  tables,
  clock,
  move: { siteIds, here: cluster },
}: Ground): Promise<void> {
  await unsubscribe(there);
  await unpublish(here, tables);
  await dropFence(here, tables);
  const leaving = (await listHomes(db)).filter(({ siteId, state }) => siteIds.includes(siteId) && state === 'leaving');
  if (leaving.length > 0)
    await db.transact(async (tx) => {
      for (const { siteId } of leaving) await comeHome(tx, { siteId });
    });
  const coming = (await listHomes(to)).filter(({ siteId, state }) => siteIds.includes(siteId) && state === 'coming');
  if (coming.length === 0) return;
  await dropFence(there, tables);
  await deleteRows(there, { siteIds: coming.map(({ siteId }) => siteId), tables });
  await to.transact(async (tx) => {
    for (const { siteId } of coming) await setHome(tx, { siteId, state: 'away', cluster }, clock.now());
  });
}
