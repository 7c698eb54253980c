import type { CallInput, CallOutput } from '@vonk/contract/api';
import { day } from '@vonk/contract/durations';
import type { AnyCall } from '../../accounts/index.ts';
import { refuseTold } from '../../direct-debit/index.ts';
import type { Tx } from '../../platform/database/db.ts';
import type { Tasks } from '../../platform/jobs/jobs.ts';
import { enqueue } from '../../platform/jobs/outbox.ts';
import { refuse } from '../../platform/refusal.ts';
import { queueCheck } from '../cards/check-card.ts';
import { findByToken } from '../cards/saved-cards.ts';
import { addProviderEvent } from './payment-events.ts';
import { findAnywhere, findByReference, findUnnoted, type FoundPayment } from '../payments.ts';
import type { PaymentProvider, ProviderNotice } from '../provider.ts';
import type { PaymentsServices } from '../services.ts';

declare module '../../platform/jobs/outbox.ts' {
  interface JobPayloads {
    'take-missed-notices': NoPayload;
  }
}

const maxBytes = 64 * 1024;
/** How far back what was missed is asked for: longer than a provider tries again. */
const missedDays = 4;

/** How long another notice without a name waits, so that many of them are looked into once. */
const namelessDelaySeconds = 2;

/**
 * Takes a provider's notification in: it only says which payment to ask about, so a replay or a lie about its state
 * changes nothing. What does not prove where it comes from is refused without a word why (T107); the work waits in a
 * job, so that the answer is fast (T108).
 */
export async function takeNotification(
  { db, providers, log }: PaymentsServices,
  { file, header, site, now }: AnyCall,
  { provider: name, order }: CallInput<'POST /api/payment-notification.php'>,
): Promise<CallOutput<'POST /api/payment-notification.php'>> {
  const provider = providers.find((known) => known.name === name) ?? refuse('invalid_input');
  if (!file || file.length > maxBytes) return refuse('invalid_input');
  const told = await provider.verifyNotification({ body: file, header, now });
  if (!told) {
    log.warn({ provider: provider.name }, 'a payment notification that proves or says nothing was refused');
    return refuse('invalid_input');
  }
  const named = order === undefined ? undefined : { id: order, siteId: site.siteId };
  const isKnown = await takeNotice(db, {
    told,
    provider,
    now,
    find: (tx, notice) =>
      provider.isForAllSites
        ? findTold(tx, notice, told.order)
        : findByReference(tx, site, notice).then((known) => known ?? findNamed(tx, notice, named)),
  });
  if (!isKnown) log.warn({ provider: provider.name }, 'a payment notification is about no payment of ours');
  return {};
}

/**
 * Every hour: takes in what providers told of while nobody heard, or answered badly, for longer than they try again; a
 * chargeback among it is found by nothing else.
 */
export const takeMissedNotices =
  ({ log, providers }: Pick<PaymentsServices, 'log' | 'providers'>): Tasks['take-missed-notices'] =>
  async (_, { db, now }) => {
    for (const provider of providers)
      try {
        const since = new Date(now.getTime() - missedDays * day);
        for await (const told of provider.listMissed?.(since) ?? [])
          await takeNotice(db, { told, provider, now, find: (tx, notice) => findTold(tx, notice, told.order) });
      } catch (error) {
        log.error({ err: error, provider: provider.name }, 'a payment provider did not say what we missed');
      }
  };

interface Taken {
  readonly told: ProviderNotice;
  readonly provider: Pick<PaymentProvider, 'name'>;
  readonly now: Date;
  find(tx: Tx, notice: Notice): Promise<FoundPayment | undefined>;
}

/** Has everything looked into that a notice is about; false when it is about a payment that is none of ours. */
async function takeNotice(
  db: PaymentsServices['db'],
  { told, provider: { name: provider }, now, find }: Taken,
): Promise<boolean> {
  const { reference, card, endedMandate } = told;
  if (card !== undefined) await checkTold(db, { provider, token: card });
  if (endedMandate !== undefined) await db.transact((tx) => refuseTold(tx, { provider, reference: endedMandate, now }));
  if (reference === null) return true;
  const notice: Notice = { ...told, reference, provider, now };
  return db.transact(async (tx) => {
    const payment = await find(tx, notice);
    if (payment) await keepNotice(tx, payment, notice);
    return payment !== undefined;
  });
}

/** Has a kept card looked into that a provider tells of. */
const checkTold = (db: PaymentsServices['db'], card: { provider: string; token: string }): Promise<void> =>
  db.transact(async (tx) => {
    const known = await findByToken(tx, card);
    if (known) await queueCheck(tx, known);
  });

interface Notice extends ProviderNotice {
  readonly reference: string;
  readonly provider: string;
  readonly now: Date;
}

/** A payment of any site, by what its provider calls it or by what it says of our order. */
const findTold = async (tx: Tx, notice: Notice, order: ProviderNotice['order']): Promise<FoundPayment | undefined> =>
  (await findAnywhere(tx, notice)) ?? (await findNamed(tx, notice, order));

/** The order that is meant, as long as we do not know what its provider calls it. */
const findNamed = async (
  tx: Tx,
  { provider }: Notice,
  order: ProviderNotice['order'],
): Promise<FoundPayment | undefined> =>
  order && findUnnoted(tx, { siteId: order.siteId }, { provider, order: order.id });

/** Notes a notice and has its payment looked into, once for each name. */
async function keepNotice(
  tx: Tx,
  { siteId, memberId, id, isNoted }: FoundPayment,
  { provider, reference, eventId, isNameless = false, now }: Notice,
): Promise<void> {
  const isNew = await addProviderEvent(tx, { siteId }, { provider, eventId, paymentId: id, now });
  if (!isNew && !isNameless) return;
  await enqueue(tx, {
    task: 'settle-payment',
    payload: { siteId, memberId, paymentId: id, ...(isNoted ? {} : { reference }) },
    key: `settle-payment:${id}`,
    ...(isNew ? {} : { delaySeconds: namelessDelaySeconds }),
  });
}
