import { type Reader, sql } from '../../platform/database/db.ts';
import type { SiteScope } from '../../sites/index.ts';

// `~>=~` and `~<~` compare as the index of beginnings does; a `like` with a parameter would read all names of the site.
const named = sql(`select id from profiles
  where site_id = $1 and kind = 'member' and status <> 'erased'
    and name_key ~>=~ lower($2) and name_key ~<~ (lower($2) || $3)
  order by name_key using ~<~ limit $4`);
const lastCharacter = '\u{10ffff}';

/**
 * The members of the site whose name begins so, in any case, whether anybody may see them or not: first the one who is
 * called exactly so.
 */
export const findNamed = async (
  reader: Reader,
  { siteId }: SiteScope,
  { beginning, limit }: { beginning: string; limit: number },
): Promise<string[]> =>
  (await reader.rows<{ id: string }>(named, [siteId, beginning, lastCharacter, limit])).map(({ id }) => id);
