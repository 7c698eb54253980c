import { STATUS_CODES } from 'node:http';
import { ApiMode, Locale, PaymentMethod, PaymentStatus, RefundStatus, SequenceType } from '@mollie/api-client';
import type { ChargebackData } from '@mollie/api-client/dist/types/data/chargebacks/Chargeback.js';
import type {
  BankTransferDetails,
  CreditCardDetails,
  IdealDetails,
  PaymentData,
  SepaDirectDebitDetails,
} from '@mollie/api-client/dist/types/data/payments/data.js';
import type { RefundData } from '@mollie/api-client/dist/types/data/refunds/data.js';
import { amountOf, minorOf, sumOf } from './amounts.ts';
import type { MollieChargeback, MolliePayment, MollieRefund } from './store.ts';

const hal = 'application/hal+json';
const documentation = { href: 'https://docs.mollie.com/', type: 'text/html' };
const isOneOf = <Values extends Record<string, string>>(values: Values, text: string): text is Values[keyof Values] =>
  Object.values(values).includes(text);

/** The member of one of the client's own enumerations; throws for what is none. */
function valueOf<Values extends Record<string, string>>(values: Values, text: string): Values[keyof Values] {
  if (!isOneOf(values, text)) throw new Error(`the client does not know ${text}`);
  return text;
}

/** A refund as the client reads it. */
export function refundAnswer(payment: MolliePayment, refund: MollieRefund, origin: string): RefundData {
  const path = `${origin}/v2/payments/${payment.id}`;
  return {
    resource: 'refund',
    id: refund.id,
    mode: valueOf(ApiMode, payment.mode),
    amount: refund.amount,
    description: refund.description,
    metadata: refund.metadata,
    status: valueOf(RefundStatus, refund.status),
    paymentId: payment.id,
    createdAt: refund.createdAt,
    _links: {
      self: { href: `${path}/refunds/${refund.id}`, type: hal },
      payment: { href: path, type: hal },
      documentation,
    },
  };
}

/** A chargeback as the client reads it. */
export function chargebackAnswer(payment: MolliePayment, chargeback: MollieChargeback, origin: string): ChargebackData {
  const path = `${origin}/v2/payments/${payment.id}`;
  return {
    resource: 'chargeback',
    id: chargeback.id,
    amount: chargeback.amount,
    settlementAmount: amountOf(-minorOf(chargeback.amount), chargeback.amount.currency),
    createdAt: chargeback.createdAt,
    reason: { code: payment.returnCode ?? 'MS03', description: 'Told by the bank' },
    // The client's type has a text; the API leaves it out until it is so.
    ...({ reversedAt: chargeback.reversedAt } as { reversedAt: string }),
    paymentId: payment.id,
    _links: {
      self: { href: `${path}/chargebacks/${chargeback.id}`, type: hal },
      payment: { href: path, type: hal },
      documentation,
    },
  };
}

/** Who paid: a card of a country, or an account of it. */
const payerOf = (
  method: string | undefined,
  country: string,
): Pick<CreditCardDetails, 'cardCountryCode'> | IdealDetails =>
  method === 'creditcard'
    ? { cardCountryCode: country }
    : { consumerName: 'Someone', consumerAccount: `${country}00TEST0123456789`, consumerBic: 'TESTNL99' };

/** What is told of the method: where a transfer goes, or who paid. */
function detailsOf(payment: MolliePayment): Pick<PaymentData, 'details'> {
  const { method, country, cardLabel, status } = payment;
  if (method === 'banktransfer') return { details: transferDetails(payment) as BankTransferDetails };
  if (method === 'directdebit') return { details: debitDetails(payment) as SepaDirectDebitDetails };
  if (status !== 'paid' || (country === undefined && cardLabel === undefined)) return {};
  const card = cardLabel === undefined ? {} : { cardLabel };
  return { details: { ...payerOf(method, country ?? 'NL'), ...card } as CreditCardDetails };
}

/** Of a debit: why it failed, by its bank. */
const debitDetails = ({ status, returnCode }: MolliePayment): Partial<SepaDirectDebitDetails> => ({
  consumerName: 'Someone',
  consumerAccount: 'NL00TEST0123456789',
  ...(status === 'failed' && returnCode !== undefined ? { bankReasonCode: returnCode, bankReason: 'Told' } : {}),
});

