import type { Scope } from '../../accounts/index.ts';
import { sql, type Tx } from '../../platform/database/db.ts';
import { completenessOf } from './completeness.ts';
import { lockProfile } from '../profiles.ts';
import { factsOf } from './view.ts';

const writePhotos = sql(
  `update profiles set main_photo_key = $3, photo_count = $4, completeness = $5, ranked_on = $6,
     rank = case when ranked_on is distinct from $6 then rank_v1(last_active_on, $5, $3::text is not null) else rank end
   where site_id = $1 and id = $2`,
);

/**
 * Tells the profile which photos others can see: the main one's key and how many are active. `today` is the site's day.
 */
export async function setVisiblePhotos(
  tx: Tx,
  scope: Scope,
  { mainKey, count, today }: { mainKey: string | null; count: number; today: string },
): Promise<void> {
  const profile = await lockProfile(tx, scope);
  const completeness = completenessOf(factsOf({ ...profile, photoCount: count }));
  await tx.run(writePhotos, [scope.siteId, scope.memberId, mainKey, count, completeness, today]);
}
