// Moderation: what members report, with the evidence as it stood, and what anybody writes to us by the public forms.
// Owns: reports, report_looks, complaints, past_notices. Promises: each has a number that was mailed, and a time by
// which a person decides; who is reported does not learn by whom; what was said is read for a report only, and whose
// words were read sees it.
export { countNotices } from './count-notices.ts';
export { decideReport, previewDecision, type ReportDecision } from './deciding/decide-report.ts';
export { forgetComplaints, forgetReports } from './deciding/forget-decided.ts';
export { openReport } from './deciding/open-report.ts';
export { ownReports } from './own-data.ts';
export { ownLooks } from './report-looks.ts';
export {
  countWaiting,
  listReports,
  listWaiting,
  reportOutcomes,
  type ReportOutcome,
  readDecideBy,
  waitingKind,
} from './deciding/waiting.ts';
export { moderationRoutes } from './routes.ts';
