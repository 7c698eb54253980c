import { type Reader, sql, type Tx } from '../../platform/database/db.ts';
import { named, row } from '../../platform/database/named.ts';
import type { SiteScope } from '../../sites/index.ts';
import type { Photo } from '../photos.ts';
import type { Classified } from './classifier.ts';

type Checked = Pick<Photo, 'siteId' | 'id' | 'key'> &
  Classified['scores'] &
  Pick<Classified, 'version'> & { readonly now: Date };

// Only of the picture that was judged, and only while somebody must look at it: a new cut has a new key.
const insert = named<Checked>(
  (value) =>
    `insert into photo_checks ${row(
      {
        site_id: 'site_id',
        photo_id: 'id',
        version: value.version,
        drawing: value.drawing,
        hentai: value.hentai,
        neutral: value.neutral,
        porn: value.porn,
        sexy: value.sexy,
        checked_at: value.now,
      },
      `from photos
  where site_id = ${value.siteId} and id = ${value.id} and key = ${value.key} and state = 'under_inspection'`,
    )}
  on conflict (site_id, photo_id)
    do update set version = excluded.version, drawing = excluded.drawing, hentai = excluded.hentai,
      neutral = excluded.neutral, porn = excluded.porn, sexy = excluded.sexy, checked_at = excluded.checked_at`,
);
const forget = sql('delete from photo_checks where site_id = $1 and photo_id = $2');
const unchecked = sql(`select p.site_id as "siteId", p.id as photo from photos p
  where p.state = 'under_inspection' and p.site_id in (select site_id from sites_here)
    and not exists (select from photo_checks c where c.site_id = p.site_id and c.photo_id = p.id)
  order by p.uploaded_at limit 1000`);

/** Notes how a photo that waits was judged; not when it was decided or cut anew meanwhile. */
export async function noteCheck(
  tx: Tx,
  { siteId, id, key }: Photo,
  { version, scores, now }: Classified & { now: Date },
): Promise<void> {
  await tx.run(...insert({ ...scores, siteId, id, key, version, now }));
}

/** Forgets how a photo was judged that looks otherwise now. */
export const forgetCheck = async (tx: Tx, { siteId, id }: Pick<Photo, 'siteId' | 'id'>): Promise<void> =>
  void (await tx.run(forget, [siteId, id]));

/** Photos that wait for inspection and were not judged, of all sites. */
export const readUnchecked = (reader: Reader): Promise<(SiteScope & { photo: string })[]> => reader.rows(unchecked, []);
