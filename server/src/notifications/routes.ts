import type { CallInput, CallOutput } from '@vonk/contract/api';
import { hourSeconds } from '@vonk/contract/durations';
import type { notificationsEndpoints } from '@vonk/contract/notifications';
import type { pushEndpoints } from '@vonk/contract/push';
import { endMailTrouble, holdAccount, type MemberCall, type ModuleRoutes } from '../accounts/index.ts';
import type { Db } from '../platform/database/db.ts';
import { type Choices, isPausedAt, readChoices } from '../mails/index.ts';
import type { Seal } from '../platform/seal.ts';
import type { PushSender } from '../platform/push/push.ts';
import { keepChoices } from './keep-choices.ts';
import {
  addPushDevice,
  dropPushDevice,
  listPushDevices,
  listTellings,
  lookAgain,
  markOpened,
} from '../tellings/index.ts';
import { bringBack, endMails, showSubscription } from './unsubscribing/end-mails.ts';

export interface NotificationServices {
  readonly db: Db;
  readonly seal: Seal;
  /** Undefined where no push is sent. */
  readonly push: PushSender | undefined;
}

/** Mail services press for all their readers from a few networks. */
const byLink = { max: 600, seconds: 60, per: 'network' } as const;

/** What a member wants to be told of, and on which browsers (NOTI-1, NOTI-2). */
export const notificationsRoutes = (
  services: NotificationServices,
): ModuleRoutes<typeof notificationsEndpoints & typeof pushEndpoints> => ({
  'GET /api/notifications.php': {
    access: 'member',
    handle: async ({ member, now }) => viewOf(await readChoices(services.db, member), now),
  },
  'PUT /api/notifications.php': {
    access: 'member',
    limit: { max: 60, seconds: 60, per: 'member' },
    handle: (call, input) => choose(services, call, input),
  },
  'GET /api/tellings.php': {
    access: 'member',
    handle: ({ member, now }, { after }) => listTellings(services.db, member, { after, now }),
  },
  'POST /api/telling-opened.php': {
    access: 'member',
    limit: { max: 60, seconds: 60, per: 'member' },
    handle: async ({ member, now }, { id }) => {
      await services.db.transact((tx) => markOpened(tx, member, { id, now }));
      return {};
    },
  },
  'GET /api/unsubscribe.php': {
    access: 'visitor',
    limit: byLink,
    handle: (call, input) => showSubscription(services, call, input),
  },
  'POST /api/unsubscribe.php': {
    access: 'visitor',
    limit: byLink,
    handle: (call, input) => endMails(services, call, input),
  },
  'PUT /api/unsubscribe.php': {
    access: 'visitor',
    limit: byLink,
    handle: (call, input) => bringBack(services, call, input),
  },
  'GET /api/push.php': { access: 'member', handle: (call) => showDevices(services, call) },
  'POST /api/push.php': {
    access: 'member',
    limit: { max: 30, seconds: hourSeconds, per: 'member' },
    handle: (call, input) => subscribe(services, call, input),
  },
  'DELETE /api/push.php': {
    access: 'member',
    limit: { max: 60, seconds: 60, per: 'member' },
    handle: async ({ member }, device) => {
      await services.db.transact((tx) => dropPushDevice(tx, member, device));
      return {};
    },
  },
});

/** Changes what is given; two switches at one moment do not undo each other. */
const choose = (
  { db }: NotificationServices,
  { member, address, now }: MemberCall,
  {
    mail,
    push,
    shows_content,
    quiet,
    time_zone,
    mail_paused_until,
    tries_mail_again,
  }: CallInput<'PUT /api/notifications.php'>,
): Promise<CallOutput<'PUT /api/notifications.php'>> =>
  db.transact(async (tx) => {
    await holdAccount(tx, member);
    const before = await readChoices(tx, member);
    const choices = {
      mail: mail ?? before.mail,
      push: push ?? before.push,
      shows_content: shows_content ?? before.shows_content,
      quiet: quiet === undefined ? before.quiet : quiet,
      time_zone: time_zone === undefined ? before.time_zone : time_zone,
      mail_paused_until: mail_paused_until === null ? null : before.mail_paused_until,
    };
    // Whoever chooses what they want by mail wants it tried again.
    if (mail !== undefined || tries_mail_again) await endMailTrouble(tx, member);
    await keepChoices(tx, member, { before, after: choices, address, now });
    // What waits for a morning that comes sooner now, or at no time, is looked at again.
    if (quiet !== undefined || time_zone !== undefined) await lookAgain(tx, member, now);
    return viewOf(await readChoices(tx, member), now);
  });

const viewOf = (choices: Choices, now: Date): CallOutput<'GET /api/notifications.php'> => ({
  ...choices,
  mail_paused_until: isPausedAt(choices, now) ? (choices.mail_paused_until?.toISOString() ?? null) : null,
});

async function showDevices(
  { db, push }: NotificationServices,
  { member }: MemberCall,
): Promise<CallOutput<'GET /api/push.php'>> {
  const devices = await listPushDevices(db, member);
  return {
    public_key: push?.publicKey ?? null,
    devices: devices.map(({ id, device, createdAt, isCurrent }) => ({
      id,
      device,
      created_at: createdAt.toISOString(),
      is_current: isCurrent,
    })),
  };
}

/** Anybody can make up an address: only those of push services we know are taken, so that we ask nobody else. */
function subscribe(
  { db, push }: NotificationServices,
  { member, now, refuse }: MemberCall<'push_unavailable'>,
  { subscription }: CallInput<'POST /api/push.php'>,
): Promise<CallOutput<'POST /api/push.php'>> {
  if (!push?.canReach({ endpoint: subscription.endpoint, ...subscription.keys })) return refuse('push_unavailable');
  return db.transact(async (tx) => {
    await holdAccount(tx, member);
    return { id: await addPushDevice(tx, member, { ...subscription, now }) };
  });
}
