import type { StripeSession, StripeStore } from '../store.ts';
import { statementOf, statementProblem } from '../statement.ts';
import { fieldsOf, listOf, refused, type Told } from '../told.ts';

/** How long a page is open at least, in minutes. */
const leastMinutes = 30;

interface Figures {
  readonly amount: number;
  readonly created: number;
  readonly expiresAt: number;
}

function problemOf(form: URLSearchParams, { amount, created, expiresAt }: Figures): Told | undefined {
  if (form.get('mode') !== 'payment') return refused('You must pass mode', 'mode');
  if (!Number.isInteger(amount) || amount <= 0) return refused('Invalid integer', 'unit_amount');
  if (!URL.canParse(textOf(form, 'success_url'))) return refused('Not a valid URL', 'success_url');
  if (expiresAt < created + leastMinutes * 60) return refused('Must be at least 30 minutes away', 'expires_at');
  return undefined;
}

const textOf = (form: URLSearchParams, name: string): string => form.get(name) ?? '';

/** Begins a page, or says what of it does not fit. */
export function createSession(store: StripeStore, isLive: boolean, form: URLSearchParams): Told | StripeSession {
  const price = 'line_items[0][price_data]';
  const amount = Number(form.get(`${price}[unit_amount]`));
  const created = Math.floor(store.now() / 1000);
  const expiresAt = Number(form.get('expires_at') ?? created + 86_400);
  const methods = listOf(form, 'allowed_payment_method_types');
  const within = 'payment_intent_data';
  const problem = problemOf(form, { amount, created, expiresAt }) ?? statementProblem(form, { methods, within });
  if (problem) return problem;
  const customer = form.get('customer');
  if (customer !== null && !store.customers.has(customer)) return refused('No such customer', 'customer');
  const session: StripeSession = {
    id: store.newId(isLive ? 'cs_live' : 'cs_test'),
    intent: store.newId('pi'),
    charge: store.newId('ch'),
    isDirect: false,
    customer: form.get('customer') ?? undefined,
    isKept: form.get('payment_intent_data[setup_future_usage]') === 'off_session',
    card: undefined,
    isLive,
    created,
    expiresAt,
    amount,
    currency: textOf(form, `${price}[currency]`),
    description: textOf(form, `${price}[product_data][name]`),
    statement: statementOf(form, within),
    methods,
    successUrl: textOf(form, 'success_url'),
    cancelUrl: textOf(form, 'cancel_url'),
    metadata: fieldsOf(form, 'metadata'),
    intentMetadata: fieldsOf(form, 'payment_intent_data[metadata]'),
    status: 'open',
    intentStatus: 'requires_payment_method',
    country: undefined,
    fee: undefined,
    refunds: [],
    dispute: undefined,
  };
  store.sessions.set(session.id, session);
  return session;
}
