import type { CallInput, CallOutput } from '@vonk/contract/api';
import type { MemberCall } from '../../accounts/index.ts';
import { orRefuse } from '../../platform/refusal.ts';
import { readCardOrder } from '../cards/card-orders.ts';
import { listPaymentEvents } from '../booking/payment-events.ts';
import { findPayment } from '../payments.ts';
import type { PaymentsServices } from '../services.ts';
import { readDocuments } from '../invoices/documents.ts';
import { cardNameOf, documentsView, eventsView, paymentView } from './view.ts';
import { readWithdrawal } from '../withdrawals/withdrawals.ts';

/** One payment of the member, with its moves and documents. */
export async function readPaymentDetails(
  { db }: Pick<PaymentsServices, 'db'>,
  { member, site, now }: MemberCall,
  { id }: CallInput<'GET /api/payment.php'>,
): Promise<CallOutput<'GET /api/payment.php'>> {
  const payment = orRefuse(await findPayment(db, member, id), 'not_found');
  const withdrawal = (await readWithdrawal(db, member, { payment, site, now })) ?? null;
  const events = eventsView(await listPaymentEvents(db, member, payment.id));
  const documents = documentsView(payment, await readDocuments(db, member, { payment, site, now }));
  const card = cardNameOf(await readCardOrder(db, member, payment.id));
  return { payment: { ...paymentView(payment), withdrawal, events, documents, card } };
}
