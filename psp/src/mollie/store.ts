import { randomBytes } from 'node:crypto';
import type { Amount } from './amounts.ts';

/** What a payment was asked with, and what became of it. */
export interface MolliePayment {
  readonly id: string;
  readonly mode: 'live' | 'test';
  readonly createdAt: string;
  readonly amount: Amount;
  readonly description: string;
  readonly redirectUrl: string;
  readonly webhookUrl: string | undefined;
  readonly metadata: unknown;
  readonly method: string | undefined;
  readonly locale: string;
  /** The last day of a bank transfer. */
  readonly dueDate: string | undefined;
  readonly customer: string | undefined;
  readonly sequence: 'oneoff' | 'first' | 'recurring';
  mandate: string | undefined;
  /** Why a debit came back, by its bank. */
  returnCode: string | undefined;
  status: 'open' | 'pending' | 'authorized' | 'paid' | 'failed' | 'canceled' | 'expired';
  /** The buyer is with their bank: it cannot be cancelled any more. */
  isAtBank?: boolean;
  paidAt: string | undefined;
  /** Where the card or account is from that pays. */
  country: string | undefined;
  /** The brand of the card that pays. */
  cardLabel?: string;
  readonly refunds: MollieRefund[];
  readonly chargebacks: MollieChargeback[];
}

/** What a customer signed: a card that is kept, or an account that may be debited. */
export interface MollieMandate {
  readonly id: string;
  readonly customer: string;
  readonly method: 'creditcard' | 'directdebit';
  readonly createdAt: string;
  readonly card: MollieCard | undefined;
  /** Of an account, as it was asked with. */
  readonly debit: { name: string; account: string; reference: string; signedOn: string } | undefined;
  status: 'valid' | 'pending' | 'invalid';
  /** What its bank says when it pays again. */
  answers: 'paid' | 'failed';
}

export interface MollieCard {
  label: string;
  lastFour: string;
  /** `2028-08-31`. */
  expires: string;
}

export interface MollieRefund {
  readonly id: string;
  readonly amount: Amount;
  readonly description: string;
  readonly metadata: unknown;
  readonly createdAt: string;
  status: 'queued' | 'pending' | 'processing' | 'refunded' | 'failed' | 'canceled';
}

export interface MollieChargeback {
  readonly id: string;
  readonly amount: Amount;
  readonly createdAt: string;
  reversedAt: string | undefined;
}

/** What was paid out at once: what came and went back since the settlement before, less what is kept. */
export interface MollieSettlement {
  readonly id: string;
  readonly createdAt: string;
  status: 'pending' | 'paidout' | 'failed';
  settledAt: string | null;
  readonly payments: readonly MolliePayment[];
  readonly refunds: readonly { payment: MolliePayment; refund: MollieRefund }[];
  readonly chargebacks: readonly { payment: MolliePayment; chargeback: MollieChargeback }[];
  /** Chargebacks that a settlement before took, and whose money is in this one. */
  readonly reversed: readonly { payment: MolliePayment; chargeback: MollieChargeback }[];
  readonly costs: readonly MollieCost[];
  /** In hundredths of a euro. */
  readonly minor: number;
}

/** What is kept for one kind of things, all of them together; hundredths of a euro. */
export interface MollieCost {
  readonly method: string;
  readonly count: number;
  readonly fixed: number;
  readonly percent: number;
  readonly minor: number;
}

/** What the account at the stand-in holds; gone with the process. */
export class MollieStore {
  readonly payments = new Map<string, MolliePayment>();
  readonly settlements = new Map<string, MollieSettlement>();
  readonly customers = new Set<string>();
  readonly mandates = new Map<string, MollieMandate>();
  /** Accounts that the API takes for none. */
  readonly refusedAccounts = new Set<string>();
  /** The card that buyers pay with. */
  nextCard: MollieCard = { label: 'Visa', lastFour: '4821', expires: '2028-08-31' };
  /** What was answered to an `Idempotency-Key`: the same again. */
  readonly answered = new Map<string, { status: number; body: unknown }>();
  /** The methods that are switched on; undefined: all. */
  methods: readonly string[] | undefined;

  /** Now, in milliseconds. */
  now: () => number = () => Date.now();

  /** How many of a list are answered at once, at most. */
  pageSize = 250;

  readonly newId = (prefix: string): string => `${prefix}_${randomBytes(8).toString('hex').slice(0, 10)}`;
}
