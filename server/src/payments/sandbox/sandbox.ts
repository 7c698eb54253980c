import * as z from 'zod/mini';
import type { PaymentProviderName } from '@vonk/contract/payment-methods';
import type { PaymentState } from '@vonk/contract/payments';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/db.ts';
import { publicId } from '../../platform/ids.ts';
import type { Sites } from '../../sites/index.ts';
import {
  type PaymentProvider,
  type ProviderNotification,
  type ProviderOrder,
  ProviderRefusal,
  type StartedPayment,
  type TransferDetails,
} from '../provider.ts';
import { cardsAtSandbox, keptCardOf } from './cards/cards-at-sandbox.ts';
import { payWithCard } from './cards/pay-with-card.ts';
import { decide } from './decide.ts';
import { submitDebit } from './debits/submit-debit.ts';
import { ensureKey, readKeys } from './keys.ts';
import { providerName, readNotice } from '../booking/read-notice.ts';
import {
  findSandboxPayment,
  type SandboxPayment,
  keepSandboxPayment,
  listSandboxPayments,
  sandboxStateAt,
  type SandboxState,
} from './sandbox-payments.ts';
import { findSandboxRefund, readSandboxRefunds, refundSandboxPayment } from './sandbox-refunds.ts';
import { isSigned, signatureHeader } from './signature.ts';

export interface SandboxServices {
  readonly db: Db;
  readonly sites: Sites;
  readonly config: {
    readonly PUBLIC_URL: string;
    readonly HOST: string;
    readonly PORT: number;
    /** How long a debit takes; without it, until the day it is due. */
    readonly SANDBOX_DEBIT_SECONDS?: number | undefined;
  };
}

/** What can be paid at the sandbox; direct debit has a mandate and no page to go to (PAY-5). */
const methods = [
  'ideal',
  'bancontact',
  'blik',
  'prezelewy24',
  'eps',
  'creditcard',
  'cartebancaire',
  'paypal',
  'applepay',
  'paysafecard',
  'sct',
  'sdd',
] as const;

const stateOf: Readonly<Record<SandboxState, PaymentState>> = {
  open: 'created',
  pending: 'pending',
  paid: 'completed',
  failed: 'failed',
  cancelled: 'cancelled',
  expired: 'expired',
  refunded: 'refunded',
  charged_back: 'charged_back',
};

const notification = z.object({ id: providerName, payment: providerName });

/** A payment provider of our own without money: its own page, its own state, real notifications (PAY-2). */
export async function openSandbox(services: SandboxServices, clock: Clock): Promise<PaymentProvider> {
  const { db } = services;
  await db.transact((tx) => ensureKey(tx, clock.now()));
  return {
    name: 'sandbox' satisfies PaymentProviderName,
    isLive: false,
    methods,
    createPayment: (order) => createPayment(services, order),
    async fetchPayment(reference, now) {
      const payment = await findSandboxPayment(db, reference);
      if (!payment) throw new Error(`the sandbox has no payment ${reference}`);
      const { orderId, amountMinor, currency, isWonBack } = payment;
      const keptCard = await keptCardOf(db, payment);
      const state = stateOf[sandboxStateAt(payment, now)];
      const { paid } = await readSandboxRefunds(db, reference);
      const refundedMinor = state === 'refunded' ? amountMinor : paid;
      const returnCode = payment.returnCode ?? undefined;
      const transfer = transferOf(payment);
      const told = { orderId, amountMinor, currency, isLive: false, state, isWonBack, refundedMinor };
      return { ...told, returnCode, transfer, keptCard };
    },
    async refundPayment(refund) {
      const payment = await findSandboxPayment(db, refund.reference);
      if (!payment) throw new ProviderRefusal('sandbox', 'unknown payment');
      return db.transact((tx) => refundSandboxPayment(tx, payment, refund));
    },
    async fetchRefund(asked) {
      const state = await findSandboxRefund(db, asked);
      if (!state) throw new ProviderRefusal('sandbox', 'unknown refund');
      return state;
    },
    cards: cardsAtSandbox(db),
    async *listPayments(span) {
      for (const payment of await listSandboxPayments(db, span)) {
        const { reference, orderId, amountMinor, currency, createdAt } = payment;
        const state = stateOf[sandboxStateAt(payment, clock.now())];
        yield { reference, orderId, amountMinor, currency, createdAt, isLive: false, state };
      }
    },
    async cancelPayment(reference, now) {
      const payment = await findSandboxPayment(db, reference);
      if (payment) await db.transact((tx) => decide(tx, payment, { outcome: 'cancelled', now }));
    },
    verifyNotification: (notification) => verify(db, notification),
  };
}

/** Where a transfer to the sandbox goes: to nobody, by an account number that is right and belongs to no bank. */
const transferOf = ({ method, reference, wrongMinor }: SandboxPayment): TransferDetails | undefined =>
  method === 'sct'
    ? {
        holder: 'Sandbox',
        iban: 'NL21SAND0123456789',
        bic: 'SANDNL2A',
        reference: `RF-${reference.slice(3, 11).toUpperCase()}`,
        wrongMinor: wrongMinor ?? undefined,
      }
    : undefined;

async function createPayment({ db, config }: SandboxServices, order: ProviderOrder): Promise<StartedPayment> {
  const { now, mandate, keepFor = null, card, dueOn = null, ...asked } = order;
  const payment = await db.transact(async (tx) => {
    const kept = await keepSandboxPayment(tx, {
      ...asked,
      dueOn,
      reference: `sb_${publicId()}`,
      createdAt: now,
      customer: keepFor,
      card: card?.token ?? null,
    });
    if (card) return payWithCard(tx, kept, card);
    if (mandate) await submitDebit(tx, kept, { mandate, now, seconds: config.SANDBOX_DEBIT_SECONDS });
    return kept;
  });
  const { reference } = payment;
  const page = `${new URL(payment.returnUrl).origin}/sandbox/checkout/${reference}`;
  const hasPage = !mandate && (!card || payment.state === 'open');
  return { reference, redirect: hasPage ? page : null, transfer: transferOf(payment) };
}

async function verify(
  db: Db,
  { body, header, now }: ProviderNotification,
): Promise<{ eventId: string; reference: string } | undefined> {
  if (!isSigned(header(signatureHeader), { keys: await readKeys(db), body, now })) return undefined;
  const notice = readNotice(body, notification);
  return notice && { eventId: notice.id, reference: notice.payment };
}
