import { createBlik } from './create-blik.ts';
import { createDebit } from './create-debit.ts';
import type { StripeMethod, StripeSession, StripeStore } from '../store.ts';
import { statementOf, statementProblem } from '../statement.ts';
import { fieldsOf, listOf, refused, type Told } from '../told.ts';

const textOf = (form: URLSearchParams, name: string): string => form.get(name) ?? '';

function problemOf(form: URLSearchParams, method: StripeMethod | undefined): Told | undefined {
  const amount = Number(form.get('amount'));
  if (!Number.isInteger(amount) || amount <= 0) return refused('Invalid integer', 'amount');
  if (form.get('confirm') !== 'true') return refused('This stand-in takes confirmed ones alone', 'confirm');
  if (!method?.customer || method.customer !== form.get('customer'))
    return refused('The provided PaymentMethod cannot be attached', 'payment_method');
  const isAway = form.get('off_session') === 'true';
  return isAway || URL.canParse(textOf(form, 'return_url')) ? undefined : refused('Not a valid URL', 'return_url');
}

/** What the card's bank says; whoever is not there cannot confirm. */
function answerOf({ answers }: StripeMethod, isAway: boolean): Pick<StripeSession, 'status' | 'intentStatus'> {
  if (answers === 'succeeds') return { status: 'complete', intentStatus: 'succeeded' };
  if (answers === 'asks' && !isAway) return { status: 'open', intentStatus: 'requires_action' };
  return { status: 'complete', intentStatus: 'requires_payment_method' };
}

/**
 * Begins a payment without a page, with an account or a card that is kept, and says at once how it stands: paid,
 * refused by the card's bank, or waiting for its owner to confirm at the page that is named. Or says what of it does
 * not fit.
 */
export function createIntent(store: StripeStore, isLive: boolean, form: URLSearchParams): Told | StripeSession {
  if (textOf(form, 'payment_method_data[type]') === 'blik') return createBlik(store, isLive, form);
  const debtor = store.debtors.get(textOf(form, 'payment_method'));
  if (debtor) return createDebit(store, { form, debtor, isLive });
  const method = store.methods.get(textOf(form, 'payment_method'));
  const problem = problemOf(form, method) ?? statementProblem(form, { methods: ['card'] });
  if (problem || !method) return problem ?? refused('No such payment_method');
  const intent = store.newId('pi');
  const network = form.get('payment_method_options[card][network]');
  const session: StripeSession = {
    id: intent,
    intent,
    charge: store.newId('ch'),
    isDirect: true,
    isKept: false,
    customer: textOf(form, 'customer'),
    card: method,
    isLive,
    created: Math.floor(store.now() / 1000),
    expiresAt: Infinity,
    amount: Number(form.get('amount')),
    currency: textOf(form, 'currency'),
    description: textOf(form, 'description'),
    statement: statementOf(form),
    methods: listOf(form, 'allowed_payment_method_types'),
    successUrl: textOf(form, 'return_url'),
    cancelUrl: textOf(form, 'return_url'),
    metadata: fieldsOf(form, 'metadata'),
    intentMetadata: fieldsOf(form, 'metadata'),
    ...answerOf(method, form.get('off_session') === 'true'),
    ...(network === null ? {} : { network }),
    country: undefined,
    fee: undefined,
    refunds: [],
    dispute: undefined,
  };
  store.sessions.set(session.id, session);
  return session;
}
