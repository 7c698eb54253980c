import type { CardBrand, PaymentMethod } from '@vonk/contract/payment-methods';
import type { PaymentState } from '@vonk/contract/payments';
import type { PayoutLister } from './payouts/payout.ts';
import type { Creditor, DebitInstruction } from '../direct-debit/index.ts';
import type { SiteScope } from '../sites/index.ts';

export type { Creditor } from '../direct-debit/index.ts';

/** Where a bank transfer goes. */
export interface TransferDetails {
  readonly holder: string;
  readonly iban: string;
  readonly bic: string;
  /** What the buyer writes with it, shown as it is. */
  readonly reference: string;
  /** Another amount that came last and went back, in minor units, where the provider tells. */
  readonly wrongMinor?: number | undefined;
}

/** A card as its provider keeps it for its buyer: of its number the last four digits alone (T103). */
export interface ProviderCard {
  /** The provider's own name of it. */
  readonly token: string;
  /** The brand that pays: of a card with two, the one its buyer picked (T104); small letters, `cartes_bancaires`. */
  readonly brand: string;
  readonly lastFour: string;
  /** The last month in which it pays, `2028-08`. */
  readonly expires: string;
}

export interface CardReference {
  readonly customer: string;
  readonly token: string;
}

/** What a provider does with cards that it keeps. Each may be asked again; so nothing is there twice. */
export interface CardKeeper {
  /** Begins a customer for a buyer who keeps a card, and answers its name. The provider is not told who that is. */
  openCustomer(asked: { key: string }): Promise<string>;
  /** The card as it is now: banks replace them. Undefined when it is kept no more. */
  fetchCard(card: CardReference): Promise<ProviderCard | undefined>;
  removeCard(card: CardReference): Promise<void>;
  /** Forgets a customer and every card of theirs. */
  removeCustomer(customer: string): Promise<void>;
}

/** A mandate that a provider keeps, and whom it debits by it there. */
export interface MandateReference {
  readonly customer: string;
  readonly token: string;
}

/** What a provider does with mandates for direct debit (PAY-5). Each may be asked again; so nothing is there twice. */
export interface MandateKeeper {
  /** Begins somebody to debit, for one mandate alone, and answers their name. The provider is not told who that is. */
  openCustomer(asked: { key: string }): Promise<string>;
  /**
   * Tells the provider of a mandate that was signed here, and answers its name there. `email` is the site's own.
   * Throws `MandateRefusal` when it does not debit that account.
   */
  openMandate(asked: { key: string; customer: string; email: string; mandate: DebitInstruction }): Promise<string>;
  /** Ends a mandate with whoever was begun for it; one that is over stays so. */
  endMandate(ended: { customer: string; reference: string | null }): Promise<void>;
}

export interface ProviderOrder extends SiteScope {
  /** The provider's idempotency key: a call repeated after a timeout gets the same payment (T110). */
  readonly key: string;
  /** Our name of the payment; the provider gives it back with every answer. */
  readonly orderId: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly method: PaymentMethod;
  /** What the buyer reads at the provider's page. */
  readonly description: string;
  /** What the buyer's statement says, as they were told: 5 to 22 plain letters (T116). */
  readonly statement: string;
  readonly locale: string;
  /** Where the buyer's browser comes back to; that it came back proves nothing. */
  readonly returnUrl: string;
  /** Where its notifications come in. */
  readonly notifyUrl: string;
  /** Of a direct debit: the account, and the mandate by which it is debited; there is no page then. */
  readonly mandate?: DebitInstruction | undefined;
  /** What the provider calls that mandate, where it keeps mandates. */
  readonly debitBy?: MandateReference | undefined;
  /** Of a bank transfer: the last day on which it may come in, `2026-11-30`. */
  readonly dueOn?: string | undefined;
  /** The customer for whom the card that pays is kept: its buyer agreed to that. */
  readonly keepFor?: string | undefined;
  /** The kept card that pays; then there is a page only where its bank asks the buyer to confirm. */
  readonly card?: (CardReference & { readonly brand: string }) | undefined;
  /** The code of the buyer's bank app, typed here: it is good for two minutes, and for this payment alone. */
  readonly blikCode?: string | undefined;
  /** Its buyer agreed before, and is not there: nobody confirms anything. */
  readonly isAway?: true | undefined;
  readonly now: Date;
}

/** A payment that was begun: what the provider calls it, and where the buyer goes on. */
export interface StartedPayment {
  readonly reference: string;
  /** Its page; null where nothing is to be done there. */
  readonly redirect: string | null;
  readonly transfer?: TransferDetails | undefined;
}

