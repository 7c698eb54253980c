// Moderation: what members report, with the evidence as it stood. Owns: reports. Promises: a report has a number that was mailed, and a time
// by which a person decides; who is reported does not learn by whom.
export { decideReport, type ReportDecision } from './decide-report.ts';
export { forgetReports } from './forget-reports.ts';
export { listReports, openReport, reportOutcomes, type ReportOutcome } from './report-queue.ts';
export { reportsRoutes } from './routes.ts';
