import type { Scope } from '../accounts/index.ts';
import type { Tx } from '../platform/database/db.ts';
import { enqueue } from '../platform/jobs/outbox.ts';
import { dropExport } from './exports.ts';

/** Forgets a member's export; a job deletes its file. */
export async function forgetExport(tx: Tx, scope: Scope): Promise<void> {
  const key = await dropExport(tx, scope);
  if (key !== undefined) await enqueue(tx, { task: 'delete-export-file', payload: { siteId: scope.siteId, key } });
}
