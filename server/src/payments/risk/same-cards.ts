import { day } from '@vonk/contract/durations';
import type { Scope } from '../../accounts/index.ts';
import { type Reader, sql } from '../../platform/database/db.ts';

/** As long as tries are kept. */
const keptDays = 2;

const same = sql(`select distinct o.member_id as id, t.kind from payments p
  join card_tries t on t.site_id = p.site_id and t.payment_id = p.id
  join card_tries o on o.site_id = t.site_id and o.subject = t.subject and o.member_id <> t.member_id
  where p.site_id = $1 and p.member_id = $2 and p.created_at > $3 and t.tried_at > $3 and o.tried_at > $3 limit $4`);

/**
 * Who else of the site tried a card of this member, or ordered by card from their network, in the last two days; both
 * are known by a hash alone (T103, T116).
 */
export const findSameCards = (
  reader: Reader,
  { siteId, memberId }: Scope,
  { now, limit }: { now: Date; limit: number },
): Promise<{ id: string; kind: 'card' | 'network' }[]> =>
  reader.rows(same, [siteId, memberId, new Date(now.getTime() - keptDays * day), limit]);
