import type { Stripe } from 'stripe';

/** Stripe's own words for why a debit failed or came back, by the codes of ISO 20022 that banks give. */
const codes: Readonly<Record<string, string>> = {
  account_closed: 'AC04',
  account_invalid: 'AC01',
  account_number_invalid: 'AC01',
  bank_account_closed: 'AC04',
  bank_account_declined: 'AG01',
  bank_account_restricted: 'AC06',
  bank_account_unusable: 'AG01',
  bank_cannot_process: 'AG01',
  charge_exceeds_source_limit: 'AM04',
  customer_initiated: 'MD06',
  debit_not_authorized: 'MD01',
  fraudulent: 'MD01',
  incorrect_account_details: 'AC01',
  insufficient_funds: 'AM04',
  invalid_account_number: 'AC01',
  no_account: 'AC01',
  payment_intent_mandate_invalid: 'MD01',
  unrecognized: 'MD01',
};
/** The bank does not say. */
const unsaid = 'MS03';

/** Why a debit failed or came back, as banks say it (T115); undefined of what did neither. */
export function returnCodeOf(
  intent: Stripe.PaymentIntent,
  { charge, dispute }: { charge: Stripe.Charge | null; dispute: string | undefined },
): string | undefined {
  if (!intent.allowed_payment_method_types?.includes('sepa_debit')) return undefined;
  const reason = dispute ?? failureOf(intent, charge);
  return reason === undefined ? undefined : (codes[reason] ?? unsaid);
}

const failureOf = (intent: Stripe.PaymentIntent, charge: Stripe.Charge | null): string | undefined =>
  intent.status === 'requires_payment_method'
    ? (charge?.failure_code ?? intent.last_payment_error?.code ?? unsaid)
    : undefined;
