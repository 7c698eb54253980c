import type { ComplaintKind } from '@vonk/contract/complaints';
import { objectUntil } from '@vonk/contract/objections';
import { readCredentials } from '../../accounts/index.ts';
import { noteAction } from '../../audit/index.ts';
import { type Addressee, queueMail } from '../../mails/index.ts';
import type { Db, Reader, Tx } from '../../platform/database/db.ts';
import type { SiteScope } from '../../sites/index.ts';
import { closeComplaint, findComplaint } from '../complaints.ts';
import { closeReport, findReport } from '../reports.ts';
import type { Closing } from './waiting.ts';

/** What somebody of the staff decides about a report or complaint; why, in words for who wrote it. */
export interface ReportDecision extends Closing, SiteScope {}

/**
 * Decides a report or what was written by a public form, once, and mails who wrote why, that a person decided, and how
 * to object (T60, T134); false when none waits under this number.
 */
export const decideReport = ({ db }: { db: Db }, decision: ReportDecision): Promise<boolean> =>
  db.transact(async (tx) => {
    const { siteId, number, outcome, explanation, actor, now } = decision;
    const kind = await close(tx, decision);
    if (!kind) return false;
    await noteAction(tx, { siteId, actor, action: `report_${outcome}`, subject: number, reason: explanation, now });
    const mail = await mailOf(tx, decision, kind);
    if (mail) await queueMail(tx, mail.to, mail.order);
    return true;
  });

/** Closes whatever has this number; answers what it was. */
async function close(tx: Tx, { siteId, ...closing }: ReportDecision): Promise<ComplaintKind | undefined> {
  if (await closeReport(tx, { siteId }, closing)) return 'report';
  return (await closeComplaint(tx, { siteId }, closing))
    ? (await findComplaint(tx, { siteId }, closing.number))?.kind
    : undefined;
}

/** What who wrote is mailed of a decision; undefined where nobody is. */
async function mailOf(reader: Reader, decision: ReportDecision, kind: ComplaintKind) {
  const { number, outcome, explanation, now } = decision;
  const to = await findWriter(reader, decision);
  const until = objectUntil(now).toISOString();
  const data = { number, kind, outcome, explanation, at: now.toISOString(), until };
  return to && ({ to, order: { template: 'report_decided', cause: `report-decided:${number}`, data, now } } as const);
}

/**
 * What a decision would be mailed as, to whom and in which language, before it is made: undefined where nobody is
 * mailed, null where nothing waits under this number.
 */
export async function previewDecision(reader: Reader, decision: ReportDecision) {
  const report = await findReport(reader, decision, decision.number);
  const found = report ?? (await findComplaint(reader, decision, decision.number));
  if (!found || found.outcome !== null) return null;
  return mailOf(reader, decision, 'kind' in found ? found.kind : 'report');
}

/** Where the decision goes; nowhere when who wrote left since, or never said who they are. */
async function findWriter(reader: Reader, { siteId, number }: ReportDecision): Promise<Addressee | undefined> {
  const report = await findReport(reader, { siteId }, number);
  if (!report) {
    const complaint = await findComplaint(reader, { siteId }, number);
    return complaint && complaint.email !== ''
      ? { siteId, email: complaint.email, locale: complaint.locale }
      : undefined;
  }
  if (report.reporterId === null) return undefined;
  return readCredentials(reader, { siteId, memberId: report.reporterId });
}
