import type { PaymentMethod } from '@vonk/contract/payment-methods';
import type { PaymentState } from '@vonk/contract/payments';

export interface ProviderOrder {
  /** The provider's idempotency key: a call repeated after a timeout gets the same payment (T110). */
  readonly key: string;
  /** Our name of the payment; the provider gives it back with every answer. */
  readonly orderId: string;
  readonly siteId: number;
  readonly amountMinor: number;
  readonly currency: string;
  readonly method: PaymentMethod;
  /** What the buyer reads at the provider and on the statement. */
  readonly description: string;
  readonly locale: string;
  /** Where the buyer's browser comes back to; that it came back proves nothing. */
  readonly returnUrl: string;
  readonly now: Date;
}

/** What a provider says of a payment now. */
export interface ProviderPayment {
  readonly orderId: string;
  readonly amountMinor: number;
  readonly currency: string;
  /** False for a provider's test mode: such a payment is worth nothing in a live one (T109). */
  readonly isLive: boolean;
  readonly state: PaymentState;
}

/** A notification as it came in. */
export interface ProviderNotification {
  readonly body: Buffer;
  header(name: string): string | undefined;
  readonly now: Date;
}

/** A payment provider: an adapter over its own client (PAY-2). Its methods throw when it cannot be reached. */
export interface PaymentProvider {
  readonly name: string;
  readonly isLive: boolean;
  /** The methods it carries, in the order they are offered. */
  readonly methods: readonly PaymentMethod[];
  /**
   * Starts a payment that can be paid for at most `discountGraceMinutes`, or finds the one started with the same key;
   * answers where.
   */
  createPayment(order: ProviderOrder): Promise<{ reference: string; redirect: string }>;
  /** Ends a payment nobody has paid; any other stays as it is. */
  cancelPayment(reference: string, now: Date): Promise<void>;
  fetchPayment(reference: string, now: Date): Promise<ProviderPayment>;
  /** What a notification is about; undefined when it does not prove that the provider sent it (T107). */
  verifyNotification(notification: ProviderNotification): Promise<{ eventId: string; reference: string } | undefined>;
}
