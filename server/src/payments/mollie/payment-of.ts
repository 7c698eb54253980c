import { type Payment, PaymentMethod, RefundStatus } from '@mollie/api-client';
import type { CardBrand } from '@vonk/contract/payment-methods';
import type { PaymentState } from '@vonk/contract/payments';
import * as z from 'zod/mini';
import type { ProviderPayment, TransferDetails } from '../provider.ts';
import { minorOf } from './amounts.ts';

const statesOf: Readonly<Record<string, PaymentState>> = {
  open: 'created',
  pending: 'pending',
  authorized: 'pending',
  paid: 'completed',
  failed: 'failed',
  canceled: 'cancelled',
  expired: 'expired',
};

const metadataOf = z.object({ order: z.string() });

const sum = (amounts: readonly { amount: { currency: string; value: string } }[]): number =>
  amounts.reduce((minor, { amount }) => minor + minorOf(amount), 0);

/** The country of the card or account that paid, where Mollie tells. */
const buyerDetails = z.object({
  cardFingerprint: z.optional(z.string()),
  cardCountryCode: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
  consumerAccount: z.optional(z.string()),
});

function countryOf({ details }: Payment): string | undefined {
  const { data } = buyerDetails.safeParse(details);
  return data?.cardCountryCode ?? /^([A-Z]{2})\d{2}/.exec(data?.consumerAccount ?? '')?.[1];
}

const brandOf: Readonly<Record<string, CardBrand>> = {
  Visa: 'visa',
  Mastercard: 'mastercard',
  Maestro: 'maestro',
  'Carte Bleue': 'cartes_bancaires',
  'American Express': 'american_express',
  'Diners Club': 'diners_club',
  Discover: 'discover',
  JCB: 'jcb',
  Unionpay: 'unionpay',
};

const cardDetails = z.object({ cardLabel: z.string() });

/** The brand of the card that paid, where Mollie tells one that is known. */
const cardBrandOf = ({ details }: Payment): CardBrand | undefined =>
  brandOf[cardDetails.safeParse(details).data?.cardLabel ?? ''];

/** Mollie's own name of the card, where it tells. */
const fingerprintOf = ({ details }: Payment): string | undefined =>
  buyerDetails.safeParse(details).data?.cardFingerprint;

const debitDetails = z.object({ bankReasonCode: z.string().check(z.regex(/^[A-Z]{2}\d{2}$/)) });

/** Why a debit failed or came back, by its bank (T115), where Mollie tells. */
function returnCodeOf({ method, details, _embedded: embedded }: Payment): string | undefined {
  if (method !== PaymentMethod.directdebit) return undefined;
  const chargeback = embedded?.chargebacks?.find(({ reversedAt }) => !reversedAt);
  return chargeback?.reason?.code ?? debitDetails.safeParse(details).data?.bankReasonCode;
}

const transferDetails = z.object({
  bankName: z.string(),
  bankAccount: z.string(),
  bankBic: z.string(),
  transferReference: z.string(),
});

/** Where a bank transfer goes; undefined of everything else. Mollie itself sends back what does not fit. */
export function transferOf({ method, details }: Pick<Payment, 'method' | 'details'>): TransferDetails | undefined {
  if (method !== PaymentMethod.banktransfer) return undefined;
  const { data } = transferDetails.safeParse(details);
  return (
    data && {
      holder: data.bankName,
      iban: data.bankAccount,
      bic: data.bankBic,
      reference: data.transferReference,
    }
  );
}

/** A payment of Mollie's, with its refunds and chargebacks embedded. */
export function paymentOf(payment: Payment): ProviderPayment {
  const amountMinor = minorOf(payment.amount);
  const { _embedded: embedded } = payment;
  const { refunds = [], chargebacks = [] } = embedded ?? {};
  const refunded = sum(refunds.filter(({ status }) => status === RefundStatus.refunded));
  const chargedBack = sum(chargebacks.filter(({ reversedAt }) => !reversedAt));
  const known = statesOf[payment.status];
  if (known === undefined) throw new Error(`mollie told a state that is not known: ${payment.status}`);
  const after = chargedBack > 0 ? 'charged_back' : refunded >= amountMinor ? 'refunded' : known;
  const buyerCountry = countryOf(payment);
  const { data: metadata } = metadataOf.safeParse(payment.metadata);
  return {
    orderId: metadata?.order ?? '',
    amountMinor,
    currency: payment.amount.currency,
    isLive: payment.mode === 'live',
    state: known === 'completed' ? after : known,
    isWonBack: chargebacks.length > 0 && chargebacks.every(({ reversedAt }) => Boolean(reversedAt)),
    refundedMinor: refunded,
    ...(buyerCountry === undefined ? {} : { buyerCountry }),
    cardBrand: cardBrandOf(payment),
    cardFingerprint: fingerprintOf(payment),
    returnCode: returnCodeOf(payment),
    transfer: transferOf(payment),
  };
}
