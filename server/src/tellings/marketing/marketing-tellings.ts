import { hour, minute } from '@vonk/contract/durations';
import type { MarketingType, QuietHours } from '@vonk/contract/notifications';
import type { Credentials, Scope } from '../../accounts/index.ts';
import { type MailOrder, type MarketingMail, purposes } from '../../mails/index.ts';
import { type Reader, sql, type Tx } from '../../platform/database/db.ts';
import { enqueue } from '../../platform/jobs/outbox.ts';
import type { SiteScope } from '../../sites/index.ts';

/** How long a push is not opened before its mail goes. */
export const mailPatience = 2 * hour;

/** A telling that is looked at now, with all that decides what becomes of it. */
export type Due = Looked & { [Name in MarketingMail]: Pick<MailOrder<Name>, 'template' | 'data'> }[MarketingMail];

interface Looked {
  readonly id: string;
  readonly memberId: string;
  readonly kind: MarketingType;
  readonly about: string;
  /** `told`: it was pushed, and its mail is due. */
  readonly state: 'waiting' | 'told';
  readonly devices: number;
  readonly doneAt: Date | null;
  readonly isOver: boolean;
  readonly status: Credentials['status'] | null;
  readonly hasTrouble: boolean;
  readonly mail: readonly string[];
  readonly push: readonly string[];
  readonly quiet: QuietHours | null;
  readonly time_zone: string | null;
  readonly mailPausedUntil: Date | null;
  readonly browsers: readonly string[];
  /** When the member was last told another promotion, where this is one. */
  readonly lastPromotionAt: Date | null;
}

/** What becomes of a telling: `dueAt` is when to look again, null when it is over. */
export interface Settled {
  readonly id: string;
  readonly state: 'waiting' | 'told' | 'withdrawn' | 'unwanted';
  readonly doneAt: Date | null;
  readonly devices: number;
  readonly mail: 'told' | 'withdrawn' | 'unwanted' | null;
  readonly mailAt: Date | null;
  readonly dueAt: Date | null;
}

const insert =
  sql(`insert into tellings (site_id, id, member_id, kind, about, made_at, template, data, due_at, valid_until)
  select $1, gen_random_uuid(), n.member_id, $2, n.about, $3, $4, n.data::jsonb, $3, n.valid_until
  from unnest($5::uuid[], $6::text[], $7::text[], $8::timestamptz[]) as n (member_id, about, data, valid_until)
  order by n.member_id, n.about
  on conflict (site_id, member_id, about) where template is not null do nothing`);
// One at a time: who counts what a member was told today does not count beside another.
const hold = sql(`select pg_advisory_xact_lock(hashtextextended('tell-marketing', $1))`);
const due = sql(`select t.id, t.member_id as "memberId", t.kind, t.about, t.template, t.data, t.state, t.devices,
    t.done_at as "doneAt", t.valid_until <= $2 as "isOver", a.status,
    a.notifications_disabled is not null as "hasTrouble",
    coalesce(c.mail, '{}') as mail, coalesce(c.push, '{}') as push, c.mail_paused_until as "mailPausedUntil",
    c.time_zone,
    case when c.quiet_from is not null then json_build_object('from', c.quiet_from, 'until', c.quiet_until) end
      as quiet,
    array(select s.id from push_subscriptions s where s.site_id = t.site_id and s.member_id = t.member_id order by s.id)
      as browsers,
    case t.kind when 'promotions' then (select max(greatest(o.done_at, o.mail_at)) from tellings o
      where o.site_id = t.site_id and o.member_id = t.member_id and o.kind = 'promotions' and o.id <> t.id
        and (o.state = 'told' or o.mail = 'told')) end as "lastPromotionAt"
  from tellings t
    left join account_cards a on a.site_id = t.site_id and a.id = t.member_id
    left join mail_choices c on c.site_id = t.site_id and c.member_id = t.member_id
  where t.site_id = $1 and t.due_at <= $2
  order by t.due_at, t.id limit $3 for update of t skip locked`);
const settle = sql(`update tellings t set state = n.state, done_at = n.done_at, devices = n.devices, mail = n.mail,
    mail_at = n.mail_at, due_at = n.due_at, data = case when n.due_at is not null then t.data end,
    mail_id = coalesce(n.mail_id, t.mail_id),
    push = case when n.devices > 0 then coalesce(t.push, 'waiting') end
  from unnest($2::uuid[], $3::text[], $4::timestamptz[], $5::integer[], $6::text[], $7::timestamptz[],
      $8::timestamptz[], $9::uuid[]) as n (id, state, done_at, devices, mail, mail_at, due_at, mail_id)
  where t.site_id = $1 and t.id = n.id`);
