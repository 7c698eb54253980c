import type { ReportReason } from '@vonk/contract/complaints';
import type { Scope } from '../accounts/index.ts';
import { noteAction } from '../audit/index.ts';
import { type Db, type Reader, sql, type Tx } from '../platform/db.ts';

export const reportOutcomes = ['measure', 'no_measure'] as const;
export type ReportOutcome = (typeof reportOutcomes)[number];

/** A report that waits for a decision. */
export interface WaitingReport {
  readonly number: string;
  /** Name and public id of whom it is about. */
  readonly name: string;
  readonly profile: string;
  readonly reason: ReportReason;
  readonly decideBy: Date;
}

/** A report with all that was there when it was made. */
export interface ReportFile extends Omit<WaitingReport, 'decideBy'> {
  readonly reporterId: string | null;
  readonly text: string;
  readonly evidence: unknown;
  readonly receivedAt: Date;
  readonly decideBy: Date;
  readonly outcome: ReportOutcome | null;
}

const columns = `r.number, c.name, c.public_id as profile, r.reason, r.decide_by as "decideBy"`;
const cards = 'join profile_cards c on c.site_id = r.site_id and c.id = r.profile_id';
const waiting = sql(
  `select ${columns} from reports r ${cards} where r.site_id = $1 and r.outcome is null order by r.decide_by, r.number limit $2`,
);
const byNumber = sql(`select ${columns}, r.reporter_id as "reporterId", r.body as text, r.evidence, r.received_at as "receivedAt", r.outcome
  from reports r ${cards} where r.site_id = $1 and r.number = $2`);
const close = sql(
  `update reports set outcome = $3, explanation = $4, decided_by = $5, decided_at = $6 where site_id = $1 and number = $2 and outcome is null`,
);

/** The reports of a site that nobody decided yet, the most urgent first (T122). */
export const listReports = (reader: Reader, siteId: number, limit: number): Promise<WaitingReport[]> =>
  reader.rows<WaitingReport>(waiting, [siteId, limit]);

export const findReport = (reader: Reader, { siteId }: Pick<Scope, 'siteId'>, number: string): Promise<ReportFile | undefined> =>
  reader.maybe<ReportFile>(byNumber, [siteId, number]);

/** A report with what was said, for who decides it; that they looked stands in the log (T89). */
export const openReport = (
  { db }: { db: Db },
  { siteId, number, actor, now }: { siteId: number; number: string; actor: string; now: Date },
): Promise<ReportFile | undefined> =>
  db.transact(async (tx) => {
    const report = await findReport(tx, { siteId }, number);
    if (report) await noteAction(tx, { siteId, actor, action: 'report_read', subject: number, now });
    return report;
  });

/** Closes a report; false when it was closed before. */
export const closeReport = async (
  tx: Tx,
  { siteId }: Pick<Scope, 'siteId'>,
  { number, outcome, explanation, actor, now }: { number: string; outcome: ReportOutcome; explanation: string; actor: string; now: Date },
): Promise<boolean> => (await tx.run(close, [siteId, number, outcome, explanation, actor, now])) === 1;
