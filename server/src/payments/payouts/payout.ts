import type { SiteScope } from '../../sites/index.ts';
/** A payout as its provider lists it. */
export interface ProviderPayout {
  readonly reference: string;
  readonly state: PayoutState;
  /** In minor units of its currency; below zero: the provider took it from the bank. */
  readonly amountMinor: number;
  readonly currency: string;
  readonly createdAt: Date;
  readonly arrivedAt: Date | undefined;
}

/** `failed`: it did not arrive, or came back; its money is at the provider again, and in a later payout. */
export type PayoutState = 'on_its_way' | 'arrived' | 'failed';

/** Whose money an item is: the provider's name of a payment, or ours of an order. */
type Whose = { readonly reference: string } | { readonly order: SiteScope & { readonly id: string } };

/** Money of a payment that is in a payout: it came, or went back and is below zero then. */
export interface PaymentItem {
  readonly of: Whose;
  /** It is the payment itself, and no refund, chargeback or what these cost. */
  readonly isSale: boolean;
  /** In the payment's own currency. */
  readonly minor: number;
  readonly currency: string;
  /** The same in that of the payout, before fees, and what the provider kept of it. */
  readonly paidMinor: number;
  readonly feeMinor: number;
}

/** What of a payout is of no payment: costs of the account, or a payout that failed and is in this one. */
export interface OtherItem {
  readonly of: undefined;
  readonly paidMinor: number;
  /** The payout that failed. */
  readonly again?: string | undefined;
}

/** A line of what a payout is made of. All of them together are its amount. */
export type PayoutItem = PaymentItem | OtherItem;

/** What a provider says of its payouts. */
export interface PayoutLister {
  /** Those that were begun in a span, for the whole account. */
  list(span: { from: Date; to: Date }): AsyncIterable<ProviderPayout>;
  itemsOf(payout: ProviderPayout): AsyncIterable<PayoutItem>;
}
