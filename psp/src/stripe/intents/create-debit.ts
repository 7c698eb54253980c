import { statementOf, statementProblem } from '../statement.ts';
import type { StripeDebtor, StripeSession, StripeStore } from '../store.ts';
import { fieldsOf, listOf, refused, type Told } from '../told.ts';

const textOf = (form: URLSearchParams, name: string): string => form.get(name) ?? '';

function problemOf(form: URLSearchParams, debtor: StripeDebtor): Told | undefined {
  const methods = listOf(form, 'allowed_payment_method_types');
  if (!methods.includes('sepa_debit')) return refused('The PaymentMethod type is not allowed', 'payment_method');
  if (form.get('currency') !== 'eur') return refused('SEPA debits are in euro', 'currency');
  if (form.get('confirm') !== 'true' || form.get('off_session') !== 'true')
    return refused('This stand-in takes confirmed debits of who is not there', 'off_session');
  if (debtor.customer !== form.get('customer'))
    return refused('The provided PaymentMethod cannot be attached', 'payment_method');
  if (debtor.mandate !== 'active')
    return refused('The mandate is invalid', 'payment_method', 'payment_intent_mandate_invalid');
  return statementProblem(form, { methods });
}

/** Begins a debit by a mandate that is kept: it is under way until its bank says how it ends. */
export function createDebit(
  store: StripeStore,
  { form, debtor, isLive }: { form: URLSearchParams; debtor: StripeDebtor; isLive: boolean },
): Told | StripeSession {
  const problem = problemOf(form, debtor);
  if (problem) return problem;
  const intent = store.newId('pi');
  const session: StripeSession = {
    id: intent,
    intent,
    charge: store.newId('py'),
    isDirect: true,
    isKept: false,
    customer: textOf(form, 'customer'),
    card: undefined,
    debtor,
    isLive,
    created: Math.floor(store.now() / 1000),
    expiresAt: Infinity,
    amount: Number(form.get('amount')),
    currency: textOf(form, 'currency'),
    description: textOf(form, 'description'),
    statement: statementOf(form),
    methods: listOf(form, 'allowed_payment_method_types'),
    successUrl: '',
    cancelUrl: '',
    metadata: fieldsOf(form, 'metadata'),
    intentMetadata: fieldsOf(form, 'metadata'),
    status: 'complete',
    intentStatus: 'processing',
    country: debtor.iban.slice(0, 2),
    fee: undefined,
    refunds: [],
    dispute: undefined,
  };
  store.sessions.set(session.id, session);
  return session;
}