const nextDue = sql('select min(due_at) as at from tellings where site_id = $1 and due_at is not null');
const over = `state = case state when 'waiting' then 'withdrawn' else state end, done_at = coalesce(done_at, $2),
    mail = 'withdrawn', mail_at = $2, due_at = null, data = null`;
const withdraw = sql(`update tellings set ${over} where site_id = $1 and due_at is not null and about = $3`);
const open = sql(`update tellings set ${over}
  where site_id = $1 and due_at is not null and state = 'told' and member_id = $3 and id = $4`);

/** What many members are told by one mail, each with the data that belongs to it. */
type MarketingOrder = {
  [Name in MarketingMail]: {
    readonly template: Name;
    readonly now: Date;
    readonly members: readonly {
      readonly memberId: string;
      /** Also the cause of its mail. */
      readonly about: string;
      readonly data: MailOrder<Name>['data'];
      readonly validUntil: Date;
    }[];
  };
}[MarketingMail];

/** Notes what many members are to be told, each once for what it is about; tells how many did not have it before. */
export async function noteMarketing(
  tx: Tx,
  { siteId }: SiteScope,
  { template, now, members }: MarketingOrder,
): Promise<number> {
  if (members.length === 0) return 0;
  const count = await tx.run(insert, [
    siteId,
    purposes[template],
    now,
    template,
    members.map(({ memberId }) => memberId),
    members.map(({ about }) => about),
    members.map(({ data }) => JSON.stringify(data)),
    members.map(({ validUntil }) => validUntil),
  ]);
  if (count > 0) await lookAt(tx, { siteId, at: now, now });
  return count;
}

/** Asks the job for a look at a moment; asked twice within a minute it comes once. */
export const lookAt = (tx: Tx, { siteId, at, now }: SiteScope & { at: Date; now: Date }): Promise<void> =>
  enqueue(tx, {
    task: 'tell-marketing',
    payload: { siteId },
    key: `tell-marketing:${siteId}:${Math.floor(at.getTime() / minute)}`,
    delaySeconds: Math.max(0, Math.ceil((at.getTime() - now.getTime()) / 1000)),
    // What somebody waits for goes first.
    priority: 10,
  });

/** The next tellings that are due, held until the transaction ends, and nobody else's turn until then. */
export async function takeDue(
  tx: Tx,
  { siteId }: SiteScope,
  { now, limit }: { now: Date; limit: number },
): Promise<Due[]> {
  await tx.rows(hold, [siteId]);
  return tx.rows<Due>(due, [siteId, now, limit]);
}

/** `mailIds`: by which mail each went that is mailed now. */
export const settleAll = async (
  tx: Tx,
  { siteId }: SiteScope,
  { all, mailIds }: { all: readonly Settled[]; mailIds: ReadonlyMap<string, string> },
): Promise<void> =>
  void (await tx.run(settle, [
    siteId,
    all.map(({ id }) => id),
    all.map(({ state }) => state),
    all.map(({ doneAt }) => doneAt),
    all.map(({ devices }) => devices),
    all.map(({ mail }) => mail),
    all.map(({ mailAt }) => mailAt),
    all.map(({ dueAt }) => dueAt),
    all.map(({ id }) => mailIds.get(id) ?? null),
  ]));

/** When something is due next; null where nothing waits. */
export const nextDueAt = async (reader: Reader, { siteId }: SiteScope): Promise<Date | null> =>
  (await reader.one<{ at: Date | null }>(nextDue, [siteId])).at;

/** Takes back from everybody what waits to be told of something, and tells of how many it did. */
export const withdrawMarketing = (
  tx: Tx,
  { siteId }: SiteScope,
  { about, now }: { about: string; now: Date },
): Promise<number> => tx.run(withdraw, [siteId, now, about]);

/** A member opened a push: what it told is mailed no more. One that is not theirs, or over, is no mistake. */
export const markOpened = async (
  tx: Tx,
  { siteId, memberId }: Scope,
  { id, now }: { id: string; now: Date },
): Promise<void> => void (await tx.run(open, [siteId, now, memberId, id]));
