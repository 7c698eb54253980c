import { type Reader, sql, type Tx } from '../../platform/database/db.ts';
import type { Desk } from './desk.ts';

const find =
  sql(`select d.body from inbox_drafts d join conversations c on c.site_id = d.site_id and c.id = d.conversation_id
  where d.site_id = $1 and c.public_id = $2 and d.staff = $3`);
const save = sql(`insert into inbox_drafts (site_id, conversation_id, staff, body, saved_at)
  select c.site_id, c.id, $3, $4, $5 from conversations c
    join inbox_locks l on l.site_id = c.site_id and l.conversation_id = c.id and l.staff = $3 and l.locked_until > $5
    where c.site_id = $1 and c.public_id = $2
  on conflict (conversation_id, staff) do update set body = excluded.body, saved_at = excluded.saved_at`);
const drop = sql(`delete from inbox_drafts d using conversations c
  where c.site_id = $1 and c.public_id = $2 and d.site_id = c.site_id and d.conversation_id = c.id and d.staff = $3`);

/** What somebody of the team wrote and did not send; empty where there is nothing. */
export const readDraft = async (
  reader: Reader,
  { siteId, staff }: Pick<Desk, 'siteId' | 'staff'>,
  conversation: string,
): Promise<string> => (await reader.maybe<{ body: string }>(find, [siteId, conversation, staff]))?.body ?? '';

/** Keeps what who holds the conversation wrote so far; false for who does not hold it. */
export async function keepTeamDraft(
  tx: Tx,
  desk: Desk,
  { conversation, text }: { conversation: string; text: string },
): Promise<boolean> {
  const { siteId, staff, now } = desk;
  if (text !== '') return (await tx.run(save, [siteId, conversation, staff, text, now])) === 1;
  await dropDraft(tx, desk, conversation);
  return true;
}

export const dropDraft = (
  tx: Tx,
  { siteId, staff }: Pick<Desk, 'siteId' | 'staff'>,
  conversation: string,
): Promise<number> => tx.run(drop, [siteId, conversation, staff]);
