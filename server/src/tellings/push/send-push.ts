import { daySeconds } from '@vonk/contract/durations';
import type { PushPayload } from '@vonk/contract/push';
import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { readChoices, waitOf } from '../../mails/index.ts';
import { sql } from '../../platform/database/db.ts';
import { job, type Tasks } from '../../platform/jobs/jobs.ts';
import { enqueue } from '../../platform/jobs/outbox.ts';
import type { PushSender, PushTarget } from '../../platform/push/push.ts';
import { mailPatience } from '../marketing/marketing-tellings.ts';
import { type PushOrder, type WordServices, wordsOf } from './words-of.ts';

const payload = z.object({ siteId: z.int(), subscriptionId: z.string(), tellingId: z.string() });

declare module '../../platform/jobs/outbox.ts' {
  interface JobPayloads {
    'send-push': z.infer<typeof payload>;
  }
}

export interface PushServices extends WordServices {
  readonly push: PushSender | undefined;
}

type Order = PushTarget & PushOrder;

// What is told to many at once is empty once its mail is out.
const find = sql(`select s.endpoint, s.p256dh, s.auth, s.member_id as "memberId", a.locale, t.kind, t.about, t.count,
    coalesce(p.name, '') as name, coalesce(p.kind = 'member', false) as "isMember",
    unread_total_v1(t.site_id, t.member_id) as unread,
    unread_of_members_v1(t.site_id, t.member_id) as "unreadOfMembers",
    new_likes_v1(t.site_id, t.member_id) as "newLikes", t.template, t.data
  from push_subscriptions s
  join tellings t on t.site_id = s.site_id and t.member_id = s.member_id and t.id = $3
  join account_cards a on a.site_id = s.site_id and a.id = s.member_id
  left join profile_cards p on p.site_id = t.site_id and p.id = t.profile_id
  where s.site_id = $1 and s.id = $2 and t.done_at > $4::timestamptz - interval '1 day'
    and t.mail is distinct from 'withdrawn' and t.push is distinct from 'withdrawn'
    and case when t.template is not null then t.data is not null
      else t.kind = 'unread' or p.id is not null and is_visible_v1(t.site_id, t.member_id, t.profile_id) end`);
// What one browser was told is told, whatever becomes of the others.
const settle = `update tellings set push = $4, push_at = $5
  where site_id = $1 and id = $3 and push in ('waiting', 'refused')`;
const markUsed = sql(`with taken as (
    update push_subscriptions set used_at = coalesce($6, used_at) where site_id = $1 and id = $2)
  ${settle}`);
const dropUnwanted = sql(`update tellings set push = 'unwanted', push_at = $3
  where site_id = $1 and id = $2 and push in ('waiting', 'refused')`);
const drop = sql(`with gone as (delete from push_subscriptions where site_id = $1 and id = $2) ${settle}`);

const urgencies = {
  conversation: 'high',
  message: 'high',
  like: 'normal',
  unread: 'normal',
  reminders: 'normal',
  weekly: 'low',
  news: 'low',
  promotions: 'low',
} as const;

/**
 * The job that hands one push to the service of one browser. A service that is away is asked again, for a day: after
 * that it is no news, nor once it was seen, its kind was switched off or its sender is out of sight. In quiet hours it
 * waits until they are over. A browser that is gone is forgotten (NOTI-2). What a service took just before this process
 * died is handed over once more: its topic puts it in the other's place where the browser is away, its tag and id where
 * it is not.
 */
export const sendPush = (services: PushServices): Tasks['send-push'] =>
  job(payload, async ({ siteId, subscriptionId, tellingId }, { db, now }) => {
    const order = await db.maybe<Order>(find, [siteId, subscriptionId, tellingId, now]);
    if (!order || !services.push || isOver(order)) return;
    const isMarketing = order.template !== null;
    const choices = await readChoices(db, { siteId, memberId: order.memberId });
    if (!choices.push.includes(order.kind))
      return db.transact(async (tx) => void (await tx.run(dropUnwanted, [siteId, tellingId, now])));
    const wait = waitOf({ siteId, ...choices, purpose: order.kind }, { ...services, now });
    if (wait) {
      const again = { siteId, subscriptionId, tellingId };
      return db.transact((tx) => enqueue(tx, { task: 'send-push', payload: again, ...wait }));
    }
    const words = await wordsOf(services, db, { siteId, tellingId, order, showsContent: choices.shows_content });
    const carried: PushPayload = { id: tellingId, ...words };
    const outcome = await services.push.send(order, {
      payload: carried,
      // After that it is no news, or a mail has said it.
      ttlSeconds: isMarketing ? mailPatience / 1000 : daySeconds,
      urgency: urgencies[order.kind],
      topic: topicOf(words.tag),
    });
    const told = [siteId, subscriptionId, tellingId, outcome === 'sent' ? 'told' : 'refused', now];
    await db.transact((tx) =>
      outcome === 'gone' ? tx.run(drop, told) : tx.run(markUsed, [...told, outcome === 'sent' ? now : null]),
    );
  });

/** A reminder is over once all is read. */
const isOver = ({ kind, unread }: Order) => kind === 'unread' && unread === 0;

/** A topic is at most 32 characters of base64url (RFC 8030, 5.4), and tells the push service nothing. */
const topicOf = (tag: string) => createHash('sha256').update(tag).digest('base64url').slice(0, 32);
