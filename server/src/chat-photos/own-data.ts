import type { Scope } from '../accounts/index.ts';
import { type Reader, sql } from '../platform/database/db.ts';

const received = sql(`select c.public_id as photo, p.public_id as profile, c.width, c.height, c.sent_at
  from chat_photos c join profile_cards p on p.site_id = c.site_id and p.id = c.sender_id
  where c.site_id = $1 and c.recipient_id = $2 and c.sent_at is not null order by c.created_at`);
const sent = sql(`select c.public_id as photo, p.public_id as profile, c.width, c.height, c.sent_at from chat_photos c
  join profile_cards p on p.site_id = c.site_id and p.id = c.recipient_id
  where c.site_id = $1 and c.sender_id = $2 order by c.created_at`);

/** What is kept here of a member, as they get it with their export (PRIV-2, T79): by its name, a row each. */
export const ownChatPhotos = async (
  reader: Reader,
  { siteId, memberId }: Scope,
): Promise<{ chat_photos: object[]; chat_photos_received: object[] }> => ({
  chat_photos_received: await reader.rows(received, [siteId, memberId]),
  chat_photos: await reader.rows(sent, [siteId, memberId]),
});
