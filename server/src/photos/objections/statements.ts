import { groundOf, type PhotoGround, type PhotoReason } from '@vonk/contract/photos';
import type { Scope } from '../../accounts/index.ts';
import { type Reader, sql, type Tx } from '../../platform/database/db.ts';
import { newId } from '../../platform/ids.ts';
import type { SiteScope } from '../../sites/index.ts';

/** Why a photo was taken away, and what became of the objection (T61, T62). */
export interface Statement {
  readonly id: string;
  readonly photoId: string;
  readonly ground: PhotoGround;
  readonly isAutomated: boolean;
  /** A person decided, but an automatic check said which photo to look at first. */
  readonly isSorted: boolean;
  readonly decidedBy: string;
  readonly decidedAt: Date;
  /** When the member objected, if they did. */
  readonly askedAt: Date | null;
  readonly outcome: 'restored' | 'upheld' | null;
  /** Why it was not followed. */
  readonly explanation: string | null;
}

/** An objection that waits for somebody else of the staff. */
export interface WaitingObjection {
  readonly photo: string;
  readonly member: string;
  readonly reason: PhotoReason;
  readonly decidedBy: string;
  readonly text: string;
  readonly askedAt: Date;
}

const columns = `s.id, s.photo_id as "photoId", s.ground, s.is_automated as "isAutomated", s.is_sorted as "isSorted",
  s.decided_by as "decidedBy", s.decided_at as "decidedAt", o.asked_at as "askedAt", o.outcome,
  o.explanation`;
const newest = `select distinct on (s.photo_id) ${columns} from photos p
  join photo_statements s on s.site_id = p.site_id and s.photo_id = p.id
  left join photo_objections o on o.site_id = s.site_id and o.statement_id = s.id`;
const ofProfile = sql(`${newest} where p.site_id = $1 and p.profile_id = $2 order by s.photo_id, s.decided_at desc`);
const ofPhoto = sql(`${newest} where p.site_id = $1 and p.id = $2 order by s.photo_id, s.decided_at desc`);
const insertStatement = sql(
  `insert into photo_statements (site_id, id, photo_id, reason, ground, is_automated, decided_by, decided_at, is_sorted)
   values ($1, $2, $3, $4, $5, $6, $7, $8,
     exists (select from photo_checks c join photos p on p.site_id = c.site_id and p.id = c.photo_id
     where c.site_id = $1 and c.photo_id = $3 and p.state = 'under_inspection'))`,
);
const insertObjection = sql(
  'insert into photo_objections (site_id, statement_id, body, asked_at) values ($1, $2, $3, $4) on conflict do nothing',
);
const closeObjection = sql(
  `update photo_objections set outcome = $3, decided_by = $4, decided_at = $5, explanation = $6
    where site_id = $1 and statement_id = $2 and outcome is null`,
);
const waiting =
  sql(`select p.public_id as photo, c.name as member, s.reason, s.decided_by as "decidedBy", o.body as text,
    o.asked_at as "askedAt"
  from photo_objections o join photo_statements s on s.site_id = o.site_id and s.id = o.statement_id
  join photos p on p.site_id = s.site_id and p.id = s.photo_id
  join profile_cards c on c.site_id = p.site_id and c.id = p.profile_id
  where o.site_id = $1 and o.outcome is null order by o.asked_at, o.statement_id limit $2`);
const waitingOne = sql(`select p.public_id as photo, c.name as member, s.reason, s.decided_by as "decidedBy",
    o.body as text, o.asked_at as "askedAt", c.public_id as profile, p.profile_id as "memberId", p.key
  from photo_objections o join photo_statements s on s.site_id = o.site_id and s.id = o.statement_id
  join photos p on p.site_id = s.site_id and p.id = s.photo_id
  join profile_cards c on c.site_id = p.site_id and c.id = p.profile_id
  where o.site_id = $1 and p.public_id = $2 and o.outcome is null`);
const countWaiting = sql(`select count(*)::integer as open, min(asked_at) as "oldestAt",
    count(*) filter (where asked_at < $2)::integer as overdue
  from photo_objections where site_id = $1 and outcome is null`);

/** The newest statement of each of a profile's photos, by the photo's id. */
export async function readStatements(
  reader: Reader,
  { siteId, memberId }: Scope,
): Promise<ReadonlyMap<string, Statement>> {
  return new Map(
    (await reader.rows<Statement>(ofProfile, [siteId, memberId])).map((statement) => [statement.photoId, statement]),
  );
}

/** The newest statement of a photo. */
export const readStatement = (reader: Reader, { siteId }: SiteScope, photoId: string): Promise<Statement | undefined> =>
  reader.maybe<Statement>(ofPhoto, [siteId, photoId]);

/** States why a photo is taken away; the database refuses to take one away without. */
export const addStatement = (
  tx: Tx,
  { siteId }: SiteScope,
  {
    photoId,
    reason,
    decidedBy,
    now,
  }: { photoId: string; reason: PhotoReason; decidedBy: string | undefined; now: Date },
): Promise<number> =>
  tx.run(insertStatement, [
    siteId,
    newId(now),
    photoId,
    reason,
    groundOf[reason],
    decidedBy === undefined,
    decidedBy ?? 'system',
    now,
  ]);

/** Notes an objection; false when there is one. */
export const addObjection = async (
  tx: Tx,
  { siteId }: SiteScope,
  { statementId, text, now }: { statementId: string; text: string; now: Date },
): Promise<boolean> => (await tx.run(insertObjection, [siteId, statementId, text, now])) === 1;

/** Ends an objection; false when none waits. */
export const endObjection = async (
  tx: Tx,
  { siteId }: SiteScope,
  {
    statementId,
    outcome,
    explanation,
    actor,
    now,
  }: { statementId: string; outcome: 'restored' | 'upheld'; explanation: string | null; actor: string; now: Date },
): Promise<boolean> => (await tx.run(closeObjection, [siteId, statementId, outcome, actor, now, explanation])) === 1;

/** The objection about a photo that waits, with whose the photo is and where its files lie. */
export const findWaitingObjection = (
  reader: Reader,
  { siteId }: SiteScope,
  photo: string,
): Promise<(WaitingObjection & { profile: string; memberId: string; key: string }) | undefined> =>
  reader.maybe(waitingOne, [siteId, photo]);

/** How many objections wait, and how many since before a moment. */
export const countWaitingObjections = (
  reader: Reader,
  { siteId }: SiteScope,
  before: Date,
): Promise<{ open: number; overdue: number; oldestAt: Date | null }> => reader.one(countWaiting, [siteId, before]);

/** The objections of a site that wait, the longest first (T62). */
export const listWaitingObjections = (
  reader: Reader,
  { siteId }: SiteScope,
  limit: number,
): Promise<WaitingObjection[]> => reader.rows<WaitingObjection>(waiting, [siteId, limit]);
