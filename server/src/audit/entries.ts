import type { StaffAction } from '@vonk/contract/admin/actions';
import { hour } from '@vonk/contract/durations';
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

const insertNew = sql(`insert into audit (id, site_id, actor, action, subject, reason, happened_at)
  select $1, $2, $3, $4, $5, $6, $7 where not exists (select from audit a
    where a.subject = $5 and a.actor = $3 and a.action = $4 and a.site_id is not distinct from $2::smallint
      and a.happened_at > $8 and not exists (select from audit d where d.subject = $5
        and d.site_id is not distinct from $2::smallint and d.action = 'decision_made'
        and d.happened_at > a.happened_at))`);
const waitForActor = sql("select pg_advisory_xact_lock(hashtextextended('look of ' || $1, 0))");

/** For how long somebody who looked at a thing looks at it still: as long as an address of a file is given for. */
const sitting = hour;

const insideId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * Notes what somebody of the staff did, in the transaction of the deed. Throws where the subject is an id of the
 * inside: who reads the log would find nothing by it.
 */
export async function noteAction(tx: Tx, entry: AuditEntry): Promise<void> {
  await tx.run(insert, valuesOf(entry));
}

/**
 * Notes that somebody of the staff looks at something, once for one sitting: what was read ahead of its turn and is
 * shown then is one look. A decision ends the sitting, as what waits under the same name after it may be another
 * picture. Answers whether this look is a new one.
 */
export async function noteLook(tx: Tx, entry: AuditEntry): Promise<boolean> {
  const values = valuesOf(entry);
  // What is read ahead and its turn may come at one moment.
  await tx.run(waitForActor, [entry.actor]);
  return (await tx.run(insertNew, [...values, new Date(entry.now.getTime() - sitting)])) === 1;
}

function valuesOf({ siteId, actor, action, subject, reason = '', now }: AuditEntry) {
  if (insideId.test(subject)) throw new Error(`${action} is to be noted under a public id`);
  return [newId(now), siteId, actor, action, subject, reason, now];
}
