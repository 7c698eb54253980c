import { hourSeconds } from '@vonk/contract/durations';
import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { Scope } from '../../accounts/index.ts';
import { readCredentials } from '../../accounts/index.ts';
import { readChoices } from '../../mails/index.ts';
import { type Db, type Reader, sql } from '../../platform/database/db.ts';
import { job, type Tasks } from '../../platform/jobs/jobs.ts';
import { enqueue } from '../../platform/jobs/outbox.ts';
import type { PushSender, PushTarget } from '../../platform/push/push.ts';
import type { Sites } from '../../sites/index.ts';
import { waitOf } from '../quiet.ts';
import { type PushNews, pushWords } from './words.ts';

const payload = z.object({ siteId: z.int(), subscriptionId: z.string(), tellingId: z.string() });

declare module '../../platform/jobs/outbox.ts' {
  interface JobPayloads {
    'send-push': z.infer<typeof payload>;
  }
}

export interface PushServices {
  readonly push: PushSender | undefined;
  readonly sites: Sites;
  /** The last words that somebody else wrote in a conversation of the member; undefined where there are none. */
  readonly readPreview: (reader: Reader, scope: Scope, conversation: string) => Promise<string | undefined>;
}

interface Order extends PushTarget {
  readonly memberId: string;
  readonly kind: PushNews['kind'];
  readonly about: string;
  readonly count: number;
  readonly name: string;
  readonly isMember: boolean;
  readonly unread: number;
  readonly unreadOfMembers: number;
}

const find = sql(`select s.endpoint, s.p256dh, s.auth, s.member_id as "memberId", t.kind, t.about, t.count,
    coalesce(p.name, '') as name, coalesce(p.kind = 'member', false) as "isMember",
    unread_total_v1(t.site_id, t.member_id) as unread,
    unread_of_members_v1(t.site_id, t.member_id) as "unreadOfMembers"
  from push_subscriptions s
  join tellings t on t.site_id = s.site_id and t.member_id = s.member_id and t.id = $3
  left join profile_cards p on p.site_id = t.site_id and p.id = t.profile_id
  where s.site_id = $1 and s.id = $2 and t.done_at > $4::timestamptz - interval '1 day'
    and t.mail is distinct from 'withdrawn'
    and (t.kind = 'unread' or p.id is not null and is_visible_v1(t.site_id, t.member_id, t.profile_id))`);
const markUsed = sql('update push_subscriptions set used_at = $3 where site_id = $1 and id = $2');
const drop = sql('delete from push_subscriptions where site_id = $1 and id = $2');

const ttlSeconds = 24 * hourSeconds;
const urgencies = { conversation: 'high', message: 'high', like: 'normal', unread: 'normal' } as const;

/**
 * The job that hands one push to the service of one browser. A service that is away is asked again, for a day: after
 * that it is no news, nor once it was seen or its sender is out of sight. In quiet hours it waits until they are over.
 * A browser that is gone is forgotten (NOTI-2).
 */
export const sendPush = (services: PushServices): Tasks['send-push'] =>
  job(payload, async ({ siteId, subscriptionId, tellingId }, { db, now }) => {
    const order = await db.maybe<Order>(find, [siteId, subscriptionId, tellingId, now]);
    if (!order || !services.push || isOver(order)) return;
    const wait = await waitOf(db, { siteId, memberId: order.memberId }, { ...services, now });
    if (wait) {
      const again = { siteId, subscriptionId, tellingId };
      return db.transact((tx) => enqueue(tx, { task: 'send-push', payload: again, ...wait }));
    }
    const words = await wordsOf(services, db, { siteId, order });
    const outcome = await services.push.send(order, {
      payload: words,
      ttlSeconds,
      urgency: urgencies[order.kind],
      topic: topicOf(words.tag),
    });
    await db.transact((tx) =>
      outcome === 'gone'
        ? tx.run(drop, [siteId, subscriptionId])
        : tx.run(markUsed, [siteId, subscriptionId, outcome === 'sent' ? now : null]),
    );
  });

/** A reminder is over once all is read. */
const isOver = ({ kind, unread }: Order) => kind === 'unread' && unread === 0;

async function wordsOf(
  { sites, readPreview }: PushServices,
  db: Db,
  { siteId, order }: { siteId: number; order: Order },
) {
  const scope = { siteId, memberId: order.memberId };
  const [member, choices] = await Promise.all([readCredentials(db, scope), readChoices(db, scope)]);
  const preview =
    choices.shows_content && order.kind !== 'like' && order.kind !== 'unread'
      ? await readPreview(db, scope, order.about)
      : undefined;
  const { kind, about, name, isMember } = order;
  const count = kind === 'unread' ? order.unread : order.count;
  const fictional = kind === 'unread' ? order.unread - order.unreadOfMembers : 0;
  return pushWords(
    { kind, about, count, fictional, from: { name, isMember }, preview },
    {
      locale: member.locale,
      siteName: sites.byId(siteId)?.name ?? '',
      showsContent: choices.shows_content,
      badge: order.unread,
    },
  );
}

/** A topic is at most 32 characters of base64url (RFC 8030, 5.4), and tells the push service nothing. */
const topicOf = (tag: string) => createHash('sha256').update(tag).digest('base64url').slice(0, 32);
