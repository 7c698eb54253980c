import type { ComplaintKind, ComplaintReason } from '@vonk/contract/complaints';
import { type Reader, sql } from '../../platform/database/db.ts';
import type { SiteScope } from '../../sites/index.ts';

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

export interface Closing {
  readonly number: string;
  readonly outcome: ReportOutcome;
  readonly explanation: string;
  readonly actor: string;
  readonly now: Date;
}

const waiting = sql(`select r.number, 'report' as kind, r.reason, c.name || ' (' || c.public_id || ')' as about,
    r.decide_by as "decideBy"
    from reports r join profile_cards c on c.site_id = r.site_id and c.id = r.profile_id
    where r.site_id = $1 and r.outcome is null
  union all select number, kind, reason, left(translate(target, E'\\n\\t', '  '), 80), decide_by
  from complaints
  where site_id = $1 and outcome is null
  order by "decideBy", number limit $2`);

/** What of a site nobody decided yet, the most urgent first (T122, T134). */
export const listReports = (reader: Reader, { siteId }: SiteScope, limit: number): Promise<Waiting[]> =>
  reader.rows<Waiting>(waiting, [siteId, limit]);
