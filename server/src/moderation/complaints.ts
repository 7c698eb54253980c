import type { ComplaintKind, ComplaintReason } from '@vonk/contract/complaints';
import type { Locale } from '@vonk/contract/locales';
import { type Reader, sql, type Tx } from '../platform/database/db.ts';
import { named, row } from '../platform/database/named.ts';
import type { SiteScope } from '../sites/index.ts';
import type { Closing, ReportOutcome } from './deciding/waiting.ts';

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

/** What somebody wrote by a public form, as who decides it reads it. */
export interface ComplaintFile {
  readonly number: string;
  readonly kind: ComplaintKind;
  readonly reason: ComplaintReason;
  readonly name: string;
  /** Empty where nobody needed to say who they are. */
  readonly email: string;
  readonly locale: Locale;
  readonly target: string;
  readonly text: string;
  readonly receivedAt: Date;
  readonly decideBy: Date;
  readonly outcome: ReportOutcome | null;
}

const insert = named<SiteScope & Complaint>(
  (value) =>
    `insert into complaints ${row({
      site_id: value.siteId,
      id: value.id,
      number: value.number,
      kind: value.kind,
      reason: value.reason,
      member_id: value.memberId,
      name: value.name,
      email: value.email,
      target: value.target,
      body: value.text,
      locale: value.locale,
      received_at: value.receivedAt,
      decide_by: value.decideBy,
    })}`,
);

const byNumber =
  sql(`select number, kind, reason, name, email, locale, target, body as text, received_at as "receivedAt",
    decide_by as "decideBy", outcome
  from complaints where site_id = $1 and number = $2`);
const close = sql(
  `update complaints set outcome = $3, explanation = $4, decided_by = $5, decided_at = $6
    where site_id = $1 and number = $2 and outcome is null`,
);

/** Writes down what somebody wrote. */
export async function addComplaint(tx: Tx, { siteId }: SiteScope, complaint: Complaint): Promise<void> {
  await tx.run(...insert({ ...complaint, siteId }));
}

export const findComplaint = (
  reader: Reader,
  { siteId }: SiteScope,
  number: string,
): Promise<ComplaintFile | undefined> => reader.maybe<ComplaintFile>(byNumber, [siteId, number]);

/** Closes what was written; false when it was closed before. */
export const closeComplaint = async (
  tx: Tx,
  { siteId }: SiteScope,
  { number, outcome, explanation, actor, now }: Closing,
): Promise<boolean> => (await tx.run(close, [siteId, number, outcome, explanation, actor, now])) === 1;
