import { isErased, readCredentials, type Scope } from '../../accounts/index.ts';
import { queueMail } from '../../mails/index.ts';
import type { Tx } from '../../platform/database/db.ts';
import { readPayment } from '../payments.ts';

/** What a chargeback took. */
export interface Taken {
  readonly paymentId: string;
  readonly credits: number;
  readonly isPremiumEnded: boolean;
  readonly now: Date;
}

/** What came back with a chargeback that was won. */
export type WonBack = Omit<Taken, 'isPremiumEnded'> & { readonly isPremiumBack: boolean };

/** Tells a member that their bank gave a payment back after all, and what of that comes back to them (T113). */
export async function tellWonBack(tx: Tx, scope: Scope, wonBack: WonBack): Promise<void> {
  const { isPremiumBack, now } = wonBack;
  const { to, payment, facts } = await readFacts(tx, scope, wonBack);
  const data = { ...facts, premium_back: isPremiumBack };
  await queueMail(tx, to, { template: 'chargeback_won', cause: `chargeback_won:${payment}`, data, now });
}

/** Tells a member why their balance changed after their bank took a payment back, and that nothing else does (T113). */
export async function tellChargeback(tx: Tx, scope: Scope, taken: Taken): Promise<void> {
  if (await isErased(tx, scope)) return;
  const { isPremiumEnded, now } = taken;
  const { to, payment, facts } = await readFacts(tx, scope, taken);
  const data = { ...facts, premium_ended: isPremiumEnded };
  await queueMail(tx, to, { template: 'chargeback', cause: `chargeback:${payment}`, data, now });
}

/** To whom it is told, of which payment, and what both mails say. */
async function readFacts(
  tx: Tx,
  scope: Scope,
  { paymentId, credits, now }: Pick<Taken, 'paymentId' | 'credits' | 'now'>,
) {
  const { publicId, number, locale, totalMinor, currency } = await readPayment(tx, scope, paymentId);
  const { email } = await readCredentials(tx, scope);
  const facts = {
    payment: publicId,
    number: number ?? publicId,
    at: now.toISOString(),
    total_minor: totalMinor,
    currency,
    credits,
  };
  return { to: { ...scope, email, locale }, payment: publicId, facts };
}
