import { type Reader, sql, type Tx } from '../../platform/database/db.ts';
import type { PushTarget } from '../../platform/push/push.ts';
import type { SiteScope } from '../../sites/index.ts';
import type { PushOrder } from './words-of.ts';

/** One telling for one browser. */
export interface PushOf {
  readonly subscriptionId: string;
  readonly tellingId: string;
}

export type AddressedPush = PushOf & PushTarget & PushOrder;

/** What became of one for its browser: its service took it or never will, or its reader does not want it any more. */
export interface SettledPush extends PushOf {
  readonly outcome: 'told' | 'refused' | 'unwanted';
  readonly isGone: boolean;
}

// What is told to many at once is empty once its mail is out.
const find = sql(`select o.subscription_id as "subscriptionId", t.id as "tellingId", s.endpoint, s.p256dh, s.auth,
    s.member_id as "memberId", a.locale, t.kind, t.about, t.count,
    coalesce(p.name, '') as name, coalesce(p.kind = 'member', false) as "isMember",
    unread_total_v1(t.site_id, t.member_id) as unread,
    unread_of_members_v1(t.site_id, t.member_id) as "unreadOfMembers",
    new_likes_v1(t.site_id, t.member_id) as "newLikes", t.template, t.data
  from unnest($2::uuid[], $3::uuid[]) as o (subscription_id, telling_id)
  join push_subscriptions s on s.site_id = $1 and s.id = o.subscription_id
  join tellings t on t.site_id = s.site_id and t.member_id = s.member_id and t.id = o.telling_id
  join account_cards a on a.site_id = s.site_id and a.id = s.member_id
  left join profile_cards p on p.site_id = t.site_id and p.id = t.profile_id
  where t.done_at > $4::timestamptz - interval '1 day'
    and t.mail is distinct from 'withdrawn' and t.push is distinct from 'withdrawn'
    and case when t.template is not null then t.data is not null
      else t.kind = 'unread' or p.id is not null and is_visible_v1(t.site_id, t.member_id, t.profile_id) end`);
// What one browser was told is told, whatever becomes of the others. By id, so that two never wait for one another.
const settle = sql(`with settled as materialized (
    select * from unnest($2::uuid[], $3::uuid[], $4::text[], $5::boolean[])
      as o (subscription_id, telling_id, outcome, is_gone)
  ), gone as (
    delete from push_subscriptions s using settled o where s.site_id = $1 and s.id = o.subscription_id and o.is_gone
  ), used as (
    update push_subscriptions s set used_at = $6
      from settled o where s.site_id = $1 and s.id = o.subscription_id and o.outcome = 'told'
  ), best as (
    select distinct on (o.telling_id) o.telling_id, o.outcome from settled o
      order by o.telling_id, array_position(array['told', 'refused', 'unwanted'], o.outcome)
  ), held as materialized (
    select t.id from tellings t where t.site_id = $1 and t.id in (select b.telling_id from best b)
      order by t.id for update
  )
  update tellings t set push = b.outcome, push_at = $6 from held h join best b on b.telling_id = h.id
    where t.site_id = $1 and t.id = h.id and t.push in ('waiting', 'refused')`);

/** Those of these that are still to be told, in no order: not seen meanwhile, and at most a day old. */
export const findPushes = (
  reader: Reader,
  { siteId }: SiteScope,
  { pushes, now }: { pushes: readonly PushOf[]; now: Date },
): Promise<AddressedPush[]> => reader.rows<AddressedPush>(find, [siteId, ...idsOf(pushes), now]);

/** Writes down what became of these, and forgets the browsers that are gone. */
export const settlePushes = async (
  tx: Tx,
  { siteId }: SiteScope,
  { pushes, now }: { pushes: readonly SettledPush[]; now: Date },
): Promise<void> =>
  void (await tx.run(settle, [
    siteId,
    ...idsOf(pushes),
    pushes.map(({ outcome }) => outcome),
    pushes.map(({ isGone }) => isGone),
    now,
  ]));

const idsOf = (pushes: readonly PushOf[]) => [
  pushes.map(({ subscriptionId }) => subscriptionId),
  pushes.map(({ tellingId }) => tellingId),
];
