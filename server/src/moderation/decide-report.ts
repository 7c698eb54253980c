import { readCredentials } from '../accounts/index.ts';
import { noteAction } from '../audit/index.ts';
import type { Db } from '../platform/db.ts';
import { queueMail } from '../platform/mail/queue.ts';
import { closeReport, findReport, type ReportOutcome } from './report-queue.ts';

/** What somebody of the staff decides about a report. */
export interface ReportDecision {
  readonly siteId: number;
  readonly number: string;
  readonly outcome: ReportOutcome;
  /** Why, in words for who reported. */
  readonly explanation: string;
  readonly actor: string;
  readonly now: Date;
}

const day = 24 * 3_600_000;
/** One may object to a decision for so long (T62). */
const objectionDays = 183;

/** Decides a report once and mails who reported why, that a person decided, and how to object (T60); false when none waits under this number. */
export const decideReport = ({ db }: { db: Db }, decision: ReportDecision): Promise<boolean> =>
  db.transact(async (tx) => {
    const { siteId, number, outcome, explanation, actor, now } = decision;
    const report = await findReport(tx, { siteId }, number);
    if (!report || !(await closeReport(tx, { siteId }, decision))) return false;
    await noteAction(tx, { siteId, actor, action: `report_${outcome}`, subject: number, reason: explanation, now });
    // Who left since is told nothing: their address is gone.
    if (report.reporterId === null) return true;
    const { email, locale } = await readCredentials(tx, { siteId, memberId: report.reporterId });
    const data = {
      number,
      outcome,
      explanation,
      at: now.toISOString(),
      until: new Date(now.getTime() + objectionDays * day).toISOString(),
    };
    await queueMail(tx, { siteId, cause: `report-decided:${number}`, recipient: email, template: 'report_decided', locale, data }, now);
    return true;
  });