/** What a provider says of a payment now. */
export interface ProviderPayment {
  readonly orderId: string;
  readonly amountMinor: number;
  readonly currency: string;
  /** False for a provider's test mode: such a payment is worth nothing in a live one (T109). */
  readonly isLive: boolean;
  /** Where the card or account is from that paid, where it tells. */
  readonly buyerCountry?: string;
  /** By which brand of the card it was paid, where it tells. */
  readonly cardBrand?: CardBrand | undefined;
  /** Its own name of the card that was tried, the same whoever holds it, where it tells; no number (T103). */
  readonly cardFingerprint?: string | undefined;
  /** What it keeps of the payment in all, where it tells. */
  readonly feeMinor?: number;
  /** One that went back in part stays completed. */
  readonly state: PaymentState;
  /** Its bank took it back and gave all of that back again, where it tells: the payment stands. */
  readonly isWonBack?: boolean;
  /** What went back of it so far, in minor units. */
  readonly refundedMinor: number;
  /** Of a debit that came back: the bank's reason (ISO 20022), `AM04`. */
  readonly returnCode?: string | undefined;
  /** Of a bank transfer: where it goes. */
  readonly transfer?: TransferDetails | undefined;
  /** The card that was kept with it, where its order asked for that. */
  readonly keptCard?: ProviderCard | undefined;
}

/** What is to go back of a payment. */
export interface ProviderRefund {
  /** The provider's idempotency key: asked again, the same refund answers. */
  readonly key: string;
  /** What the provider calls the payment. */
  readonly reference: string;
  readonly amountMinor: number;
  readonly currency: string;
  /** What the buyer may read on the statement. */
  readonly description: string;
  readonly now: Date;
}

/** `failed`: it does not go back this way. */
export type RefundState = 'pending' | 'paid' | 'failed';

/** A notification as it came in. */
export interface ProviderNotification {
  readonly body: Buffer;
  header(name: string): string | undefined;
  readonly now: Date;
}

/** What a notification is about. */
export interface ProviderNotice {
  /** A notification counts once under its name (T108). */
  readonly eventId: string;
  /** What the provider calls the payment; null: it is about no payment, and there is nothing to do. */
  readonly reference: string | null;
  /** Which order of ours it is about, where it says so: we may not have noted yet what the provider calls it. */
  readonly order?: SiteScope & { readonly id: string };
  /** It carries no name of its own, so another may bear the same: it is looked into all the same, a little later. */
  readonly isNameless?: boolean;
  /** The kept card that it is about: its bank replaced it, or it is kept no more. */
  readonly card?: string;
  /** The kept mandate that it debits by no more. */
  readonly endedMandate?: string;
}

/** A payment as it stands on a provider's own list. */
export interface ListedPayment {
  readonly reference: string;
  /** Our name of the payment; null when it is none of ours. */
  readonly orderId: string | null;
  readonly state: PaymentState;
  readonly amountMinor: number;
  readonly currency: string;
  readonly isLive: boolean;
  readonly createdAt: Date;
}

/** A payment provider: an adapter over its own client (PAY-2). */
export interface PaymentProvider {
  readonly name: string;
  readonly isLive: boolean;
  /** The methods it carries, in the order they are offered. */
  readonly methods: readonly PaymentMethod[];
  /** It proves its notifications and has one address for those of all sites; else each site takes its own alone. */
  readonly isForAllSites?: boolean;
  /** Left out where it keeps no cards. */
  readonly cards?: CardKeeper;
  /** Left out where it keeps no mandates: then a debit brings its mandate along. */
  readonly mandates?: MandateKeeper;
  /** In whose name it debits, where that is not the site's company. */
  readonly creditor?: Creditor;
  /** Methods of which it takes the code that was typed here; without one its page asks for it. */
  readonly takesCode?: readonly PaymentMethod[];
  /**
   * Starts a payment that can be paid for `discountGraceMinutes` where the provider takes an end, a bank transfer to
   * the end of `dueOn`; or finds the one started with the same key. Answers where; null where there is nothing to
   * confirm. Throws `ProviderRefusal` when the provider says no, another error when it cannot be reached; so do the
   * others.
   */
  createPayment(order: ProviderOrder): Promise<StartedPayment>;
  /** Ends a payment nobody has paid; any other stays as it is. */
  cancelPayment(reference: string, now: Date): Promise<void>;
  fetchPayment(reference: string, now: Date): Promise<ProviderPayment>;
  /** Asks for part of a payment, or all of it, to go back; or finds what was asked for with the same key. */
  refundPayment(refund: ProviderRefund): Promise<{ reference: string; state: RefundState }>;
  fetchRefund(asked: { payment: string; refund: string; now: Date }): Promise<RefundState>;
  /** Its own list of what was begun in a span, of all sites; left out where it has none. */
  listPayments?(span: { from: Date; to: Date }): AsyncIterable<ListedPayment>;
  /** Those of `methods` that are switched on for the account; left out where all are. */
  listMethods?(): Promise<readonly PaymentMethod[]>;
  /** Left out where it does not say what it pays out. */
  readonly payouts?: PayoutLister;
  /** What it told of since a moment without being heard; left out where it keeps no such list. */
  listMissed?(since: Date): AsyncIterable<ProviderNotice>;
  /** What a notification is about; undefined when it does not prove that the provider sent it (T107). */
  verifyNotification(notification: ProviderNotification): Promise<ProviderNotice | undefined>;
}

/** A provider said no, and would say so again. `code` is short and holds nothing of what was sent. */
export class ProviderRefusal extends Error {
  readonly code: string;

  constructor(provider: string, code: string) {
    super(`${provider} refused: ${code}`);
    this.code = code;
  }
}

/** It debits by a mandate no more, or not that account. */
export class MandateRefusal extends ProviderRefusal {}
