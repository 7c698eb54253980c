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
  readonly receivedAt: Date;
}

export interface Closing {
  readonly number: string;
  readonly outcome: ReportOutcome;
  readonly explanation: string;
  readonly actor: string;
  readonly now: Date;
}

const everyWaiting = `select r.number, 'report' as kind, r.reason, c.name || ' (' || c.public_id || ')' as about,
    r.decide_by as "decideBy", r.received_at as "receivedAt"
    from reports r join profile_cards c on c.site_id = r.site_id and c.id = r.profile_id
    where r.site_id = $1 and r.outcome is null
  union all select number, kind, reason, left(translate(target, E'\\n\\t', '  '), 80), decide_by, received_at
  from complaints
  where site_id = $1 and outcome is null`;
const waiting = sql(`${everyWaiting} order by "decideBy", number limit $2`);

/** What of a site nobody decided yet, the most urgent first (T122, T134). */
export const listReports = (reader: Reader, { siteId }: SiteScope, limit: number): Promise<Waiting[]> =>
  reader.rows<Waiting>(waiting, [siteId, limit]);

const ofKinds = (kinds: string) =>
  sql(`select * from (${everyWaiting}) w
  where w.kind ${kinds} order by "decideBy", number limit $2`);
const countOf = (kinds: string) =>
  sql(`select count(*)::integer as open, min("receivedAt") as "oldestAt",
    count(*) filter (where "decideBy" < $2)::integer as overdue
  from (${everyWaiting}) w where w.kind ${kinds}`);
const statements = {
  complaints: { list: ofKinds(`= 'complaint'`), count: countOf(`= 'complaint'`) },
  reports: { list: ofKinds(`<> 'complaint'`), count: countOf(`<> 'complaint'`) },
};

/** Complaints about the service, or what was reported of members and their pictures, the most urgent first. */
export const listWaiting = (
  reader: Reader,
  { siteId }: SiteScope,
  { which, limit }: { which: keyof typeof statements; limit: number },
): Promise<Waiting[]> => reader.rows<Waiting>(statements[which].list, [siteId, limit]);

/** How many of these wait, and for how many the time is over. */
export const countWaiting = (
  reader: Reader,
  { siteId }: SiteScope,
  { which, now }: { which: keyof typeof statements; now: Date },
): Promise<{ open: number; overdue: number; oldestAt: Date | null }> =>
  reader.one(statements[which].count, [siteId, now]);

const kindOf = sql(`select kind from (${everyWaiting}) w where w.number = $2`);

/** What waits under a number; undefined when nothing does. */
export const waitingKind = async (
  reader: Reader,
  { siteId }: SiteScope,
  number: string,
): Promise<ComplaintKind | undefined> => (await reader.maybe<{ kind: ComplaintKind }>(kindOf, [siteId, number]))?.kind;

const endOf = sql(`select "decideBy" from (${everyWaiting}) w where w.number = $2`);

/** Until when somebody decides what waits under a number; undefined when nothing does. */
export const readDecideBy = async (reader: Reader, { siteId }: SiteScope, number: string): Promise<Date | undefined> =>
  (await reader.maybe<{ decideBy: Date }>(endOf, [siteId, number]))?.decideBy;
