import { daySeconds } from '@vonk/contract/durations';
import type { NotificationType } from '@vonk/contract/notifications';
import type { PushPayload } from '@vonk/contract/push';
import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { type Choices, readManyChoices, waitOf } from '../../mails/index.ts';
import type { Db, Reader, Tx } from '../../platform/database/db.ts';
import { job, type Tasks } from '../../platform/jobs/jobs.ts';
import { type AnyJob, enqueueAll } from '../../platform/jobs/outbox.ts';
import type { PushSender } from '../../platform/push/push.ts';
import type { SiteScope } from '../../sites/index.ts';
import { mailPatience } from '../marketing/marketing-tellings.ts';
import { type AddressedPush, findPushes, type PushOf, type SettledPush, settlePushes } from './push-orders.ts';
import { type WordServices, wordsOf } from './words-of.ts';

const push = { subscriptionId: z.string(), tellingId: z.string() };
const payload = z.object({ siteId: z.int(), ...push });
const payloadOfMany = z.object({ siteId: z.int(), pushes: z.array(z.object(push)) });

declare module '../../platform/jobs/outbox.ts' {
  interface JobPayloads {
    'send-push': z.infer<typeof payload>;
    'send-pushes': z.infer<typeof payloadOfMany>;
  }
}

export interface PushServices extends WordServices {
  readonly push: PushSender | undefined;
}

const urgencies = {
  conversation: 'high',
  message: 'high',
  like: 'normal',
  unread: 'normal',
  reminders: 'normal',
  weekly: 'low',
  news: 'low',
  promotions: 'low',
} as const satisfies Readonly<Record<NotificationType, string>>;

/**
 * The job that hands one push to the service of one browser. A service that is away is asked again, for a day: after
 * that it is no news, nor once it was seen, its kind was switched off or its sender is out of sight. In quiet hours it
 * waits until they are over. A browser that is gone is forgotten (NOTI-2). What a service took just before this process
 * died is handed over once more: its topic puts it in the other's place where the browser is away, its tag and id where
 * it is not.
 */
export const sendPush = (services: PushServices): Tasks['send-push'] =>
  job(payload, async ({ siteId, ...one }, { db, now }) => {
    const [failure] = await handOver(services, db, { siteId, pushes: [one], now });
    if (failure) throw failure.error;
  });

/** So many are handed over at once, found and settled together: no more of them come twice when a process dies. */
const together = 20;
/** Until a service that was away is asked again. */
const pauseSeconds = 5;

/** The same for what many are told at once; whom their service keeps waiting is a job of their own from then on. */
export const sendPushes = (services: PushServices): Tasks['send-pushes'] =>
  job(payloadOfMany, async ({ siteId, pushes }, { db, now }) => {
    // Noted together with what became of the others: none of those is handed over again.
    const again = ({ subscriptionId, tellingId }: Failure): AnyJob => {
      const one = { siteId, subscriptionId, tellingId };
      return { task: 'send-push', payload: one, delaySeconds: pauseSeconds };
    };
    await handOver(services, db, { siteId, pushes, now, again });
  });

/** Has the pushes of many handed over, so many by one job. */
export const enqueuePushes = (tx: Tx, { siteId }: SiteScope, pushes: readonly PushOf[]): Promise<void> =>
  enqueueAll(
    tx,
    Array.from({ length: Math.ceil(pushes.length / together) }, (_, at): AnyJob => {
      const part = pushes.slice(at * together, (at + 1) * together);
      return { task: 'send-pushes', payload: { siteId, pushes: part } };
    }),
  );

interface Failure extends PushOf {
  readonly error: unknown;
}

interface HandedOver extends SiteScope {
  readonly pushes: readonly PushOf[];
  readonly now: Date;
  /** The job that asks a service again; without it whoever called does. */
  readonly again?: (failure: Failure) => AnyJob;
}

/** Hands these over at once, but for those that are over or wait for a morning; whose service is to be asked again. */
async function handOver(
  services: PushServices,
  db: Db,
  { siteId, pushes, now, again }: HandedOver,
): Promise<readonly Failure[]> {
  const { push: sender } = services;
  if (!sender) return [];
  const orders = (await findPushes(db, { siteId }, { pushes, now })).filter((order) => !isOver(order));
  const choicesOf = await readManyChoices(db, { siteId, memberIds: orders.map(({ memberId }) => memberId) });
  const [settled, later, failures]: [SettledPush[], AnyJob[], Failure[]] = [[], [], []];
  const send = async (order: AddressedPush) => {
    const { subscriptionId, tellingId } = order;
    const one = { subscriptionId, tellingId };
    const choices = choicesOf(order.memberId);
    if (!choices.push.includes(order.kind)) return void settled.push({ ...one, outcome: 'unwanted', isGone: false });
    const wait = waitOf({ siteId, ...choices, purpose: order.kind }, { ...services, now });
    if (wait) return void later.push({ task: 'send-push', payload: { siteId, ...one }, ...wait });
    const outcome = await sender.send(order, await messageOf(services, db, { siteId, order, choices }));
    return void settled.push({ ...one, outcome: outcome === 'sent' ? 'told' : 'refused', isGone: outcome === 'gone' });
  };
  await Promise.all(
    orders.map((order) =>
      send(order).catch((error: unknown) => {
        const { subscriptionId, tellingId } = order;
        failures.push({ subscriptionId, tellingId, error });
      }),
    ),
  );
  await db.transact(async (tx) => {
    if (settled.length > 0) await settlePushes(tx, { siteId }, { pushes: settled, now });
    await enqueueAll(tx, again ? [...later, ...failures.map(again)] : later);
  });
  return failures;
}

async function messageOf(
  services: PushServices,
  reader: Reader,
  { siteId, order, choices }: SiteScope & { order: AddressedPush; choices: Choices },
) {
  const { tellingId } = order;
  const words = await wordsOf(services, reader, { siteId, tellingId, order, showsContent: choices.shows_content });
  const carried: PushPayload = { id: tellingId, ...words };
  return {
    payload: carried,
    // After that it is no news, or a mail has said it.
    ttlSeconds: order.template === null ? daySeconds : mailPatience / 1000,
    urgency: urgencies[order.kind],
    topic: topicOf(words.tag),
  };
}

/** A reminder is over once all is read. */
const isOver = ({ kind, unread }: AddressedPush) => kind === 'unread' && unread === 0;

/** A topic is at most 32 characters of base64url (RFC 8030, 5.4), and tells the push service nothing. */
const topicOf = (tag: string) => createHash('sha256').update(tag).digest('base64url').slice(0, 32);
