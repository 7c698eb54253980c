import { amountOf, minorOf } from '../amounts.ts';
import type { MollieChargeback, MollieCost, MolliePayment, MollieSettlement, MollieStore } from '../store.ts';

/** What is kept of a payment: a fixed part, in hundredths of a euro, and a share of the amount. */
const rates: Readonly<Record<string, { fixed: number; percent: number }>> = {
  creditcard: { fixed: 25, percent: 1.8 },
  paypal: { fixed: 10, percent: 0 },
};
const usualRate = { fixed: 32, percent: 0 };
/** What another currency is worth in euro. */
const euros: Readonly<Record<string, number>> = { PLN: 0.23, GBP: 1.17 };

/** An amount in hundredths of a euro, in which the account is paid out. */
export const inEuro = (amount: { currency: string; value: string }): number =>
  Math.round(minorOf(amount) * (euros[amount.currency] ?? 1));

function costsOf(payments: readonly MolliePayment[], refunds: number): MollieCost[] {
  const costs = [...Map.groupBy(payments, ({ method = 'ideal' }) => method)].map(([method, group]) => {
    const { fixed, percent } = rates[method] ?? usualRate;
    const paid = group.reduce((sum, { amount }) => sum + inEuro(amount), 0);
    const minor = Math.round(group.length * fixed + (paid * percent) / 100);
    return { method, count: group.length, fixed, percent, minor };
  });
  return refunds === 0
    ? costs
    : [...costs, { method: 'refund', count: refunds, fixed: 25, percent: 0, minor: refunds * 25 }];
}

/** The settlement that a chargeback was taken from. */
export const settlementOf = (store: MollieStore, chargeback: MollieChargeback): MollieSettlement | undefined =>
  [...store.settlements.values()].find(({ chargebacks }) => chargebacks.some((one) => one.chargeback === chargeback));

/** Pays out everything that came and went back since the last time. */
export function settle(store: MollieStore): MollieSettlement {
  const before = [...store.settlements.values()];
  const isNew = <Entry>(read: (settlement: MollieSettlement) => readonly Entry[], entry: Entry) =>
    !before.some((settlement) => read(settlement).includes(entry));
  const all = [...store.payments.values()];
  const payments = all.filter((payment) => payment.status === 'paid' && isNew((one) => one.payments, payment));
  const refunds = all.flatMap((payment) =>
    payment.refunds
      .filter((refund) => refund.status === 'refunded')
      .filter((refund) => isNew((one) => one.refunds.map((known) => known.refund), refund))
      .map((refund) => ({ payment, refund })),
  );
  const chargebacks = all.flatMap((payment) =>
    payment.chargebacks
      .filter((chargeback) => isNew((one) => one.chargebacks.map((known) => known.chargeback), chargeback))
      .map((chargeback) => ({ payment, chargeback })),
  );
  const reversed = all.flatMap((payment) =>
    payment.chargebacks
      .filter((chargeback) => chargeback.reversedAt !== undefined && settlementOf(store, chargeback) !== undefined)
      .filter((chargeback) => isNew((one) => one.reversed.map((known) => known.chargeback), chargeback))
      .map((chargeback) => ({ payment, chargeback })),
  );
  const costs = costsOf(payments, refunds.length);
  const sum = (amounts: readonly { currency: string; value: string }[]) =>
    amounts.reduce((minor, amount) => minor + inEuro(amount), 0);
  const settlement: MollieSettlement = {
    id: store.newId('stl'),
    createdAt: new Date(store.now()).toISOString(),
    status: 'pending',
    settledAt: null,
    payments,
    refunds,
    chargebacks,
    reversed,
    costs,
    minor:
      sum(payments.map(({ amount }) => amount)) -
      sum(refunds.map(({ refund }) => refund.amount)) -
      sum(chargebacks.map(({ chargeback }) => chargeback.amount)) +
      sum(reversed.map(({ chargeback }) => chargeback.amount)) -
      costs.reduce((kept, { minor }) => kept + minor, 0),
  };
  store.settlements.set(settlement.id, settlement);
  return settlement;
}

/** The bank took it, or did not. */
export function endSettlement(store: MollieStore, settlement: MollieSettlement, isPaid: boolean): void {
  settlement.status = isPaid ? 'paidout' : 'failed';
  settlement.settledAt = isPaid ? new Date(store.now()).toISOString() : null;
}

/** An amount with its sign, as the API writes it. */
export const signedAmount = (minor: number, currency: string) =>
  minor < 0 ? { currency, value: `-${amountOf(-minor, currency).value}` } : amountOf(minor, currency);
