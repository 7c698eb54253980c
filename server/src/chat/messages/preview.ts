import type { Scope } from '../../accounts/index.ts';
import { type Reader, sql } from '../../platform/database/db.ts';

// A gift and a photo have no words, and a notice is ours.
const lastWords = sql(`select left(m.body, 200) as body from conversations c
  join conversation_members cm on cm.conversation_id = c.id and cm.site_id = $1 and cm.member_id = $2
  cross join lateral (select l.kind, l.body from messages l
    where l.site_id = $1 and l.conversation_id = c.id and l.seq > cm.removed_seq and l.sender_id <> $2
    order by l.seq desc limit 1) m
  where c.site_id = $1 and c.public_id = $3 and m.kind in ('text', 'icebreaker')`);

/** The last words that the other one wrote in a conversation of the member; undefined where there are none. */
export const readPreview = async (
  reader: Reader,
  { siteId, memberId }: Scope,
  conversation: string,
): Promise<string | undefined> =>
  (await reader.maybe<{ body: string }>(lastWords, [siteId, memberId, conversation]))?.body;
