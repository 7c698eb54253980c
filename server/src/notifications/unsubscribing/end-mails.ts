import type { CallInput, CallOutput } from '@vonk/contract/api';
import { day, hour } from '@vonk/contract/durations';
import { mailPauseDays, notificationTypes } from '@vonk/contract/notifications';
import * as z from 'zod/mini';
import type { AnyCall } from '../../accounts/index.ts';
import { type Choices, isPausedAt, readChoices, readSubscription, type Subscription } from '../../mails/index.ts';
import { type Db, type Reader, sql } from '../../platform/database/db.ts';
import { keepChoices } from '../keep-choices.ts';
import type { Seal } from '../../platform/seal.ts';

interface EndingServices {
  readonly db: Db;
  readonly seal: Seal;
}

type Call = AnyCall<'link_invalid'>;
type Shown = CallOutput<'GET /api/unsubscribe.php'>;

// Whoever was erased is not there; who is being erased is waited for.
const addressOf = sql('select email from account_cards where site_id = $1 and id = $2');
const holdAddress = sql('select email from account_cards where site_id = $1 and id = $2 for no key update');

/** What the link of a mail would end. */
export async function showSubscription(
  { db, seal }: EndingServices,
  call: Call,
  { token }: CallInput<'GET /api/unsubscribe.php'>,
): Promise<Shown> {
  const subscription = open(seal, call, token);
  const card = await db.maybe<{ email: string }>(addressOf, [subscription.siteId, subscription.memberId]);
  return card ? show(db, subscription, { email: card.email, now: call.now }) : gone(subscription);
}

/** Ends mails by the link of one of them: of its type, of all, or for a month (T93, RFC 8058). */
export function endMails(
  { db, seal }: EndingServices,
  call: Call,
  { token, change }: CallInput<'POST /api/unsubscribe.php'>,
): Promise<CallOutput<'POST /api/unsubscribe.php'>> {
  const subscription = open(seal, call, token);
  const { address, now } = call;
  return db.transact(async (tx) => {
    const card = await tx.maybe<{ email: string }>(holdAddress, [subscription.siteId, subscription.memberId]);
    if (!card) return { ...gone(subscription), undo: null };
    const before = await readChoices(tx, subscription);
    const after = { ...before, ...changed[change](before, { type: subscription.type, now }) };
    await keepChoices(tx, subscription, { before, after, address, now });
    const undo: Undo = [
      subscription.memberId,
      [...before.mail],
      before.mail_paused_until?.getTime() ?? null,
      now.getTime(),
    ];
    return {
      ...(await show(tx, subscription, { email: card.email, now })),
      undo: seal.close(undoPurpose, undo),
    };
  });
}

/** Takes back what was just pressed: only to what the member had chosen before, whoever has the link. */
export function bringBack(
  { db, seal }: EndingServices,
  call: Call,
  { token, undo }: CallInput<'PUT /api/unsubscribe.php'>,
): Promise<Shown> {
  const subscription = open(seal, call, token);
  const { address, now } = call;
  const [memberId, mail, pausedUntil, at] =
    undoSchema.safeParse(seal.open(undoPurpose, undo)).data ?? call.refuse('link_invalid');
  if (memberId !== subscription.memberId || now.getTime() - at > hour) return call.refuse('link_invalid');
  return db.transact(async (tx) => {
    const card = await tx.maybe<{ email: string }>(holdAddress, [subscription.siteId, subscription.memberId]);
    if (!card) return gone(subscription);
    const choices = await readChoices(tx, subscription);
    const mail_paused_until = pausedUntil === null ? null : new Date(pausedUntil);
    const after = { ...choices, mail, mail_paused_until };
    await keepChoices(tx, subscription, { before: choices, after, address, now });
    return show(tx, subscription, { email: card.email, now });
  });
}

const undoPurpose = 'unsubscribe undo';
const undoSchema = z.tuple([z.uuid(), z.array(z.enum(notificationTypes)), z.nullable(z.int()), z.int()]);
type Undo = z.infer<typeof undoSchema>;

const changed: Record<
  CallInput<'POST /api/unsubscribe.php'>['change'],
  (before: Choices, press: { type: Subscription['type']; now: Date }) => Partial<Choices>
> = {
  type: ({ mail }, { type }) => ({ mail: mail.filter((each) => each !== type) }),
  all: () => ({ mail: [] }),
  month: (_, { now }) => ({ mail_paused_until: new Date(now.getTime() + mailPauseDays * day) }),
};

const open = (seal: Seal, call: Call, token: string): Subscription =>
  readSubscription(seal, call.site, token) ?? call.refuse('link_invalid');

async function show(
  reader: Reader,
  subscription: Subscription,
  { email, now }: { email: string; now: Date },
): Promise<Shown> {
  const choices = await readChoices(reader, subscription);
  const until = isPausedAt(choices, now) ? choices.mail_paused_until : null;
  return { email, type: subscription.type, mail: [...choices.mail], mail_paused_until: until?.toISOString() ?? null };
}

const gone = ({ type }: Subscription): Shown => ({ email: null, type, mail: [], mail_paused_until: null });
