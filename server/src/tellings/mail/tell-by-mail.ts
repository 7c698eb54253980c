import { hour, hourSeconds } from '@vonk/contract/durations';
import * as z from 'zod/mini';
import type { Scope } from '../../accounts/index.ts';
import { readCredentials } from '../../accounts/index.ts';
import { mayBeTold, type QuietServices, readChoices, mailMember, waitOf } from '../../mails/index.ts';
import { type Reader, sql, type Tx } from '../../platform/database/db.ts';
import { job, type Tasks } from '../../platform/jobs/jobs.ts';
import { enqueue } from '../../platform/jobs/outbox.ts';
import { manners, type Subject, subjects, type ToldKind } from '../told-kinds.ts';
import { ordersOf, reminderOf, type Unmailed } from './mail-order.ts';

const payload = z.object({ siteId: z.int(), memberId: z.string(), subject: z.enum(subjects) });

declare module '../../platform/jobs/outbox.ts' {
  interface JobPayloads {
    'tell-by-mail': z.infer<typeof payload>;
  }
}

/** How long something is unseen before it is mailed. */
const patienceSeconds: Readonly<Record<Subject, number>> = {
  messages: hourSeconds / 6,
  likes: hourSeconds,
  unread: 0,
};
/** Between two mails about the same: what comes in between is gathered. */
const pause = hour;

interface Waiting extends Unmailed {
  readonly id: string;
  /** Whether the member may see who caused it still. */
  readonly isVisible: boolean;
}

/** In SQL: null for what is told to many at once, which is of none of these. */
const subjectOf = (kind: string) =>
  `case ${kind} ${Object.entries(manners)
    .map(([name, { subject }]) => `when '${name}' then '${subject}'`)
    .join(' ')} end`;
const take = sql(`select t.id, t.kind, t.about, t.count, coalesce(p.kind = 'member', false) as "isMember",
    t.kind = 'unread' or is_visible_v1(t.site_id, t.member_id, t.profile_id) as "isVisible"
  from tellings t left join profile_cards p on p.site_id = t.site_id and p.id = t.profile_id
  where t.site_id = $1 and t.member_id = $2 and t.mail = 'waiting' and ${subjectOf('t.kind')} = $3
  order by t.id for update of t`);
const lastMail = sql(`select max(mail_at) as at from tellings
  where site_id = $1 and member_id = $2 and mail = 'told' and ${subjectOf('kind')} = $3 and mail_at > $4`);
const unread = sql('select unread_total_v1($1, $2) as total, unread_of_members_v1($1, $2) as members');
const look = sql('select is_looking_v1($1) as "isLooking"');
const settle = sql(`update tellings set mail_at = $3, mail = case when id = any($5::uuid[]) then 'told'
    when id = any($6::uuid[]) then 'unwanted' else 'withdrawn' end,
    mail_id = case when id = any($5::uuid[]) then $7::uuid end
  where site_id = $1 and member_id = $2 and id = any($4::uuid[])`);

/** Notes that something is to be mailed, unless it is seen before. */
export const enqueueMail = (tx: Tx, { siteId, memberId }: Scope, kind: ToldKind): Promise<void> => {
  const { subject } = manners[kind];
  return enqueue(tx, {
    task: 'tell-by-mail',
    payload: { siteId, memberId, subject },
    delaySeconds: patienceSeconds[subject],
  });
};

/**
 * The job that mails a member what they have not seen for some minutes, all of it in one mail and an hour after the one
 * before at the earliest: not in their quiet hours, not while they look, nothing of whom they may not see any more, and
 * no kind that they do not want (NOTI-1, NOTI-4).
 */
export const tellByMail = (services: QuietServices): Tasks['tell-by-mail'] =>
  job(payload, async ({ siteId, memberId, subject }, { db, now }) => {
    const scope = { siteId, memberId };
    await db.transact(async (tx) => {
      const waiting = await tx.rows<Waiting>(take, [siteId, memberId, subject]);
      if (waiting.length === 0) return;
      const asleep = { ...scope, ...(await readChoices(tx, scope)), purpose: waiting[0]?.kind ?? 'message' };
      const wait = waitOf(asleep, { ...services, now }) ?? (await restOfPause(tx, scope, { subject, now }));
      if (wait) {
        const key = keyOf(scope, subject);
        return enqueue(tx, { task: 'tell-by-mail', payload: { ...scope, subject }, key, ...wait });
      }
      const { wanted, unwanted } = await sift(tx, scope, { waiting, now });
      const frame = { cause: `telling:${wanted[0]?.id}`, now };
      const order = async () =>
        subject === 'unread' ? reminderOf(await readUnread(tx, scope), frame) : ordersOf[subject](wanted, frame);
      const mailId = wanted.length > 0 ? await mailMember(tx, scope, await order()) : undefined;
      const ids = (tellings: readonly Waiting[]) => tellings.map(({ id }) => id);
      await tx.run(settle, [siteId, memberId, now, ids(waiting), ids(wanted), ids(unwanted), mailId]);
    });
  });

const keyOf = ({ siteId, memberId }: Scope, subject: Subject) => `tell-by-mail:${siteId}:${memberId}:${subject}`;

/** By which keys the mails of a member that were put off are found. */
export const subjectKeys = (scope: Scope): string[] => subjects.map((subject) => keyOf(scope, subject));

const readUnread = (reader: Reader, { siteId, memberId }: Scope) =>
  reader.one<{ total: number; members: number }>(unread, [siteId, memberId]);

async function restOfPause(
  tx: Tx & Reader,
  { siteId, memberId }: Scope,
  { subject, now }: { subject: Subject; now: Date },
): Promise<{ delaySeconds: number } | undefined> {
  const since = new Date(now.getTime() - pause);
  const { at } = await tx.one<{ at: Date | null }>(lastMail, [siteId, memberId, subject, since]);
  return at ? { delaySeconds: Math.ceil((at.getTime() - since.getTime()) / 1000) } : undefined;
}

async function sift(tx: Tx & Reader, scope: Scope, { waiting, now }: { waiting: readonly Waiting[]; now: Date }) {
  const { isLooking } = await tx.one<{ isLooking: boolean }>(look, [scope.memberId]);
  const tellable = isLooking ? [] : waiting.filter(({ isVisible }) => isVisible);
  const member = await readCredentials(tx, scope);
  const chosen = new Set<ToldKind>();
  for (const kind of new Set(tellable.map((each) => each.kind)))
    if (await mayBeTold(tx, member, { purpose: kind, by: 'mail', now })) chosen.add(kind);
  return {
    wanted: tellable.filter(({ kind }) => chosen.has(kind)),
    unwanted: tellable.filter(({ kind }) => !chosen.has(kind)),
  };
}
