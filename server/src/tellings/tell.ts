import * as z from 'zod/mini';
import type { Credentials } from '../accounts/index.ts';
import { readCredentials } from '../accounts/index.ts';
import { mayBeTold, type QuietServices, readChoices, timeZoneOf, waitOf } from '../mails/index.ts';
import { type Reader, sql, type Tx } from '../platform/database/db.ts';
import { job, type Tasks } from '../platform/jobs/jobs.ts';
import { enqueue, enqueueAll } from '../platform/jobs/outbox.ts';
import type { SiteScope } from '../sites/index.ts';
import { enqueueMail } from './mail/tell-by-mail.ts';
import type { ToldKind } from './told-kinds.ts';

const payload = z.object({ siteId: z.int(), tellingId: z.string() });

declare module '../platform/jobs/outbox.ts' {
  interface JobPayloads {
    tell: z.infer<typeof payload>;
  }
}

interface Waiting {
  readonly memberId: string;
  readonly kind: ToldKind;
  /** Whether the member has a page open. */
  readonly isLooking: boolean;
  /** Whether it is still so: they may see who caused it, or have unread messages and were not here since. */
  readonly isSo: boolean;
}

const take = sql(`select t.member_id as "memberId", t.kind,
    is_looking_v1(t.member_id) as "isLooking",
    case t.kind when 'unread' then unread_total_v1(t.site_id, t.member_id) > 0 and coalesce(
        (select a.last_active_on from account_cards a where a.site_id = t.site_id and a.id = t.member_id)
          < (t.made_at at time zone $3)::date, true)
      else is_visible_v1(t.site_id, t.member_id, t.profile_id) end as "isSo"
  from tellings t where t.site_id = $1 and t.id = $2 and t.state = 'waiting' for update`);
const settle = sql(
  `update tellings set state = $3, devices = $4, mail = $5, done_at = $6,
    push = case when $4::smallint > 0 then 'waiting' end,
    remind_at = case when $5 = 'waiting' and kind in ('conversation', 'message') then made_at + interval '1 day' end
  where site_id = $1 and id = $2`,
);
const devices = sql('select id from push_subscriptions where site_id = $1 and member_id = $2 order by id');

/**
 * The job that tells what waits for a member: to all their browsers, unless they have seen it meanwhile, look at the
 * site at this moment, may not see who caused it any more, or do not want to be told of such things (NOTI-1, NOTI-4).
 * In their quiet hours it waits, and gathers what comes. What they do not see on a device either is mailed later.
 */
export const tell = (services: QuietServices): Tasks['tell'] =>
  job(payload, async ({ siteId, tellingId }, { db, now }) => {
    await db.transact(async (tx) => {
      const waiting = await tx.maybe<Waiting>(take, [siteId, tellingId, timeZoneOf(services, { siteId })]);
      if (!waiting) return;
      const member = await readCredentials(tx, { siteId, memberId: waiting.memberId });
      const state = await judge(tx, member, waiting);
      const asleep = { ...member, ...(await readChoices(tx, member)), purpose: waiting.kind };
      const wait = state === 'told' ? waitOf(asleep, { ...services, now }) : undefined;
      if (wait) await enqueue(tx, { task: 'tell', payload: { siteId, tellingId }, key: tellKey(tellingId), ...wait });
      else await close(tx, waiting, { siteId, tellingId, state, now });
    });
  });

/** By which key a telling that was put off is found. */
export const tellKey = (tellingId: string): string => `tell:${tellingId}`;

async function close(
  tx: Tx,
  { memberId, kind, isSo }: Waiting,
  { siteId, tellingId, state, now }: SiteScope & { tellingId: string; state: string; now: Date },
): Promise<void> {
  const ids = state === 'told' ? await tx.rows<{ id: string }>(devices, [siteId, memberId]) : [];
  await tx.run(settle, [siteId, tellingId, state, ids.length, isSo ? 'waiting' : null, now]);
  if (isSo) await enqueueMail(tx, { siteId, memberId }, kind);
  await enqueueAll(
    tx,
    ids.map(({ id }) => ({ task: 'send-push', payload: { siteId, subscriptionId: id, tellingId } })),
  );
}

async function judge(tx: Tx & Reader, member: Credentials, { kind, isLooking, isSo }: Waiting) {
  if (isLooking || !isSo) return 'withdrawn';
  return (await mayBeTold(tx, member, { purpose: kind, by: 'push' })) ? 'told' : 'unwanted';
}
