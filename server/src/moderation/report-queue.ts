import type { ComplaintKind, ComplaintReason, ReportReason } from '@vonk/contract/complaints';
import type { Scope } from '../accounts/index.ts';
import { type Reader, sql, type Tx } from '../platform/db.ts';

export const reportOutcomes = ['measure', 'no_measure'] as const;
export type ReportOutcome = (typeof reportOutcomes)[number];

/** What waits for a decision: a report from profile or chat, or what was written by a public form. */
export interface Waiting {
  readonly number: string;
  readonly kind: ComplaintKind;
  readonly reason: ComplaintReason;
  /** Name and public id of the profile, or what who wrote named. */
  readonly about: string;
  readonly decideBy: Date;
}

/** What closes a report or complaint. */
export interface Closing {
  readonly number: string;
  readonly outcome: ReportOutcome;
  readonly explanation: string;
  readonly actor: string;
  readonly now: Date;
}

/** A report with all that was there when it was made. */
export interface ReportFile {
  readonly number: string;
  readonly name: string;
  readonly profile: string;
  readonly reason: ReportReason;
  readonly profileId: string;
  readonly reporterId: string | null;
  readonly text: string;
  readonly evidence: { readonly messages: readonly unknown[] } & Readonly<Record<string, unknown>>;
  readonly receivedAt: Date;
  readonly decideBy: Date;
  readonly outcome: ReportOutcome | null;
}

const cards = 'join profile_cards c on c.site_id = r.site_id and c.id = r.profile_id';
const waiting =
  sql(`select r.number, 'report' as kind, r.reason, c.name || ' (' || c.public_id || ')' as about, r.decide_by as "decideBy"
    from reports r ${cards} where r.site_id = $1 and r.outcome is null
  union all select number, kind, reason, left(translate(target, E'\\n\\t', '  '), 80), decide_by from complaints where site_id = $1 and outcome is null
  order by "decideBy", number limit $2`);
const byNumber =
  sql(`select r.number, c.name, c.public_id as profile, r.reason, r.profile_id as "profileId", r.reporter_id as "reporterId", r.body as text, r.evidence,
    r.received_at as "receivedAt", r.decide_by as "decideBy", r.outcome
  from reports r ${cards} where r.site_id = $1 and r.number = $2`);
const close = sql(
  `update reports set outcome = $3, explanation = $4, decided_by = $5, decided_at = $6 where site_id = $1 and number = $2 and outcome is null`,
);

/** What of a site nobody decided yet, the most urgent first (T122, T134). */
export const listReports = (reader: Reader, siteId: number, limit: number): Promise<Waiting[]> =>
  reader.rows<Waiting>(waiting, [siteId, limit]);

export const findReport = (
  reader: Reader,
  { siteId }: Pick<Scope, 'siteId'>,
  number: string,
): Promise<ReportFile | undefined> => reader.maybe<ReportFile>(byNumber, [siteId, number]);

/** Closes a report; false when it was closed before. */
export const closeReport = async (
  tx: Tx,
  { siteId }: Pick<Scope, 'siteId'>,
  { number, outcome, explanation, actor, now }: Closing,
): Promise<boolean> => (await tx.run(close, [siteId, number, outcome, explanation, actor, now])) === 1;
