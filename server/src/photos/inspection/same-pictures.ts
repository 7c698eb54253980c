import type { Scope } from '../../accounts/index.ts';
import { type Reader, sql } from '../../platform/database/db.ts';
import type { SiteScope } from '../../sites/index.ts';

const same = sql(`select distinct o.profile_id as id from photos p
  join photos o on o.site_id = p.site_id and o.content_hash = p.content_hash and o.profile_id <> p.profile_id
  where p.site_id = $1 and p.profile_id = $2 limit $3`);

/** Who else of the site has the very same file among their photos, in whatever state it is. */
export const findSamePictures = async (reader: Reader, { siteId, memberId }: Scope, limit: number): Promise<string[]> =>
  (await reader.rows<{ id: string }>(same, [siteId, memberId, limit])).map(({ id }) => id);

const shared = sql(`select p.profile_id as "memberId", count(distinct o.profile_id)::integer as count from photos p
  join photos o on o.site_id = p.site_id and o.content_hash = p.content_hash and o.profile_id <> p.profile_id
    and o.uploaded_at <= p.uploaded_at
  where p.site_id = $1 and p.state = 'under_inspection' and p.uploaded_at > $2 group by p.profile_id`);

/** Who uploaded a picture since a moment that others of the site had before them, and how many of them. */
export const listSharedPictures = (
  reader: Reader,
  { siteId }: SiteScope,
  since: Date,
): Promise<{ memberId: string; count: number }[]> => reader.rows(shared, [siteId, since]);
