import * as z from 'zod/mini';
import type { PaymentState } from '@vonk/contract/payments';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/db.ts';
import { publicId } from '../../platform/ids.ts';
import type { Sites } from '../../sites/index.ts';
import type { PaymentProvider, ProviderNotification, ProviderOrder } from '../provider.ts';
import { decide } from './decide.ts';
import { ensureKey, readKeys } from './keys.ts';
import { providerName, readNotice } from '../booking/read-notice.ts';
import { findSandboxPayment, keepSandboxPayment, sandboxStateAt, type SandboxState } from './sandbox-payments.ts';
import { isSigned, signatureHeader } from './signature.ts';

export interface SandboxServices {
  readonly db: Db;
  readonly sites: Sites;
  readonly config: { readonly PUBLIC_URL: string; readonly HOST: string; readonly PORT: number };
}

/** What the checkout of the sandbox can be paid with; direct debit needs a mandate first (PAY-5). */
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
    name: 'sandbox',
    isLive: false,
    methods,
    createPayment: (order) => createPayment(services, order),
    async fetchPayment(reference, now) {
      const payment = await findSandboxPayment(db, reference);
      if (!payment) throw new Error(`the sandbox has no payment ${reference}`);
      const { orderId, amountMinor, currency } = payment;
      return { orderId, amountMinor, currency, isLive: false, state: stateOf[sandboxStateAt(payment, now)] };
    },
    async cancelPayment(reference, now) {
      const payment = await findSandboxPayment(db, reference);
      if (payment) await db.transact((tx) => decide(tx, payment, { outcome: 'cancelled', now }));
    },
    verifyNotification: (notification) => verify(db, notification),
  };
}

async function createPayment(
  { db }: SandboxServices,
  order: ProviderOrder,
): Promise<{ reference: string; redirect: string }> {
  const { now, ...asked } = order;
  const payment = await db.transact((tx) =>
    keepSandboxPayment(tx, { ...asked, reference: `sb_${publicId()}`, createdAt: now }),
  );
  return {
    reference: payment.reference,
    redirect: `${new URL(payment.returnUrl).origin}/sandbox/checkout/${payment.reference}`,
  };
}

async function verify(
  db: Db,
  { body, header, now }: ProviderNotification,
): Promise<{ eventId: string; reference: string } | undefined> {
  if (!isSigned(header(signatureHeader), { keys: await readKeys(db), body, now })) return undefined;
  const notice = readNotice(body, notification);
  return notice && { eventId: notice.id, reference: notice.payment };
}
