import { randomUUID } from 'node:crypto';
import type { Locale } from '@vonk/contract/locales';
import { totalMinorOf } from '@vonk/contract/payments';
import type { Scope } from '../../accounts/index.ts';
import { recordConsent } from '../../consents/index.ts';
import type { Tx } from '../../platform/database/db.ts';
import { newId, publicId } from '../../platform/ids.ts';
import { pricesIn, type Site } from '../../sites/index.ts';
import { bookPayment } from '../booking/book-payment.ts';
import { addPayment, noteReference, type PaymentOrder } from '../payments.ts';
import { readVatRate, vatWithin } from '../prices/vat.ts';
import { keepSandboxPayment, writeSandboxState } from './sandbox-payments.ts';
import { statementOf } from '../orders/statement.ts';

/** What somebody of the demo bought. */
export interface PastPurchase {
  readonly site: Site;
  readonly credits: number;
  readonly country: string;
  readonly locale: Locale;
  readonly now: Date;
}

/** Books a purchase by iDEAL that a member of the demo made earlier, as the sandbox would have told of it (CRED-2). */
export async function bookPastPurchase(tx: Tx, scope: Scope, purchase: PastPurchase): Promise<void> {
  const { site, now, locale } = purchase;
  const order = orderOf(purchase, await readVatRate(tx, purchase));
  const { id, publicId: orderId, totalMinor: amountMinor, currency, method } = order;
  const reference = `sb_${publicId()}`;
  await addPayment(tx, scope, order);
  await recordConsent(tx, scope, {
    kind: 'immediate_delivery',
    given: true,
    subject: orderId,
    address: '127.0.0.1',
    now,
  });
  await noteReference(tx, scope, { id, reference, redirect: `/sandbox/checkout/${reference}` });
  const kept = { reference, key: order.key, orderId, amountMinor, currency, method, locale, createdAt: now };
  const paid = await keepSandboxPayment(tx, {
    ...kept,
    siteId: site.siteId,
    description: orderId,
    dueOn: null,
    returnUrl: '/',
    customer: null,
    card: null,
  });
  await writeSandboxState(tx, paid, 'paid');
  const told = { orderId, amountMinor, currency, isLive: false, state: 'completed', refundedMinor: 0 } as const;
  await bookPayment(tx, scope, { paymentId: id, told, site, now });
}

function orderOf({ site, credits, country, locale, now }: PastPurchase, vatBasisPoints: number): PaymentOrder {
  const { currency, packs } = pricesIn(site.settings, country);
  const totalMinor = totalMinorOf(credits, packs);
  return {
    id: newId(now),
    publicId: publicId(),
    key: randomUUID(),
    provider: 'sandbox',
    isLive: false,
    method: 'ideal',
    credits,
    totalMinor,
    currency,
    vatCountry: country,
    vatEvidence: 'address',
    vatBasisPoints,
    vatMinor: vatWithin(totalMinor, vatBasisPoints),
    locale,
    nextPath: null,
    discountCode: null,
    discountMinor: 0,
    paysDebt: false,
    transferDueOn: null,
    statement: statementOf(site, 'ideal'),
    createdAt: now,
  };
}
