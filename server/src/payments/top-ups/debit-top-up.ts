import type { TopUpEnd } from '@vonk/contract/top-ups';
import * as z from 'zod/mini';
import type { Scope } from '../../accounts/index.ts';
import { hasConsent } from '../../consents/index.ts';
import { readBalance } from '../../credits/index.ts';
import { job, type Tasks } from '../../platform/jobs/jobs.ts';
import { Refused } from '../../platform/refusal.ts';
import { pricesIn, type Site } from '../../sites/index.ts';
import { cardStateAt, findCardById } from '../cards/saved-cards.ts';
import { settlePayment } from '../booking/settle-payment.ts';
import { buyCredits } from '../orders/buy-credits.ts';
import { findPaymentByKey } from '../payments.ts';
import type { PaymentsServices } from '../services.ts';
import { callOf } from './call-of.ts';
import { endTopUp } from './end-top-up.ts';
import { closeTopUpDebit, findTopUpDebit, takeUp } from './top-up-debits.ts';
import { findTopUp, type TopUpRecord } from './top-ups.ts';

const payload = z.object({ siteId: z.int(), memberId: z.string(), debitId: z.string() });

declare module '../../platform/jobs/outbox.ts' {
  interface JobPayloads {
    'debit-top-up': z.infer<typeof payload>;
  }
}

/** What came of it: an order, nothing this time, or the end of all. */
type Outcome = 'done' | 'skipped' | { readonly end: TopUpEnd };

/** How often a provider is asked that does not answer, before this debit is left out. */
const tries = 4;

/**
 * Carries out a debit that was announced a day ago. Everything is asked again, and its id is the key of the order, so
 * that it is one payment however often, and by how many processes, this runs (T45, T110).
 */
export const debitTopUp = (services: PaymentsServices): Tasks['debit-top-up'] =>
  job(payload, async ({ debitId, ...scope }, { db, now, attempt }) => {
    const site = services.sites.byId(scope.siteId);
    const isMine = await db.transact((tx) => takeUp(tx, scope, { id: debitId, now }));
    if (!isMine || !site) return;
    const outcome = await carryOut(services, scope, { site, debitId, now, attempt });
    await db.transact(async (tx) => {
      await closeTopUpDebit(tx, scope, { id: debitId, state: outcome === 'done' ? 'done' : 'skipped' });
      if (typeof outcome === 'object') await endTopUp(tx, scope, { reason: outcome.end, now });
    });
  });

interface Due {
  readonly site: Site;
  readonly debitId: string;
  readonly now: Date;
  readonly attempt: number;
}

async function carryOut(services: PaymentsServices, scope: Scope, due: Due): Promise<Outcome> {
  const { db } = services;
  const topUp = await findTopUp(db, scope);
  const debit = await findTopUpDebit(db, scope, due.debitId);
  if (!topUp || debit?.topUpId !== topUp.id) return 'skipped';
  // It was ordered before this process, or another one, was cut off: what it brought about must not judge it.
  const ordered = await findPaymentByKey(db, scope, due.debitId);
  const totalMinor = ordered ? ordered.totalMinor : await judge(services, scope, { ...due, topUp });
  if (typeof totalMinor !== 'number') return totalMinor;
  const call = await callOf(services, scope, { ...due, topUp });
  if (!call) return { end: 'account' };
  try {
    const { payment, redirect } = await buyCredits(services, call, {
      credits: topUp.credits,
      method: 'creditcard',
      start_now: true,
      key: due.debitId,
      total_minor: totalMinor,
      country: topUp.vatCountry,
      saved_method: call.card,
      isAway: true,
    });
    if (redirect === null && ['created', 'pending', 'completed'].includes(payment.state)) return 'done';
    // A bank that asks its owner to confirm cannot ask who is not there: the order ends at once.
    if (redirect !== null) await endOrder(services, scope, due);
    return { end: 'refused' };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return outcomeOf(error, due.attempt);
  }
}

/** Ends an order that waits for somebody, at its provider too; what it says then is booked. */
async function endOrder(services: PaymentsServices, scope: Scope, { debitId, now }: Due): Promise<void> {
  const { db, providers } = services;
  const order = await findPaymentByKey(db, scope, debitId);
  const provider = providers.find(({ name }) => name === order?.provider);
  if (!order || order.reference === null || !provider) return;
  await provider.cancelPayment(order.reference, now);
  await settlePayment(services, scope, { paymentId: order.id, now });
}

const ends: Readonly<Record<string, TopUpEnd>> = { price_changed: 'price', card_unavailable: 'card' };
const later: ReadonlySet<string> = new Set(['payment_wait', 'card_wait', 'payment_unavailable']);

function outcomeOf(error: Refused, attempt: number): Outcome {
  if (error.code === 'payment_unavailable' && attempt < tries) throw error;
  return later.has(error.code) ? 'skipped' : { end: ends[error.code] ?? 'refused' };
}

/** What it costs now, where it may still be debited; else what comes of it. */
async function judge(
  { db }: PaymentsServices,
  scope: Scope,
  { site, topUp, now }: Due & { topUp: TopUpRecord },
): Promise<number | Outcome> {
  if (!(await hasConsent(db, scope, { kind: 'top_up', subject: topUp.id }))) return { end: 'member' };
  const card = await findCardById(db, scope, topUp.cardId);
  if (!card || cardStateAt(card.expires, now) === 'expired') return { end: 'card' };
  // Who bought meanwhile needs none.
  if ((await readBalance(db, scope)).balance >= topUp.threshold) return 'skipped';
  const { currency, packs } = pricesIn(site.settings, topUp.country);
  const pack = packs.find(({ credits }) => credits === topUp.credits);
  if (!pack || currency !== topUp.currency || pack.totalMinor > topUp.totalMinor) return { end: 'price' };
  return pack.totalMinor;
}
