import type { CallInput, CallOutput } from '@vonk/contract/api';
import type { AnyCall } from '../../accounts/index.ts';
import type { Tx } from '../../platform/database/db.ts';
import { enqueue } from '../../platform/jobs/outbox.ts';
import { refuse } from '../../platform/refusal.ts';
import { queueCheck } from '../cards/check-card.ts';
import { findByToken } from '../cards/saved-cards.ts';
import { addProviderEvent } from './payment-events.ts';
import { findAnywhere, findByReference, findUnnoted, type FoundPayment } from '../payments.ts';
import type { ProviderNotice } from '../provider.ts';
import type { PaymentsServices } from '../services.ts';

const maxBytes = 64 * 1024;

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
  const { reference, card } = told;
  if (card !== undefined) await checkTold(db, { provider: provider.name, token: card });
  if (reference === null) return {};
  const named = order === undefined ? undefined : { id: order, siteId: site.siteId };
  const notice: Notice = { ...told, reference, provider: provider.name, now };
  const isKnown = await db.transact(async (tx) => {
    const payment = provider.isForAllSites
      ? ((await findAnywhere(tx, notice)) ?? (await findNamed(tx, notice, told.order)))
      : ((await findByReference(tx, site, notice)) ?? (await findNamed(tx, notice, named)));
    if (payment) await keepNotice(tx, payment, notice);
    return payment !== undefined;
  });
  if (!isKnown) log.warn({ provider: provider.name }, 'a payment notification is about no payment of ours');
  return {};
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
