import { type Reader, sql } from '../../platform/database/db.ts';
import type { SiteScope } from '../../sites/index.ts';

const off = sql(`select from conversations c
  join profile_cards p on p.site_id = c.site_id and p.id in (c.low_id, c.high_id)
    and p.kind in ('fictional', 'fictional_ai') and p.status = 'disabled'
  where c.site_id = $1 and c.public_id = $2`);

/** Whether a conversation is one with an invented profile that was switched off. */
export const isProfileOff = async (reader: Reader, { siteId }: SiteScope, conversation: string): Promise<boolean> =>
  (await reader.maybe(off, [siteId, conversation])) !== undefined;
