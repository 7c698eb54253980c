import { topUpLimits } from '@vonk/contract/top-ups';
import type { Scope } from '../../accounts/index.ts';
import { type Reader, sql, type Tx } from '../../platform/database/db.ts';

/** A debit of a top-up: mailed a day before, then carried out, or left out. */
export interface TopUpDebit {
  readonly id: string;
  readonly topUpId: string;
  readonly dueAt: Date;
  readonly state: 'announced' | 'debiting' | 'done' | 'skipped' | 'cancelled';
}

/** Whose balance is low. */
export interface Low extends Scope {
  readonly topUpId: string;
}

const columns = `id, top_up_id as "topUpId", due_at as "dueAt", state`;
// Not while one is under way, a payment of one is open, one was left out lately, or a month had its number of them.
const low = sql(`select t.site_id as "siteId", t.member_id as "memberId", t.id as "topUpId" from top_ups t
    left join spendable_balances b on b.site_id = t.site_id and b.member_id = t.member_id
  where t.ended_at is null and coalesce(b.balance, 0) < t.threshold
    and t.site_id in (select site_id from sites_here)
    and not exists (select from top_up_debits d
        left join payments p on p.site_id = d.site_id and p.member_id = d.member_id and p.key = d.id
      where d.site_id = t.site_id and d.member_id = t.member_id and (d.state in ('announced', 'debiting')
        or d.state in ('skipped', 'cancelled') and d.announced_at > $1::timestamptz
          - make_interval(days => ${topUpLimits.daysAfterSkip}) and d.top_up_id = t.id
        or p.state in ('created', 'pending')))
    and (select count(*) from top_up_debits d where d.site_id = t.site_id and d.member_id = t.member_id
      and d.state = 'done' and d.announced_at > $1::timestamptz - interval '1 month') < t.per_month
  order by t.agreed_at limit $2`);
const insert = sql(`insert into top_up_debits (site_id, member_id, id, top_up_id, announced_at, due_at, state)
  values ($1, $2, $3, $4, $5, $5::timestamptz + make_interval(hours => ${topUpLimits.noticeHours}), 'announced')
  on conflict (site_id, member_id) where state in ('announced', 'debiting') do nothing returning due_at as "dueAt"`);
const due = sql(`select site_id as "siteId", member_id as "memberId", id from top_up_debits
  where state in ('announced', 'debiting') and due_at <= $1 and site_id in (select site_id from sites_here)
  order by due_at limit $2`);
const find = sql(`select ${columns} from top_up_debits where site_id = $1 and member_id = $2 and id = $3`);
const open = sql(`select ${columns} from top_up_debits
  where site_id = $1 and member_id = $2 and state in ('announced', 'debiting')`);
// One that was taken up before is taken up again: its payment has its key.
const take = sql(`update top_up_debits set state = 'debiting'
  where site_id = $1 and member_id = $2 and id = $3 and state in ('announced', 'debiting') and due_at <= $4`);
const close = sql(`update top_up_debits set state = $4
  where site_id = $1 and member_id = $2 and id = $3 and state = 'debiting'`);
const cancel = sql(`update top_up_debits set state = 'cancelled'
  where site_id = $1 and member_id = $2 and state = 'announced' and ($3::uuid is null or id = $3)`);

/** Those of every site whose balance is low and who have none under way. */
export const listLow = (reader: Reader, now: Date, limit: number): Promise<Low[]> => reader.rows(low, [now, limit]);

/** Announces a debit; undefined when one is under way. */
export const announceDebit = (
  tx: Tx,
  { siteId, memberId }: Scope,
  { id, topUpId, now }: { id: string; topUpId: string; now: Date },
): Promise<{ dueAt: Date } | undefined> => tx.maybe(insert, [siteId, memberId, id, topUpId, now]);

/** Debits of every site whose time has come. */
export const listDue = (reader: Reader, now: Date, limit: number): Promise<(Scope & { id: string })[]> =>
  reader.rows(due, [now, limit]);

export const findTopUpDebit = (
  reader: Reader,
  { siteId, memberId }: Scope,
  id: string,
): Promise<TopUpDebit | undefined> => reader.maybe<TopUpDebit>(find, [siteId, memberId, id]);

/** The member's debit that is under way. */
export const findOpenDebit = (reader: Reader, { siteId, memberId }: Scope): Promise<TopUpDebit | undefined> =>
  reader.maybe<TopUpDebit>(open, [siteId, memberId]);

/** Takes up a debit whose time has come; from then on nobody leaves it out. False when it is over, or not due. */
export const takeUp = async (
  tx: Tx,
  { siteId, memberId }: Scope,
  { id, now }: { id: string; now: Date },
): Promise<boolean> => (await tx.run(take, [siteId, memberId, id, now])) === 1;

/** Closes a debit that was taken up. */
export const closeTopUpDebit = async (
  tx: Tx,
  { siteId, memberId }: Scope,
  { id, state }: { id: string; state: 'done' | 'skipped' },
): Promise<void> => void (await tx.run(close, [siteId, memberId, id, state]));

/** Leaves out a debit that is announced, or whichever of the member's is. */
export const cancelDebit = async (tx: Tx, { siteId, memberId }: Scope, id: string | null): Promise<boolean> =>
  (await tx.run(cancel, [siteId, memberId, id])) === 1;
