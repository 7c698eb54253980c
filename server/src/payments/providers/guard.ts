import { circuitBreaker, ConsecutiveBreaker, handleWhen, timeout, TimeoutStrategy, wrap } from 'cockatiel';
import type { PaymentMethod } from '@vonk/contract/payment-methods';
import { accountMethods } from './account-methods.ts';
import { type CardKeeper, type MandateKeeper, type PaymentProvider, ProviderRefusal } from '../provider.ts';

/** A provider that is given so much time for an answer, and is passed over for new orders while it fails. */
export interface GuardedProvider extends PaymentProvider {
  /** Whether new orders may go there. A started one never goes anywhere else. */
  isAvailable(): boolean;
  /** All that it carries; `methods` are those of them that are switched on for its account. */
  readonly carried: readonly PaymentMethod[];
  /** Once its account said what is switched on, or did not. */
  knowsMethods(): Promise<void>;
}

export interface GuardTimes {
  /** How long an answer may take, in milliseconds. */
  readonly patience: number;
  /** How many failures in a row are an outage. */
  readonly failures: number;
  /** How long a provider with an outage is passed over, in milliseconds. */
  readonly rest: number;
}

const usual: GuardTimes = { patience: 12_000, failures: 5, rest: 30_000 };

/**
 * Watches a provider: whatever it does not answer in time has failed, and after some failures in a row new orders go
 * elsewhere for a while. That it says no is an answer. What was started is asked about all the same.
 */
export function guard(provider: PaymentProvider, times: Partial<GuardTimes> = {}): GuardedProvider {
  const { patience, failures, rest } = { ...usual, ...times };
  const inTime = timeout(patience, TimeoutStrategy.Aggressive);
  const breaker = circuitBreaker(
    handleWhen((error) => !(error instanceof ProviderRefusal)),
    { halfOpenAfter: rest, breaker: new ConsecutiveBreaker(failures) },
  );
  let restsUntil = 0;
  breaker.onBreak(() => (restsUntil = performance.now() + rest));
  breaker.onReset(() => (restsUntil = 0));
  const forNew = wrap(breaker, inTime);
  const { listMethods } = provider;
  const account = accountMethods({
    methods: provider.methods,
    ...(listMethods && { listMethods: () => inTime.execute(() => listMethods()) }),
  });
  return {
    name: provider.name,
    isLive: provider.isLive,
    carried: provider.methods,
    get methods() {
      return account.offered();
    },
    knowsMethods: () => account.known(),
    isForAllSites: provider.isForAllSites ?? false,
    isAvailable: () => performance.now() >= restsUntil,
    createPayment: (order) => forNew.execute(() => provider.createPayment(order)),
    cancelPayment: (reference, now) => inTime.execute(() => provider.cancelPayment(reference, now)),
    fetchPayment: (reference, now) => inTime.execute(() => provider.fetchPayment(reference, now)),
    refundPayment: (refund) => inTime.execute(() => provider.refundPayment(refund)),
    fetchRefund: (asked) => inTime.execute(() => provider.fetchRefund(asked)),
    ...(provider.cards && { cards: inTimeToo(provider.cards, (act) => inTime.execute(act)) }),
    ...(provider.mandates && { mandates: mandatesInTime(provider.mandates, (act) => inTime.execute(act)) }),
    ...(provider.takesCode && { takesCode: provider.takesCode }),
    ...(provider.creditor && { creditor: provider.creditor }),
    ...(provider.listPayments && { listPayments: provider.listPayments.bind(provider) }),
    ...(provider.payouts && { payouts: provider.payouts }),
    ...(provider.listMissed && { listMissed: provider.listMissed.bind(provider) }),
    verifyNotification: (notification) => provider.verifyNotification(notification),
  };
}

type Within = <Answer>(act: () => Promise<Answer>) => Promise<Answer>;

const mandatesInTime = (mandates: MandateKeeper, within: Within): MandateKeeper => ({
  openCustomer: (asked) => within(() => mandates.openCustomer(asked)),
  openMandate: (asked) => within(() => mandates.openMandate(asked)),
  endMandate: (ended) => within(() => mandates.endMandate(ended)),
});

const inTimeToo = (cards: CardKeeper, within: Within): CardKeeper => ({
  openCustomer: (asked) => within(() => cards.openCustomer(asked)),
  fetchCard: (card) => within(() => cards.fetchCard(card)),
  removeCard: (card) => within(() => cards.removeCard(card)),
  removeCustomer: (customer) => within(() => cards.removeCustomer(customer)),
});
