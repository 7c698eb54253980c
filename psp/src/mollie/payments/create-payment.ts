import { PaymentMethod } from '@mollie/api-client';
import type { Amount } from '../amounts.ts';
import { type Asked, isAmount } from '../asked.ts';
import type { MollieMandate, MolliePayment, MollieStore } from '../store.ts';
import { refused, type Told } from '../told.ts';

function methodProblem({ methods }: MollieStore, method: string | undefined): string | undefined {
  if (method === undefined) return undefined;
  if (!Object.values(PaymentMethod).some((known) => known === method)) return 'The payment method is invalid';
  return methods?.includes(method) === false ? 'The payment method is not enabled in your account' : undefined;
}

/** By what a payment without a page is paid; or what of that does not fit. */
function mandateOf(
  store: MollieStore,
  { customerId, mandateId, sequenceType }: Asked,
): Told | MollieMandate | undefined {
  if (customerId !== undefined && !store.customers.has(customerId))
    return refused('customerId', 'The customer id is invalid');
  if (sequenceType === 'first' && customerId === undefined) return refused('customerId', 'A customer id is required');
  if (sequenceType !== 'recurring') return undefined;
  const mandate = store.mandates.get(mandateId ?? '');
  if (!mandate || mandate.customer !== customerId || mandate.status !== 'valid')
    return refused('mandateId', 'The mandate is invalid');
  return mandate;
}

/** How a payment begins: at a page, with a card's answer at once, or with a debit under way. */
const statusAtFirst = (mandate: MollieMandate | undefined): MolliePayment['status'] =>
  !mandate ? 'open' : mandate.method === 'creditcard' ? mandate.answers : 'pending';

function problemOf(store: MollieStore, asked: Asked, hasPage: boolean): Told | undefined {
  const { amount, description, redirectUrl, method } = asked;
  if (!isAmount(amount)) return refused('amount', 'The amount is invalid');
  if (typeof description !== 'string' || description === '' || description.length > 255)
    return refused('description', 'The description is invalid');
  if (hasPage && !URL.canParse(redirectUrl ?? '')) return refused('redirectUrl', 'The redirect location is invalid');
  const [wanted] = [method].flat();
  const problem = methodProblem(store, wanted);
  if (problem !== undefined) return refused('method', problem);
  const tomorrow = new Date(store.now() + 86_400_000).toISOString().slice(0, 10);
  const isDueLate = asked.dueDate === undefined || (wanted === 'banktransfer' && asked.dueDate >= tomorrow);
  return isDueLate ? undefined : refused('dueDate', 'The due date is invalid');
}

/** Begins a payment, or says what of it does not fit. */
export function createPayment(store: MollieStore, mode: 'live' | 'test', asked: Asked): Told | MolliePayment {
  const mandate = mandateOf(store, asked);
  if (mandate && 'body' in mandate) return mandate;
  const problem = problemOf(store, asked, mandate === undefined);
  if (problem) return problem;
  const { amount, description = '', redirectUrl = '', method, locale = 'nl_NL', sequenceType = 'oneoff' } = asked;
  const payment: MolliePayment = {
    id: store.newId('tr'),
    mode,
    createdAt: new Date(store.now()).toISOString(),
    amount: amount as Amount,
    description,
    redirectUrl,
    webhookUrl: asked.webhookUrl,
    metadata: asked.metadata,
    method: mandate?.method ?? [method].flat()[0],
    locale,
    dueDate: asked.dueDate,
    customer: asked.customerId,
    sequence: sequenceType,
    mandate: mandate?.id,
    returnCode: undefined,
    status: statusAtFirst(mandate),
    paidAt: undefined,
    country: undefined,
    refunds: [],
    chargebacks: [],
  };
  store.payments.set(payment.id, payment);
  return payment;
}
