import { heldMinutes } from '@vonk/contract/admin/queues';
import type { QueueName } from '@vonk/contract/admin/roles';
import { minute } from '@vonk/contract/durations';
import { type Reader, sql, type Tx } from '../../platform/database/db.ts';
import type { SiteScope } from '../../sites/index.ts';

const take = sql(`insert into queue_holds as h (site_id, queue, item, actor, until) values ($1, $2, $3, $4, $5)
  on conflict (site_id, queue, item) do update set actor = excluded.actor, until = excluded.until
  where h.actor = excluded.actor or h.until <= $6`);
const holder = sql(
  'select actor, until from queue_holds where site_id = $1 and queue = $2 and item = $3 and until > $4',
);
const give = sql('delete from queue_holds where site_id = $1 and queue = $2 and item = $3 and actor = $4');
const list = sql('select item, actor, until from queue_holds where site_id = $1 and queue = $2 and until > $3');

export interface ItemOf {
  readonly queue: QueueName;
  readonly item: string;
}

/** Who has an item open, and until when. */
export interface Hold {
  readonly actor: string;
  readonly until: Date;
}

/** Has an item held for somebody; undefined when somebody else holds it. Of two at one moment one gets it. */
export async function takeHold(
  tx: Tx,
  { siteId }: SiteScope,
  { queue, item, actor, now }: ItemOf & { actor: string; now: Date },
): Promise<Date | undefined> {
  const until = new Date(now.getTime() + heldMinutes * minute);
  return (await tx.run(take, [siteId, queue, item, actor, until, now])) === 1 ? until : undefined;
}

export const findHold = (
  reader: Reader,
  { siteId }: SiteScope,
  { queue, item, now }: ItemOf & { now: Date },
): Promise<Hold | undefined> => reader.maybe<Hold>(holder, [siteId, queue, item, now]);

export const endHold = async (
  tx: Tx,
  { siteId }: SiteScope,
  { queue, item, actor }: ItemOf & { actor: string },
): Promise<void> => void (await tx.run(give, [siteId, queue, item, actor]));

/** Who holds what of a queue, by item. */
export async function listHolds(
  reader: Reader,
  { siteId }: SiteScope,
  { queue, now }: { queue: QueueName; now: Date },
): Promise<ReadonlyMap<string, Hold>> {
  const rows = await reader.rows<Hold & { item: string }>(list, [siteId, queue, now]);
  return new Map(rows.map(({ item, actor, until }) => [item, { actor, until }]));
}
