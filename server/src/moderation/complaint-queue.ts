import type { ComplaintKind, ComplaintReason } from '@vonk/contract/complaints';
import type { Locale } from '@vonk/contract/locales';
import type { Scope } from '../accounts/index.ts';
import { type Reader, sql, type Tx } from '../platform/db.ts';
import type { Closing, ReportOutcome } from './report-queue.ts';

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

const byNumber =
  sql(`select number, kind, reason, name, email, locale, target, body as text, received_at as "receivedAt", decide_by as "decideBy", outcome
  from complaints where site_id = $1 and number = $2`);
const close = sql(
  `update complaints set outcome = $3, explanation = $4, decided_by = $5, decided_at = $6 where site_id = $1 and number = $2 and outcome is null`,
);

export const findComplaint = (
  reader: Reader,
  { siteId }: Pick<Scope, 'siteId'>,
  number: string,
): Promise<ComplaintFile | undefined> => reader.maybe<ComplaintFile>(byNumber, [siteId, number]);

/** Closes what was written; false when it was closed before. */
export const closeComplaint = async (
  tx: Tx,
  { siteId }: Pick<Scope, 'siteId'>,
  { number, outcome, explanation, actor, now }: Closing,
): Promise<boolean> => (await tx.run(close, [siteId, number, outcome, explanation, actor, now])) === 1;
