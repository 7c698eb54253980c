import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';

type Metadata = Readonly<Record<string, string>>;

/** A card that is kept. */
export interface StripeMethod {
  readonly id: string;
  /** Whose it is; null once it is kept no more. */
  customer: string | null;
  brand: string;
  lastFour: string;
  expMonth: number;
  expYear: number;
  /** The brand its buyer picked, of a card with two. */
  network: string;
  /** What the card is called, whoever holds it. */
  fingerprint?: string;
  /** What its bank says when it pays again. */
  answers: 'succeeds' | 'asks' | 'declines';
}

/** An account that may be debited, by a mandate. */
export interface StripeDebtor {
  readonly id: string;
  /** Whose it is; null once it is kept no more. */
  customer: string | null;
  readonly iban: string;
  readonly holder: string;
  readonly email: string;
  /** What the mandate's reference begins with. */
  readonly prefix: string;
  mandate: 'active' | 'inactive';
}

/** A page at which a payment is made, with the payment behind it. */
export interface StripeSession {
  readonly id: string;
  readonly intent: string;
  readonly charge: string;
  /** It has no page of its own: a kept card pays. */
  readonly isDirect: boolean;
  readonly customer: string | undefined;
  /** Whether the card that pays is to be kept for later use. */
  readonly isKept: boolean;
  card: StripeMethod | undefined;
  /** Its buyer confirms it in an app of their bank, not at a page. */
  readonly isInApp?: boolean;
  /** The account that is debited. */
  readonly debtor?: StripeDebtor;
  /** Why it failed, or why its bank took it back, in the API's words. */
  reason?: string;
  readonly isLive: boolean;
  readonly created: number;
  readonly expiresAt: number;
  readonly amount: number;
  readonly currency: string;
  readonly description: string;
  /** What is asked for the statement: all of it, or of a card what comes behind the account's prefix. */
  readonly statement: string | undefined;
  readonly methods: readonly string[];
  readonly successUrl: string;
  readonly cancelUrl: string;
  readonly metadata: Metadata;
  readonly intentMetadata: Metadata;
  status: 'open' | 'complete' | 'expired';
  intentStatus: 'requires_payment_method' | 'requires_action' | 'processing' | 'succeeded' | 'canceled';
  /** Where the card is from that pays, and what is kept of it. */
  country: string | undefined;
  fee: number | undefined;
  /** The brand of the card that pays. */
  network?: string;
  readonly refunds: StripeRefund[];
  dispute: StripeDispute | undefined;
}

export interface StripeRefund {
  readonly id: string;
  readonly amount: number;
  readonly created: number;
  readonly metadata: Metadata;
  status: 'pending' | 'succeeded' | 'failed' | 'canceled';
}

export interface StripeDispute {
  readonly id: string;
  readonly created: number;
  status: 'needs_response' | 'won' | 'lost';
}

/** What happened, as the API lists it and the account is told of it. */
export type StripeEvent = Pick<
  Stripe.Event,
  'id' | 'object' | 'api_version' | 'created' | 'livemode' | 'pending_webhooks' | 'request'
> & { readonly type: string; readonly data: { readonly object: object } };

/** A line of the account's balance, as the client reads it with its source. */
export type BalanceEntry = Pick<
  Stripe.BalanceTransaction,
  'id' | 'object' | 'amount' | 'created' | 'currency' | 'exchange_rate' | 'fee' | 'net' | 'status' | 'type'
> & { readonly source: object | null };

/** What was paid out at once, and the lines that it is made of. */
export interface StripePayout {
  readonly id: string;
  readonly amount: number;
  readonly created: number;
  status: 'in_transit' | 'paid' | 'failed';
  readonly entries: readonly BalanceEntry[];
}

/** What the account at the stand-in holds; gone with the process. */
export class StripeStore {
  readonly sessions = new Map<string, StripeSession>();
  readonly customers = new Set<string>();
  readonly methods = new Map<string, StripeMethod>();
  readonly debtors = new Map<string, StripeDebtor>();
  readonly payouts = new Map<string, StripePayout>();
  /** What is in a payout already, by its own name. */
  readonly paidOut = new Set<string>();
  readonly events: StripeEvent[] = [];
  /** Events that were answered well. */
  readonly taken = new Set<string>();
  /** How many of a list are answered at once, at most. */
  pageSize = 100;
  /** Codes of BLIK that no bank gave. */
  readonly wrongCodes = new Set<string>();
  /** Accounts that the API takes for none. */
  readonly refusedAccounts = new Set<string>();
  /** The card that buyers pay with. */
  nextCard: Omit<StripeMethod, 'id' | 'customer' | 'answers'> = {
    brand: 'visa',
    lastFour: '4821',
    expMonth: 8,
    expYear: 2028,
    network: 'visa',
  };
  /** What was answered to an `Idempotency-Key`: the same again. */
  readonly answered = new Map<string, { status: number; body: unknown }>();
  /** Where notifications go, and what they are signed with; one for the account. */
  endpoint: { url: string; secret: string } | undefined;

  /** The entries of the account's configuration that are off. */
  off: readonly string[] = [];

  /** Now, in milliseconds. */
  now: () => number = () => Date.now();

  readonly newId = (prefix: string): string => `${prefix}_${randomBytes(10).toString('hex')}`;

  byIntent(intent: string): StripeSession | undefined {
    return [...this.sessions.values()].find((session) => session.intent === intent);
  }
}
