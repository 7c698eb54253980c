import { day } from '@vonk/contract/durations';
import type { Locale } from '@vonk/contract/locales';
import { type Reader, sql, type Tx } from '../../platform/database/db.ts';
import type { Tasks } from '../../platform/jobs/jobs.ts';
import type { Storage, StorageKey } from '../../platform/storage.ts';
import type { SiteScope } from '../../sites/index.ts';

declare module '../../platform/jobs/outbox.ts' {
  interface JobPayloads {
    'sweep-lander-pictures': NoPayload;
  }
}

/** The widths of its files: a phone, a phone with a dense screen, a desk. */
export const pictureWidths = [480, 960, 1600] as const;

/** A picture as a slug shows it. */
export interface VariantPicture {
  readonly key: string;
  /** Of its largest file, in pixels. */
  readonly width: number;
  readonly height: number;
  /** For those who do not see it, by language. */
  readonly alt: Readonly<Partial<Record<Locale, string>>>;
  /** Whether people are on it, none of whom is a member (T17). */
  readonly shows: 'nobody' | 'models';
  /** Whose it is and by what right it is shown. */
  readonly origin: string;
}

/** What an upload came to. */
export type Upload = Pick<VariantPicture, 'key' | 'width' | 'height'>;

const add = sql(`insert into lander_pictures (site_id, key, width, height, actor, added_at)
  values ($1, $2, $3, $4, $5, $6)`);
const standing =
  'select key, width, height from lander_pictures where site_id = $1 and key = $2 and deleted_at is null';
const find = sql(standing);
const hold = sql(`${standing} for share`);
const unused = sql(`select site_id as "siteId", key, width, height from lander_pictures p
  where added_at < $1 and site_id in (select site_id from sites_here)
    and not exists (select from lander_variants v where v.site_id = p.site_id and v.picture ->> 'key' = p.key)
    and not exists (
      select from lander_versions v where v.site_id = p.site_id and v.state -> 'picture' ->> 'key' = p.key)
  limit 1000`);
const drop = sql('delete from lander_pictures where site_id = $1 and key = $2');

/** Notes a picture that somebody of the staff uploaded, before its files. */
export const addPicture = async (
  tx: Tx,
  { siteId }: SiteScope,
  { key, width, height, actor, now }: Upload & { readonly actor: string; readonly now: Date },
): Promise<void> => void (await tx.run(add, [siteId, key, width, height, actor, now]));

/** A picture that was uploaded for a site, and not deleted for good since. */
export const findPicture = (reader: Reader, { siteId }: SiteScope, key: string): Promise<Upload | undefined> =>
  reader.maybe<Upload>(find, [siteId, key]);

/** The same for a slug that is to show it: nobody deletes it before the transaction ends. Held before the slug is. */
export const holdPicture = (tx: Tx, { siteId }: SiteScope, key: string): Promise<Upload | undefined> =>
  tx.maybe<Upload>(hold, [siteId, key]);

/** The files of a picture of a site, from the narrowest on: none is wider than what was uploaded. */
export const pictureFiles = (
  { siteId }: SiteScope,
  { key, width }: Pick<Upload, 'key' | 'width'>,
): { readonly key: StorageKey; readonly width: number }[] =>
  [...new Set(pictureWidths.map((each) => Math.min(each, width)))].map((each) => ({
    key: `lander-pictures/${siteId}/${key}/${each}-v1.webp`,
    width: each,
  }));

const path = /^lander-pictures\/(\d{1,5})\/([1-9A-HJ-NP-Za-km-z]{28})\/\d{2,4}-v1\.webp$/;

/** Which picture of which site a path means; undefined: none. */
export function pictureOf(file: string): (SiteScope & { key: string }) | undefined {
  const [, site, key] = path.exec(file) ?? [];
  return key === undefined ? undefined : { siteId: Number(site), key };
}

/** Removes pictures that were uploaded a day ago and stand in no version of any slug. */
export const sweepPictures =
  ({ storage }: { readonly storage: Storage }): Tasks['sweep-lander-pictures'] =>
  async (_, { db, now }) => {
    const before = new Date(now.getTime() - day);
    for (const { siteId, ...picture } of await db.rows<Upload & SiteScope>(unused, [before])) {
      for (const { key } of pictureFiles({ siteId }, picture)) await storage.delete(key);
      await db.transact((tx) => tx.run(drop, [siteId, picture.key]));
    }
  };
