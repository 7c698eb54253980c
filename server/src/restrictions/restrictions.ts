import type { RestrictionGround, RestrictionKind, RestrictionReason } from '@vonk/contract/restrictions';
import type { Scope } from '../accounts/index.ts';
import { type Reader, sql, type Tx } from '../platform/database/db.ts';
import { named, row } from '../platform/database/named.ts';
import { newId } from '../platform/ids.ts';
import type { SiteScope } from '../sites/index.ts';

/** A statement of reasons that holds now, and what became of the objection. */
export interface Restriction {
  readonly id: string;
  readonly kind: RestrictionKind;
  readonly reason: RestrictionReason;
  readonly ground: RestrictionGround;
  readonly facts: string;
  readonly isAutomated: boolean;
  readonly until: Date | null;
  readonly decidedBy: string;
  readonly decidedAt: Date;
  /** When the member objected, if they did. */
  readonly askedAt: Date | null;
  readonly outcome: 'restored' | 'upheld' | null;
  /** Why the objection was not followed. */
  readonly explanation: string | null;
}

export type NewRestriction = Omit<Restriction, 'id' | 'askedAt' | 'outcome' | 'explanation'>;

/** An objection that waits for somebody else of the staff. */
export interface WaitingObjection {
  readonly memberId: string;
  /** Public id and name. */
  readonly profile: string;
  readonly member: string;
  readonly email: string;
  readonly kind: RestrictionKind;
  readonly reason: RestrictionReason;
  readonly facts: string;
  readonly decidedBy: string;
  readonly text: string;
  readonly askedAt: Date;
}

const open = sql(`select r.id, r.kind, r.reason, r.ground, r.facts, r.is_automated as "isAutomated", r.until,
    r.decided_by as "decidedBy", r.decided_at as "decidedAt", o.asked_at as "askedAt", o.outcome, o.explanation
  from restrictions r left join restriction_objections o on o.site_id = r.site_id and o.restriction_id = r.id
  where r.site_id = $1 and r.member_id = $2 and r.lifted_at is null`);
const insert = named<Scope & NewRestriction & Pick<Restriction, 'id'>>(
  (value) =>
    `insert into restrictions ${row({
      site_id: value.siteId,
      id: value.id,
      member_id: value.memberId,
      kind: value.kind,
      reason: value.reason,
      ground: value.ground,
      facts: value.facts,
      is_automated: value.isAutomated,
      until: value.until,
      decided_by: value.decidedBy,
      decided_at: value.decidedAt,
    })}`,
);
const end = sql(
  'update restrictions set lifted_at = $3, lifted_by = $4 where site_id = $1 and id = $2 and lifted_at is null',
);
const object = sql(
  `insert into restriction_objections (site_id, restriction_id, body, asked_at) values ($1, $2, $3, $4)
    on conflict do nothing`,
);
const close = sql(`update restriction_objections set outcome = $3, decided_by = $4, decided_at = $5, explanation = $6
  where site_id = $1 and restriction_id = $2 and outcome is null`);
const waiting = sql(`select r.member_id as "memberId", a.email, p.public_id as profile, p.name as member, r.kind,
    r.reason, r.facts, r.decided_by as "decidedBy", o.body as text, o.asked_at as "askedAt"
  from restriction_objections o join restrictions r on r.site_id = o.site_id and r.id = o.restriction_id
  join account_cards a on a.site_id = r.site_id and a.id = r.member_id
  join profile_cards p on p.site_id = r.site_id and p.id = r.member_id
  where o.site_id = $1 and o.outcome is null and r.lifted_at is null order by o.asked_at, o.restriction_id limit $2`);
const waitingOne =
  sql(`select r.member_id as "memberId", a.email, p.public_id as profile, p.name as member, r.kind, r.reason, r.facts,
    r.decided_by as "decidedBy", o.body as text, o.asked_at as "askedAt"
  from restriction_objections o join restrictions r on r.site_id = o.site_id and r.id = o.restriction_id
  join account_cards a on a.site_id = r.site_id and a.id = r.member_id
  join profile_cards p on p.site_id = r.site_id and p.id = r.member_id
  where o.site_id = $1 and p.public_id = $2 and o.outcome is null and r.lifted_at is null`);
const countWaiting = sql(`select count(*)::integer as open, min(o.asked_at) as "oldestAt",
    count(*) filter (where o.asked_at < $2)::integer as overdue
  from restriction_objections o join restrictions r on r.site_id = o.site_id and r.id = o.restriction_id
  where o.site_id = $1 and o.outcome is null and r.lifted_at is null`);
const over = sql(`select site_id as "siteId", member_id as "memberId" from restrictions
  where until <= $1 and lifted_at is null and site_id in (select site_id from sites_here)
  order by until limit $2`);

/** What is taken from a member now. */
export const readRestriction = (reader: Reader, { siteId, memberId }: Scope): Promise<Restriction | undefined> =>
  reader.maybe<Restriction>(open, [siteId, memberId]);

/** States what is taken from a member and why; the database takes nothing without. */
export async function addRestriction(tx: Tx, { siteId, memberId }: Scope, stated: NewRestriction): Promise<void> {
  await tx.run(...insert({ ...stated, siteId, memberId, id: newId(stated.decidedAt) }));
}

export const endRestriction = async (
  tx: Tx,
  { siteId }: SiteScope,
  { id, actor, now }: { id: string; actor: string; now: Date },
): Promise<void> => void (await tx.run(end, [siteId, id, now, actor]));

/** Notes an objection; false when there is one. */
export const addObjection = async (
  tx: Tx,
  { siteId }: SiteScope,
  { id, text, now }: { id: string; text: string; now: Date },
): Promise<boolean> => (await tx.run(object, [siteId, id, text, now])) === 1;

export const endObjection = async (
  tx: Tx,
  { siteId }: SiteScope,
  {
    id,
    outcome,
    explanation,
    actor,
    now,
  }: { id: string; outcome: 'restored' | 'upheld'; explanation: string | null; actor: string; now: Date },
): Promise<void> => void (await tx.run(close, [siteId, id, outcome, actor, now, explanation]));

/** The objection of a member that waits, by their public id. */
export const findRestrictionObjection = (
  reader: Reader,
  { siteId }: SiteScope,
  profile: string,
): Promise<WaitingObjection | undefined> => reader.maybe<WaitingObjection>(waitingOne, [siteId, profile]);

/** How many objections wait, and how many since before a moment. */
export const countRestrictionObjections = (
  reader: Reader,
  { siteId }: SiteScope,
  before: Date,
): Promise<{ open: number; overdue: number; oldestAt: Date | null }> => reader.one(countWaiting, [siteId, before]);

/** The objections of a site that wait, the longest first (T62). */
export const listRestrictionObjections = (
  reader: Reader,
  { siteId }: SiteScope,
  limit: number,
): Promise<WaitingObjection[]> => reader.rows<WaitingObjection>(waiting, [siteId, limit]);

/** Whose restriction is over, on all sites. */
export const readOver = (reader: Reader, now: Date, limit: number): Promise<Scope[]> =>
  reader.rows<Scope>(over, [now, limit]);
