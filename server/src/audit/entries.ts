import type { StaffAction } from '@vonk/contract/admin/actions';
import { sql, type Tx } from '../platform/database/db.ts';
import { newId } from '../platform/ids.ts';

export interface AuditEntry {
  /** Null where it is about the whole deployment. */
  readonly siteId: number | null;
  /** Who did it: the public id of somebody of the staff, or a name that was given on the command line. */
  readonly actor: string;
  readonly action: StaffAction;
  /** What it was done to: a public id. */
  readonly subject: string;
  readonly reason?: string;
  readonly now: Date;
}

const insert = sql(
  'insert into audit (id, site_id, actor, action, subject, reason, happened_at) values ($1, $2, $3, $4, $5, $6, $7)',
);

const insideId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * Notes what somebody of the staff did, in the transaction of the deed. Throws where the subject is an id of the
 * inside: who reads the log would find nothing by it.
 */
export async function noteAction(
  tx: Tx,
  { siteId, actor, action, subject, reason = '', now }: AuditEntry,
): Promise<void> {
  if (insideId.test(subject)) throw new Error(`${action} is to be noted under a public id`);
  await tx.run(insert, [newId(now), siteId, actor, action, subject, reason, now]);
}
