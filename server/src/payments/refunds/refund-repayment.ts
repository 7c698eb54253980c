import type { Scope } from '../../accounts/index.ts';
import { lockRepayment } from '../../credits/index.ts';
import type { Tx } from '../../platform/database/db.ts';
import { newId } from '../../platform/ids.ts';
import { bookReturn } from '../books/entries.ts';
import { lockPayment, readPayment } from '../payments.ts';
import { type PaymentProvider, ProviderRefusal } from '../provider.ts';
import type { PaymentsServices } from '../services.ts';
import { closeRepayment } from '../withdrawals/settle-repayment.ts';
import { beginRefund, findRefund, noteRefund, type Refund, type ToldRefund } from './refunds.ts';

/**
 * Pays back what is due by the way it came: asks the provider once, however often this runs, and closes the repayment
 * when the provider says that it is paid (T42, T112). What the provider does not do stays due, for people. Throws when
 * the provider cannot be reached.
 */
export async function refundRepayment(
  services: PaymentsServices,
  scope: Scope,
  { number, now }: { number: string; now: Date },
): Promise<void> {
  const { db, providers } = services;
  const refund = await db.transact(async (tx) => {
    if (await lockRepayment(tx, scope, number)) await beginRefund(tx, scope, { id: newId(now), number, now });
    return findRefund(tx, scope, number);
  });
  if (!refund || refund.state === 'paid' || refund.state === 'failed') return;
  const payment = await readPayment(db, scope, refund.paymentId);
  const leave = async (problem: string) =>
    void (await db.transact((tx) => noteRefund(tx, scope, { ...refund, state: 'failed', problem, now })));
  if (refund.reference === null && payment.state === 'charged_back') return leave('charged back');
  const provider = providers.find(({ name }) => name === payment.provider);
  // It may have been asked before it was switched off: people look there first.
  if (!provider || payment.reference === null)
    return leave(`${payment.provider} is switched off: see there whether it was paid back`);
  const told = await ask(provider, refund, { payment: payment.reference, order: payment.publicId, now });
  // The books first: what is noted as paid is looked at no more.
  const isClosed =
    told.state !== 'paid' ||
    (await closeRepayment(services, {
      siteId: scope.siteId,
      number,
      outcome: 'paid',
      actor: provider.name,
      isRefund: true,
      reference: told.reference ?? refund.id,
      now,
    }));
  await db.transact(async (tx) => {
    const isNew = await noteRefund(tx, scope, told);
    if (!isClosed && isNew) await bookTwice(services, tx, { scope, refund, now });
  });
}

/**
 * A refund arrived of a payment that its bank had taken back meanwhile: the money went twice, which is our loss and for
 * people to claim. Where the provider's own word on the whole refund came first, nothing went twice.
 */
async function bookTwice(
  { log }: Pick<PaymentsServices, 'log'>,
  tx: Tx,
  { scope, refund, now }: { scope: Scope; refund: Refund; now: Date },
): Promise<void> {
  const { id, paymentId, amountMinor: minor } = refund;
  const payment = await lockPayment(tx, scope, paymentId);
  if (payment.state !== 'charged_back') return;
  await bookReturn(tx, scope, { paymentId, cause: 'refund', key: id, minor, credits: 0, now });
  log.error({ payment: payment.publicId, minor }, 'a payment was refunded and charged back: claim one of them');
}

async function ask(
  provider: PaymentProvider,
  { id, reference, amountMinor, currency }: Refund,
  { payment, order, now }: { payment: string; order: string; now: Date },
): Promise<ToldRefund> {
  try {
    const asked = { key: id, reference: payment, amountMinor, currency, description: order, now };
    const told =
      reference === null
        ? await provider.refundPayment(asked)
        : { reference, state: await provider.fetchRefund({ payment, refund: reference, now }) };
    return { id, ...told, problem: told.state === 'failed' ? 'failed at the provider' : undefined, now };
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error;
    return { id, reference, state: 'failed', problem: error.code.slice(0, 100), now };
  }
}
