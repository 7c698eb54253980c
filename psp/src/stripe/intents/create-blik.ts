import { statementOf, statementProblem } from '../statement.ts';
import type { StripeSession, StripeStore } from '../store.ts';
import { fieldsOf, listOf, refused, type Told } from '../told.ts';

const textOf = (form: URLSearchParams, name: string): string => form.get(name) ?? '';

function problemOf(form: URLSearchParams): Told | undefined {
  const methods = listOf(form, 'allowed_payment_method_types');
  if (!methods.includes('blik')) return refused('The PaymentMethod type is not allowed', 'payment_method_data');
  if (form.get('currency') !== 'pln') return refused('BLIK is in złoty', 'currency');
  if (form.get('confirm') !== 'true') return refused('This stand-in takes confirmed ones alone', 'confirm');
  const param = 'payment_method_options[blik][code]';
  if (!/^\d{6}$/.test(textOf(form, param))) return refused('Invalid BLIK code', param, 'parameter_invalid_string');
  return statementProblem(form, { methods });
}

/** Begins a payment by a code: its buyer confirms it in their bank's app, unless the code is none that a bank gave. */
export function createBlik(store: StripeStore, isLive: boolean, form: URLSearchParams): Told | StripeSession {
  const problem = problemOf(form);
  if (problem) return problem;
  const intent = store.newId('pi');
  const isWrong = store.wrongCodes.has(textOf(form, 'payment_method_options[blik][code]'));
  const session: StripeSession = {
    id: intent,
    intent,
    charge: store.newId('ch'),
    isDirect: true,
    isKept: false,
    customer: undefined,
    card: undefined,
    isInApp: true,
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
    status: isWrong ? 'complete' : 'open',
    intentStatus: isWrong ? 'requires_payment_method' : 'requires_action',
    ...(isWrong ? { reason: 'payment_method_invalid_parameter' } : {}),
    country: undefined,
    fee: undefined,
    refunds: [],
    dispute: undefined,
  };
  store.sessions.set(session.id, session);
  return session;
}
