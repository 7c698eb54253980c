import { noteAction, noteLook } from '../../audit/index.ts';
import type { Db } from '../../platform/database/db.ts';
import type { SiteScope } from '../../sites/index.ts';
import { type ComplaintFile, findComplaint } from '../complaints.ts';
import { addLook } from '../report-looks.ts';
import { findReport, type ReportFile } from '../reports.ts';

export interface Look extends SiteScope {
  readonly number: string;
  readonly actor: string;
  readonly now: Date;
  /** Whether all looks of one sitting are one, as where a queue reads ahead of its turn; else each call is a look. */
  readonly isOfSitting?: boolean;
}

/**
 * A report with what was said, or what was written by a public form, for who decides it. That they looked stands in the
 * log, and whose words they read sees it: both who reported and who is reported, told the same (T89).
 */
export const openReport = (
  { db }: { db: Db },
  { siteId, number, actor, now, isOfSitting = false }: Look,
): Promise<ReportFile | ComplaintFile | undefined> =>
  db.transact(async (tx) => {
    const report = await findReport(tx, { siteId }, number);
    const found = report ?? (await findComplaint(tx, { siteId }, number));
    if (!found) return undefined;
    const entry = { siteId, actor, action: 'report_read', subject: number, now } as const;
    const isNew = isOfSitting ? await noteLook(tx, entry) : true;
    if (!isOfSitting) await noteAction(tx, entry);
    if (isNew && report && report.evidence.messages.length > 0)
      for (const memberId of [report.profileId, report.reporterId])
        if (memberId !== null) await addLook(tx, { siteId, memberId }, { number, at: now });
    return found;
  });
