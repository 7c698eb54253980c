import type { Scope } from '../accounts/index.ts';
import { sql, type Tx } from '../platform/database/db.ts';

const dropSide = sql(
  `delete from conversation_members where site_id = $1 and member_id = $2 returning conversation_id as id`,
);
// Nobody has it any more; or the other one is no person, and what was said there goes with the one who is (T11).
const ended = sql(
  `select c.id from conversations c
    where c.site_id = $1 and c.id = any($2)
      and not exists (select from conversation_members m join profile_cards p on p.site_id = m.site_id
        and p.id = m.member_id where m.site_id = $1 and m.conversation_id = c.id and p.kind = 'member')`,
);
const dropMessages = sql('delete from messages where site_id = $1 and conversation_id = any($2)');
const dropConversations = sql('delete from conversations where site_id = $1 and id = any($2)');

/**
 * Erases a member's side of their conversations: list, drafts, what they hid. The other one keeps the texts (C22); a
 * conversation that no other person has goes as a whole, with all that belongs to it.
 */
export async function forgetChats(tx: Tx, { siteId, memberId }: Scope): Promise<void> {
  const sides = await tx.rows<{ id: string }>(dropSide, [siteId, memberId]);
  const gone = await tx.rows<{ id: string }>(ended, [siteId, sides.map(({ id }) => id)]);
  const ids = gone.map(({ id }) => id);
  await tx.run(dropMessages, [siteId, ids]);
  await tx.run(dropConversations, [siteId, ids]);
}
