import type { MemberCall } from '../../accounts/index.ts';
import {
  addProviderMandate,
  type DebitInstruction,
  findProviderMandate,
  noteMandateReference,
  readInstruction,
  refuseMandate,
} from '../../direct-debit/index.ts';
import { bookPayment } from '../booking/book-payment.ts';
import type { PaymentRecord } from '../payments.ts';
import { type MandateReference, MandateRefusal, type ProviderOrder } from '../provider.ts';
import type { GuardedProvider } from '../providers/guard.ts';
import type { PaymentsServices } from '../services.ts';

type Asked = { readonly payment: PaymentRecord; readonly provider: GuardedProvider };

/**
 * By which mandate an order is debited, and what its provider calls that, who is told of it with the first debit
 * (PAY-5). Nothing of orders by other methods; refuses when the mandate ended since the order.
 */
export async function debitOfOrder(
  services: PaymentsServices,
  call: MemberCall<'mandate_required'>,
  asked: Asked,
): Promise<Pick<ProviderOrder, 'mandate' | 'debitBy'>> {
  const { db, seal } = services;
  const { payment, provider } = asked;
  if (payment.method !== 'sdd') return {};
  const read = await readInstruction(db, seal, { scope: call.member, paymentId: payment.id });
  const mandate = read ?? call.refuse('mandate_required');
  if (!provider.mandates) return { mandate };
  return { mandate, debitBy: await openMandate(services, call, { ...asked, mandate }) };
}

async function openMandate(
  { db }: PaymentsServices,
  { member, site, now }: MemberCall,
  { provider, mandate }: Asked & { readonly mandate: DebitInstruction },
): Promise<MandateReference> {
  const { mandates: keeper, name } = provider;
  if (!keeper) throw new Error(`${name} keeps no mandates`);
  const { mandateId } = mandate;
  const named = { mandateId, provider: name };
  const before = await findProviderMandate(db, member, named);
  if (before?.reference) return { customer: before.customer, token: before.reference };
  if (!before) {
    const customer = await keeper.openCustomer({ key: `debtor:${mandateId}` });
    // Noted before the mandate is there, so that it is ended there whatever happens to this process.
    await db.transact((tx) => addProviderMandate(tx, member, { ...named, customer, now }));
  }
  const { customer } = (await findProviderMandate(db, member, named)) ?? {};
  if (customer === undefined) throw new Error('a mandate ended while its provider was told of it');
  const email = site.company.support_email;
  const token = await keeper.openMandate({ key: `mandate:${mandateId}`, customer, email, mandate });
  await db.transact((tx) => noteMandateReference(tx, member, { ...named, reference: token }));
  return { customer, token };
}

/**
 * Ends the mandate of an order that its provider debits by no more, and the order with it, so that it stands in the way
 * of no other; refuses it in a word that helps.
 */
export async function refuseDebit(
  { db, seal }: PaymentsServices,
  call: MemberCall<'mandate_required'>,
  { payment, error }: { payment: PaymentRecord; error: unknown },
): Promise<void> {
  if (!(error instanceof MandateRefusal)) return;
  const { member, site, now } = call;
  const instruction = await readInstruction(db, seal, { scope: member, paymentId: payment.id });
  if (instruction)
    await db.transact(async (tx) => {
      await bookPayment(tx, member, { paymentId: payment.id, told: 'expired', site, now });
      await refuseMandate(tx, member, { ...instruction, now });
    });
  call.refuse('mandate_required');
}
