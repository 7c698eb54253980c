import type { ComplaintKind, ComplaintReason } from '@vonk/contract/complaints';
import type { Locale } from '@vonk/contract/locales';
import { sql, type Tx } from '../platform/db.ts';
import type { Site } from '../sites/index.ts';

/** A complaint, report or request as it is kept. */
export interface Complaint {
  readonly id: string;
  readonly number: string;
  readonly kind: ComplaintKind;
  readonly reason: ComplaintReason;
  readonly memberId: string | undefined;
  readonly name: string;
  readonly email: string;
  readonly target: string;
  readonly text: string;
  readonly locale: Locale;
  readonly receivedAt: Date;
  readonly decideBy: Date;
}

const insert =
  sql(`insert into complaints (site_id, id, number, kind, reason, member_id, name, email, target, body, locale, received_at, decide_by)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`);

/** Writes down what somebody wrote. */
export async function addComplaint(tx: Tx, { id: siteId }: Pick<Site, 'id'>, complaint: Complaint): Promise<void> {
  const {
    id,
    number,
    kind,
    reason,
    memberId = null,
    name,
    email,
    target,
    text,
    locale,
    receivedAt,
    decideBy,
  } = complaint;
  await tx.run(insert, [
    siteId,
    id,
    number,
    kind,
    reason,
    memberId,
    name,
    email,
    target,
    text,
    locale,
    receivedAt,
    decideBy,
  ]);
}
