import { hour } from '@vonk/contract/durations';
import { exportHours } from '@vonk/contract/export';
import type { Scope } from '../accounts/index.ts';
import type { Tx } from '../platform/database/db.ts';
import { publicId } from '../platform/ids.ts';
import { enqueue } from '../platform/jobs/outbox.ts';
import { beginExport, exportFile, readExport } from './exports.ts';
import type { ExportServices } from './services.ts';

/** Has a member's file made anew; its owner is mailed when it is there. `alongside` is in the same transaction. */
export async function orderExport(
  { db, storage }: ExportServices,
  { siteId, memberId }: Scope,
  { now, alongside }: { now: Date; alongside?: (tx: Tx) => Promise<void> },
): Promise<void> {
  const scope = { siteId, memberId };
  const before = await readExport(db, scope);
  await db.transact(async (tx) => {
    await alongside?.(tx);
    const key = publicId() + publicId() + publicId();
    await beginExport(tx, scope, { key, now, expiresAt: new Date(now.getTime() + exportHours * hour) });
    await enqueue(tx, { task: 'make-export', payload: { siteId, memberId, key } });
  });
  if (before) await storage.delete(exportFile(before));
}