/** The page of a payment that is open; a bank transfer has none. */
const checkoutOf = ({ id, status, method }: MolliePayment, pages: string) =>
  status === 'open' && method !== 'banktransfer'
    ? { checkout: { href: `${pages}/mollie/checkout/${id}`, type: 'text/html' } }
    : {};

/** Where a bank transfer goes. */
const transferDetails = ({ id }: MolliePayment): Partial<BankTransferDetails> => ({
  bankName: 'Stichting Stand-in Payments',
  bankAccount: 'NL53ABNA0627535577',
  bankBic: 'ABNANL2A',
  transferReference: `RF12-${id.slice(3, 7)}-${id.slice(7, 11)}`.toUpperCase(),
});

function embeddedOf(payment: MolliePayment, embeds: readonly string[], origin: string): Pick<PaymentData, '_embedded'> {
  const { refunds, chargebacks } = payment;
  const embedded = {
    ...(embeds.includes('refunds') ? { refunds: refunds.map((refund) => refundAnswer(payment, refund, origin)) } : {}),
    ...(embeds.includes('chargebacks')
      ? { chargebacks: chargebacks.map((chargeback) => chargebackAnswer(payment, chargeback, origin)) }
      : {}),
  };
  return embeds.length === 0 ? {} : { _embedded: embedded };
}

/** A payment as the client reads it; `pages` is where the buyer's browser goes. */
export function paymentAnswer(
  payment: MolliePayment,
  { origin, pages, embeds }: { origin: string; pages: string; embeds: readonly string[] },
): PaymentData {
  const { id, amount, refunds, chargebacks, status } = payment;
  const path = `${origin}/v2/payments/${id}`;
  const refunded = sumOf(
    refunds.filter(({ status }) => status !== 'failed' && status !== 'canceled').map((r) => r.amount),
  );
  const chargedBack = sumOf(chargebacks.filter(({ reversedAt }) => reversedAt === undefined).map((c) => c.amount));
  const isPaid = status === 'paid';
  return {
    resource: 'payment',
    id,
    mode: valueOf(ApiMode, payment.mode),
    createdAt: payment.createdAt,
    status: valueOf(PaymentStatus, status),
    isCancelable: (status === 'open' || status === 'pending') && !payment.isAtBank,
    amount,
    description: payment.description,
    redirectUrl: payment.redirectUrl,
    ...(payment.webhookUrl === undefined ? {} : { webhookUrl: payment.webhookUrl }),
    ...(payment.method === undefined ? {} : { method: valueOf(PaymentMethod, payment.method) }),
    ...(payment.paidAt === undefined ? {} : { paidAt: payment.paidAt }),
    ...(isPaid
      ? {
          amountRefunded: amountOf(refunded, amount.currency),
          amountRemaining: amountOf(minorOf(amount) - refunded, amount.currency),
        }
      : {}),
    ...(chargedBack > 0 ? { amountChargedBack: amountOf(chargedBack, amount.currency) } : {}),
    ...detailsOf(payment),
    metadata: payment.metadata,
    locale: valueOf(Locale, payment.locale),
    profileId: 'pfl_standin01',
    sequenceType: valueOf(SequenceType, payment.sequence),
    ...(payment.customer === undefined ? {} : { customerId: payment.customer }),
    ...(payment.mandate === undefined ? {} : { mandateId: payment.mandate }),
    _links: {
      self: { href: path, type: hal },
      documentation,
      dashboard: { href: `${pages}/mollie/checkout/${id}`, type: 'text/html' },
      ...checkoutOf(payment, pages),
    },
    ...embeddedOf(payment, embeds, origin),
  };
}

/** A page of a list. */
export interface Listed {
  readonly name: string;
  readonly items: readonly unknown[];
  readonly self: string;
  /** Where the next page is. */
  readonly next?: string | undefined;
}

/** A list as the API pages it. */
export const listAnswer = ({ name, items, self, next }: Listed) => ({
  count: items.length,
  _embedded: { [name]: items },
  _links: {
    self: { href: self, type: hal },
    previous: null,
    next: next === undefined ? null : { href: next, type: hal },
    documentation,
  },
});

/** An error in the shape of RFC 7807, as the client reads it; `field` is what of the request it is about. */
export const errorAnswer = (status: number, detail: string, field?: string) => ({
  status,
  title: STATUS_CODES[status],
  detail,
  ...(field === undefined ? {} : { field }),
  _links: { documentation },
});
