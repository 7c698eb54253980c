import * as z from 'zod/mini';
import { type Reader, sql, type Tx } from '../../platform/database/db.ts';
import { job, type Tasks } from '../../platform/jobs/jobs.ts';
import { enqueue } from '../../platform/jobs/outbox.ts';
import type { Storage } from '../../platform/storage.ts';
import type { SiteScope } from '../../sites/index.ts';
import type { LanderPlace } from './lander-variants.ts';
import { pictureFiles } from './pictures.ts';

/** The key outlives the row. */
const filesPayload = z.object({ siteId: z.int(), key: z.string(), width: z.int() });

declare module '../../platform/jobs/outbox.ts' {
  interface JobPayloads {
    'delete-lander-files': z.infer<typeof filesPayload>;
  }
}

// Whoever lets a slug show it holds it meanwhile (`holdPicture`), so that slug is found below.
const mark = sql(`update lander_pictures set deleted_at = $3 where site_id = $1 and key = $2 and deleted_at is null
  returning width`);
const showing = sql(`select lander, slug from lander_variants where site_id = $1 and picture ->> 'key' = $2
  order by lander, slug`);
const deleted = sql('select key from lander_pictures where site_id = $1 and key = any($2) and deleted_at is not null');

/**
 * Marks a picture as deleted for good and has its files deleted; answers the slugs that show it still, which whoever
 * deletes it takes it from in the same transaction. Undefined: there is none, or it was deleted before.
 */
export async function deletePicture(
  tx: Tx,
  { siteId }: SiteScope,
  { key, now }: { readonly key: string; readonly now: Date },
): Promise<LanderPlace[] | undefined> {
  const marked = await tx.maybe<{ width: number }>(mark, [siteId, key, now]);
  if (!marked) return undefined;
  await enqueue(tx, { task: 'delete-lander-files', payload: { siteId, key, width: marked.width } });
  return tx.rows<LanderPlace>(showing, [siteId, key]);
}

/** Which of these pictures were deleted for good. */
export const findDeleted = async (
  reader: Reader,
  { siteId }: SiteScope,
  keys: readonly string[],
): Promise<ReadonlySet<string>> =>
  new Set((await reader.rows<{ key: string }>(deleted, [siteId, keys])).map(({ key }) => key));

export const deleteLanderFiles = ({ storage }: { readonly storage: Storage }): Tasks['delete-lander-files'] =>
  job(filesPayload, async ({ siteId, key, width }) => {
    for (const file of pictureFiles({ siteId }, { key, width })) await storage.delete(file.key);
  });
