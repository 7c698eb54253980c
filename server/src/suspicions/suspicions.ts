import { type SuspicionSignal, watchDays } from '@vonk/contract/admin/queues/suspicions';
import type { Scope } from '../accounts/index.ts';
import { type Reader, sql, type Tx } from '../platform/database/db.ts';
import type { SiteScope } from '../sites/index.ts';

/** An account that waits for somebody to look at it. */
export interface Suspicion {
  readonly memberId: string;
  /** Public id and name. */
  readonly profile: string;
  readonly member: string;
  readonly email: string;
  readonly locale: string;
  readonly state: 'not_confirmed' | 'confirmed';
  readonly signedUpAt: Date;
  /** Since when it waits: the first that was noted, or the end of the time it was watched. */
  readonly since: Date;
  readonly signals: readonly { readonly signal: SuspicionSignal; readonly count: number; readonly noted_at: string }[];
}

// Of one who is watched the same number says nothing new, and of one who is fine nothing does.
const note = sql(`insert into suspicions as s (site_id, member_id, signal, count, noted_at)
  select a.site_id, a.id, $3, $4, $5 from account_cards a where a.site_id = $1 and a.id = $2
  on conflict (site_id, member_id, signal) do update
  set count = excluded.count, noted_at = case when s.outcome is null then s.noted_at else excluded.noted_at end,
    outcome = null, decided_by = null, decided_at = null
  where s.outcome is distinct from 'fine' and excluded.count > s.count`);

const waiting = `from (
    select s.site_id, s.member_id,
      min(case when s.outcome is null then s.noted_at
        else s.decided_at + make_interval(days => ${watchDays}) end) as since,
      json_agg(json_build_object('signal', s.signal, 'count', s.count, 'noted_at', s.noted_at)
        order by s.noted_at, s.signal) as signals
    from suspicions s
    where s.site_id = $1 and (s.outcome is null
      or (s.outcome = 'watched' and s.decided_at <= $2::timestamptz - make_interval(days => ${watchDays})))
    group by s.site_id, s.member_id) w
  join account_cards a on a.site_id = w.site_id and a.id = w.member_id and a.status in ('not_confirmed', 'confirmed')
  join profile_cards p on p.site_id = w.site_id and p.id = w.member_id`;
const columns = `w.member_id as "memberId", p.public_id as profile, p.name as member, a.email, a.locale,
    a.status as state, a.signed_up_at as "signedUpAt", w.since, w.signals`;
const list = sql(`select ${columns} ${waiting} order by w.since, w.member_id limit $3`);
const one = sql(`select ${columns} ${waiting} where p.public_id = $3`);
const count = sql(`select count(*)::integer as open, count(*) filter (where w.since < $3)::integer as overdue,
    min(w.since) as "oldestAt" ${waiting}`);
const decide = sql(`update suspicions set outcome = $3, decided_by = $4, decided_at = $5
  where site_id = $1 and member_id = $2 and outcome is distinct from 'fine'`);

/**
 * Notes what was counted of a member; what is lower than before, or of one who was found to be fine, changes nothing.
 */
export const noteSuspicion = async (
  tx: Tx,
  { siteId, memberId }: Scope,
  { signal, count: counted, now }: { signal: SuspicionSignal; count: number; now: Date },
): Promise<void> => void (await tx.run(note, [siteId, memberId, signal, counted, now]));

/** Whom somebody is to look at, who waits longest first. */
export const listSuspicions = (
  reader: Reader,
  { siteId }: SiteScope,
  { limit, now }: { limit: number; now: Date },
): Promise<Suspicion[]> => reader.rows<Suspicion>(list, [siteId, now, limit]);

/** The one who waits under a public id. */
export const findSuspicion = (
  reader: Reader,
  { siteId }: SiteScope,
  { profile, now }: { profile: string; now: Date },
): Promise<Suspicion | undefined> => reader.maybe<Suspicion>(one, [siteId, now, profile]);

/** How many wait, and how many of them since before a moment. */
export const countSuspicions = (
  reader: Reader,
  { siteId }: SiteScope,
  { before, now }: { before: Date; now: Date },
): Promise<{ open: number; overdue: number; oldestAt: Date | null }> => reader.one(count, [siteId, now, before]);

/** Writes down what somebody made of all that was noted of a member; false when nothing waited. */
export const decideSuspicion = async (
  tx: Tx,
  { siteId, memberId }: Scope,
  { outcome, actor, now }: { outcome: 'fine' | 'watched' | 'suspended'; actor: string; now: Date },
): Promise<boolean> => (await tx.run(decide, [siteId, memberId, outcome, actor, now])) > 0;
