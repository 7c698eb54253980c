import type { Scope } from '../../accounts/index.ts';
import { type Db, sql } from '../../platform/database/db.ts';
import { markAsRead } from '../conversations/conversations.ts';

const unread = sql(`select cm.member_id as "memberId", c.public_id as conversation, c.last_seq as seq
  from conversations c
  join conversation_members cm on cm.site_id = c.site_id and cm.conversation_id = c.id and cm.member_id <> $2
    and cm.unread > 0
  where c.site_id = $1 and (c.low_id = $2 or c.high_id = $2)
    and not exists (select from messages m
      where m.site_id = c.site_id and m.conversation_id = c.id and m.kind = 'notice' and m.body = 'fraud')`);

/**
 * What a profile wrote that was removed for fraud is new to nobody any more, and stands on no badge (T17); answers whom
 * to wake.
 */
export async function silenceProfile(db: Db, { siteId, memberId }: Scope, now: Date): Promise<string[]> {
  const wake: string[] = [];
  for (const { memberId: reader, ...upTo } of await db.rows<{ memberId: string; conversation: string; seq: number }>(
    unread,
    [siteId, memberId],
  ))
    wake.push(...((await markAsRead(db, { siteId, memberId: reader }, { ...upTo, now }))?.wake ?? []));
  return wake;
}
