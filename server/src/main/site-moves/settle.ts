import { setTimeout as sleep } from 'node:timers/promises';
import { noteWrittenElsewhere } from '../../accounts/index.ts';
import { noteAction } from '../../audit/index.ts';
import { putInvoiceCounters, readInvoiceCounters } from '../../payments/index.ts';
import type { Tx } from '../../platform/database/db.ts';
import { dropJobsOf, freeJobsOf, putMovedJobs, readJobsToMove } from '../../platform/jobs/moving-jobs.ts';
import { dropFence } from '../../platform/moving/fence.ts';
import { unpublish, unsubscribe } from '../../platform/moving/follow.ts';
import { deleteRows, raiseSequences } from '../../platform/moving/rows.ts';
import { carryStreams, listLooking } from '../../platform/moving/streams.ts';
import {
  comeHome,
  legalEntityOf,
  putMovedSites,
  readSitesToMove,
  setHome,
  type Site,
  type SiteScope,
} from '../../sites/index.ts';
import { type Ground, listAway, standing } from './ground.ts';

/** So long a process may take to hear that a site has left; what it reads until then is still there. */
const hearingMs = 3_000;

/** The sites are equal in both: opens them there. */
export async function settle(ground: Ground, began: Date): Promise<undefined> {
  const { db, to, here, there, tables, live, move } = ground;
  const { siteIds } = move;
  await unsubscribe(there);
  await dropFence(there, { tables, away: await listAway(to) });
  await raiseSequences(there, tables);
  await carryStreams(here, there, { siteIds, since: began });
  const looking = await listLooking(here, siteIds);
  const moved = await readSitesToMove(db, siteIds);
  const entities = (JSON.parse(moved.sites) as { id: number; company: Site['company'] }[]).map(({ id, company }) =>
    legalEntityOf({ siteId: id, company }),
  );
  const counters = await readInvoiceCounters(db, entities);
  const jobs = await readJobsToMove(db, siteIds);
  await to.transact(async (tx) => {
    await putMovedSites(tx, siteIds, moved);
    await putInvoiceCounters(tx, counters);
    await putMovedJobs(tx, jobs);
    await noteWrittenElsewhere(tx, siteIds, ground.clock.now());
    for (const siteId of siteIds) {
      await comeHome(tx, { siteId });
      await note(tx, ground, { siteId, cluster: move.here });
    }
    // Last of all: from its commit on the sites are of the other cluster, whatever becomes of this transaction.
    await leave(ground);
  });
  move.tell(`open in ${move.there}`);
  for (const memberId of looking) live.end(memberId);
}

async function leave(ground: Ground): Promise<void> {
  const { db, clock, move } = ground;
  const away = await listAway(db);
  await db.transact(async (tx) => {
    for (const siteId of move.siteIds) {
      if (away.includes(siteId)) continue;
      await setHome(tx, { siteId, state: 'away', cluster: move.there }, clock.now());
      await note(tx, ground, { siteId, cluster: move.there });
    }
  });
}

const note = (tx: Tx, { clock, move }: Ground, { siteId, cluster }: SiteScope & { cluster: string }) =>
  noteAction(tx, {
    siteId,
    actor: move.actor,
    action: 'site_moved',
    subject: cluster,
    reason: move.reason,
    now: clock.now(),
  });

/**
 * Forgets in this cluster what sites had that are open in the other one, when every process here has heard of it, and
 * their sessions last: whoever comes to one that has not is not told that they are logged out.
 */
export async function forget({ db, here, tables, move: { siteIds } }: Ground): Promise<void> {
  await unpublish(here, tables);
  await sleep(hearingMs);
  const isOfSessions = ({ name }: { name: string }) => name === 'sessions';
  await deleteRows(here, { siteIds, tables: tables.filter((table) => !isOfSessions(table)) });
  await deleteRows(here, { siteIds, tables: tables.filter(isOfSessions) });
  await db.transact((tx) => dropJobsOf(tx, siteIds));
  await dropFence(here, { tables, away: await listAway(db) });
}

/** Takes back what a move had done so far that was not carried to its end: the sites live here, and only here. */
export async function takeBack({ db, to, here, there, tables, clock, move }: Ground): Promise<void> {
  await unsubscribe(there);
  await unpublish(here, tables);
  await dropFence(here, { tables, away: await listAway(db) });
  const leaving = await standing(db, move, { state: 'leaving' });
  if (leaving.length > 0)
    await db.transact(async (tx) => {
      await freeJobsOf(tx, leaving);
      for (const siteId of leaving) await comeHome(tx, { siteId });
    });
  const coming = await standing(to, move, { state: 'coming' });
  if (coming.length === 0) return;
  await dropFence(there, { tables, away: await listAway(to) });
  await deleteRows(there, { siteIds: coming, tables });
  await to.transact(async (tx) => {
    for (const siteId of coming) await setHome(tx, { siteId, state: 'away', cluster: move.here }, clock.now());
  });
}
