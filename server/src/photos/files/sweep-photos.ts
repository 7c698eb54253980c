import { hour } from '@vonk/contract/durations';
import { sql } from '../../platform/database/db.ts';
import { job, type Tasks } from '../../platform/jobs/jobs.ts';
import { deleteFiles } from './photo-files.ts';
import { filePayload } from '../job-payloads.ts';
import { type Photo, readPhoto, removePhoto } from '../photos.ts';
import type { PhotoServices } from '../services.ts';

/** An upload that did not finish by then never will; a failed one has been read about. */
const unfinishedHours = 24;

const unfinished = sql(
  `select site_id as "siteId", id from photos
    where state in ('uploading', 'failed') and uploaded_at < $1 and site_id in (select site_id from sites_here)
    order by uploaded_at limit 1000`,
);
// In one statement: the files of a site that has left are another cluster's, and its rows are gone after it said so.
const nobodys = sql(`select f.file from unnest($1::text[], $2::text[], $3::text[]) as f (file, site, key)
  where f.site in (select site_id::text from sites_here) and not exists (select from photos p where p.key = f.key)`);
const batch = 500;

/** Removes uploads that never finished, and files that belong to no photo. */
export const sweepPhotos =
  ({ storage }: PhotoServices): Tasks['sweep-photos'] =>
  async (_, { db, now }) => {
    const before = new Date(now.getTime() - unfinishedHours * hour);
    for (const { siteId, id } of await db.rows<Pick<Photo, 'siteId' | 'id'>>(unfinished, [before])) {
      const photo = await readPhoto(db, { siteId }, id);
      if (!photo) continue;
      await db.transact((tx) => removePhoto(tx, photo));
      await deleteFiles(storage, photo);
    }
    for (const prefix of ['photos/', 'uploads/']) {
      let found: string[] = [];
      for await (const file of storage.list(prefix)) {
        found.push(file);
        if (found.length === batch) {
          await deleteUnknown(found);
          found = [];
        }
      }
      await deleteUnknown(found);
    }

    async function deleteUnknown(files: readonly string[]): Promise<void> {
      const parts = [1, 2].map((at) => files.map((file) => file.split('/')[at] ?? ''));
      for (const { file } of await db.rows<{ file: string }>(nobodys, [files, ...parts])) await storage.delete(file);
    }
  };

export const deletePhotoFiles = ({ storage }: PhotoServices): Tasks['delete-photo-files'] =>
  job(filePayload, ({ siteId, key }) => deleteFiles(storage, { siteId, key }));
