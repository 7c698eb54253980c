import type { Scope } from '../accounts/index.ts';
import { sql, type Tx } from '../platform/database/db.ts';

const dropHeld = sql('delete from held_messages where site_id = $1 and sender_id = $2');
const dropSide = sql(
  `delete from conversation_members where site_id = $1 and member_id = $2 returning conversation_id as id`,
);
const abandoned = sql(
  `select c.id from conversations c
    where c.site_id = $1 and c.id = any($2)
      and not exists (select from conversation_members m where m.site_id = $1 and m.conversation_id = c.id)`,
);
const dropHeldOf = sql('delete from held_messages where site_id = $1 and conversation_id = any($2)');
const dropMessages = sql('delete from messages where site_id = $1 and conversation_id = any($2)');
const dropConversations = sql('delete from conversations where site_id = $1 and id = any($2)');

/**
 * Erases a member's side of their conversations: list, drafts, what waited to be sent. The other one keeps the texts
 * (C22); a conversation that nobody has any more goes as a whole.
 */
export async function forgetChats(tx: Tx, { siteId, memberId }: Scope): Promise<void> {
  await tx.run(dropHeld, [siteId, memberId]);
  const sides = await tx.rows<{ id: string }>(dropSide, [siteId, memberId]);
  const gone = await tx.rows<{ id: string }>(abandoned, [siteId, sides.map(({ id }) => id)]);
  const ids = gone.map(({ id }) => id);
  await tx.run(dropHeldOf, [siteId, ids]);
  await tx.run(dropMessages, [siteId, ids]);
  await tx.run(dropConversations, [siteId, ids]);
}
