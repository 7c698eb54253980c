import type { Scope } from '../../accounts/index.ts';
import { type Reader, sql } from '../../platform/database/db.ts';

const pause = sql(
  'select max(paused_until) as until from chat_pauses where site_id = $1 and member_id = $2 and paused_until > $3',
);

/** Until when the brake holds for a member; null when it does not (T9). */
export const readPause = async (reader: Reader, { siteId, memberId }: Scope, now: Date): Promise<Date | null> =>
  (await reader.one<{ until: Date | null }>(pause, [siteId, memberId, now])).until;
