import { undoSeconds } from '@vonk/contract/admin/queues';
import type { QueueName } from '@vonk/contract/admin/roles';
import { minute } from '@vonk/contract/durations';
import { type Reader, sql, type Tx } from '../../platform/database/db.ts';
import type { SiteScope } from '../../sites/index.ts';
import type { ItemOf } from './holds.ts';

/** After so long a decision that could not be carried out makes room for another. */
const stuckMinutes = 10;

const keep = sql(`insert into queue_decisions as d (site_id, queue, item, actor, decision, takes_effect_at, state)
  values ($1, $2, $3, $4, $5, $6, 'waiting') on conflict (site_id, queue, item) do update
  set actor = excluded.actor, decision = excluded.decision, takes_effect_at = excluded.takes_effect_at,
    state = 'waiting'
  where d.takes_effect_at <= $7`);
const undo = sql(`delete from queue_decisions
  where site_id = $1 and queue = $2 and item = $3 and actor = $4 and state = 'waiting'`);
const take = sql(`update queue_decisions set state = 'taken' where site_id = $1 and queue = $2 and item = $3
  returning actor, decision`);
const drop = sql('delete from queue_decisions where site_id = $1 and queue = $2 and item = $3');
const items = sql('select item from queue_decisions where site_id = $1 and queue = $2 and takes_effect_at > $3');

/** What was to hold before then is stuck. */
export const stuckSince = (now: Date): Date => new Date(now.getTime() - stuckMinutes * minute);

/** Keeps a decision until it takes effect; undefined when one is kept already. */
export async function keepDecision(
  tx: Tx,
  { siteId }: SiteScope,
  { queue, item, actor, decision, now }: ItemOf & { actor: string; decision: unknown; now: Date },
): Promise<Date | undefined> {
  const at = new Date(now.getTime() + undoSeconds * 1000);
  const values = [siteId, queue, item, actor, JSON.stringify(decision), at, stuckSince(now)];
  return (await tx.run(keep, values)) === 1 ? at : undefined;
}

/** Takes somebody's decision back; false when it took effect, or is none of theirs. */
export const undoDecision = async (
  tx: Tx,
  { siteId }: SiteScope,
  { queue, item, actor }: ItemOf & { actor: string },
): Promise<boolean> => (await tx.run(undo, [siteId, queue, item, actor])) === 1;

/** Takes a decision to carry it out: from here on nobody takes it back. Undefined when it was taken back. */
export const takeDecision = (
  tx: Tx,
  { siteId }: SiteScope,
  { queue, item }: ItemOf,
): Promise<{ actor: string; decision: unknown } | undefined> => tx.maybe(take, [siteId, queue, item]);

export const dropDecision = async (tx: Tx, { siteId }: SiteScope, { queue, item }: ItemOf): Promise<void> =>
  void (await tx.run(drop, [siteId, queue, item]));

/** The items of a queue about which a decision is on its way. */
export async function listDecided(
  reader: Reader,
  { siteId }: SiteScope,
  { queue, now }: { queue: QueueName; now: Date },
): Promise<ReadonlySet<string>> {
  const rows = await reader.rows<{ item: string }>(items, [siteId, queue, stuckSince(now)]);
  return new Set(rows.map(({ item }) => item));
}
