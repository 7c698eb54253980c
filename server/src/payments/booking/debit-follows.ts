import type { PaymentState } from '@vonk/contract/payments';
import { isErased, type Scope } from '../../accounts/index.ts';
import { grantCredits, takeBackCredits } from '../../credits/index.ts';
import { closeDebit, endDebit, readAhead, returnDebit } from '../../direct-debit/index.ts';
import type { Tx } from '../../platform/database/db.ts';
import type { PaymentRecord } from '../payments.ts';
import { tellBalance } from './tell-balance.ts';

interface Followed {
  readonly payment: PaymentRecord;
  /** Why it came back, by its bank. */
  readonly code: string | undefined;
  readonly now: Date;
}

const follows: Partial<Record<PaymentState, (tx: Tx, scope: Scope, followed: Followed) => Promise<void>>> = {
  pending: giveAhead,
  completed: (tx, scope, { payment }) => closeDebit(tx, scope, { paymentId: payment.id, state: 'settled' }),
  failed: comeBack,
  charged_back: comeBack,
  cancelled: end,
  expired: end,
};

/** What a move of a direct debit brings about, beside what it does of any payment (C44, T115). */
export async function followDebit(
  tx: Tx,
  scope: Scope,
  { move, ...followed }: Followed & { move: PaymentState },
): Promise<void> {
  if (followed.payment.method === 'sdd') await follows[move]?.(tx, scope, followed);
}

async function giveAhead(tx: Tx, scope: Scope, { payment, now }: Followed): Promise<void> {
  const { id, credits, totalMinor, currency } = payment;
  const ahead = await readAhead(tx, scope, id);
  if (ahead === 0 || (await isErased(tx, scope))) return;
  await grantCredits(tx, scope, {
    amount: ahead,
    cause: 'purchase',
    causeKey: `${id}:ahead`,
    payment: { id, totalMinor: (totalMinor * ahead) / credits, currency },
    now,
  });
  await tellBalance(tx, scope, { payment: payment.publicId, now });
}

async function comeBack(tx: Tx, scope: Scope, { payment, code, now }: Followed): Promise<void> {
  const taken = await takeBackCredits(tx, scope, { paymentId: payment.id, cause: 'chargeback', now });
  await returnDebit(tx, scope, { paymentId: payment.id, code, now });
  if (taken > 0) await tellBalance(tx, scope, { payment: payment.publicId, now });
}

async function end(tx: Tx, scope: Scope, { payment, now }: Followed): Promise<void> {
  await endDebit(tx, scope, { paymentId: payment.id, now });
  await tellBalance(tx, scope, { payment: payment.publicId, now });
}
