import { type MollieClient, SettlementStatus } from '@mollie/api-client';
import type { SettlementData } from '@mollie/api-client/dist/types/data/settlements/data.js';
import { minorOf } from '../mollie/amounts.ts';
import { openMollieClient } from '../mollie/client.ts';
import { told } from '../mollie/told.ts';
import type { PayoutItem, PayoutLister, PayoutState } from './payout.ts';
import { type SettledPayment, shareCosts } from './share-costs.ts';

/** What Mollie is asked with: an access token of the organization, as a key of a profile reads no settlements. */
export interface MolliePayoutAccess {
  readonly accessToken: string;
  /** Another server than Mollie's own, for tests. */
  readonly apiUrl: string | undefined;
}

/** What is not closed yet is no payout; one that the bank did not take Mollie tries again. */
const states: Readonly<Record<SettlementStatus, PayoutState | undefined>> = {
  open: undefined,
  pending: 'on_its_way',
  'processing-at-bank': 'on_its_way',
  paidout: 'arrived',
  failed: 'on_its_way',
};

/** Settlements of the organization at Mollie, for all that it sells by. */
export function payoutsAtMollie({ accessToken, apiUrl }: MolliePayoutAccess): PayoutLister {
  const client = openMollieClient({ accessToken, apiUrl });
  return {
    async *list({ from, to }) {
      for (let next: string | undefined, isFirst = true; isFirst || next !== undefined; isFirst = false) {
        const page = await told(() =>
          client.settlements.page({ limit: 100, ...(next === undefined ? {} : { from: next }) }),
        );
        for (const settlement of page) {
          const createdAt = new Date(settlement.createdAt);
          const state = states[settlement.status];
          if (createdAt < from) return;
          if (createdAt >= to || state === undefined) continue;
          const { id: reference, amount, settledAt } = settlement;
          const arrivedAt = state === 'arrived' && settledAt !== null ? new Date(settledAt) : undefined;
          const { currency } = amount;
          yield { reference, state, amountMinor: signedMinor(amount), currency, createdAt, arrivedAt };
        }
        next = page.links.next ? (new URL(page.links.next.href).searchParams.get('from') ?? undefined) : undefined;
      }
    },
    async *itemsOf({ reference }) {
      const settlement = await told(() => client.settlements.get(reference));
      const { costs, rest } = shareCosts(settlement, await paymentsOf(client, settlement));
      yield* costs;
      yield* await returnsOf(client, settlement);
      if (rest !== 0) yield { of: undefined, paidMinor: -rest };
    },
  };
}

interface Amount {
  readonly currency: string;
  readonly value: string;
}

/** An amount that may be below zero. */
const signedMinor = ({ currency, value }: Amount): number =>
  value.startsWith('-') ? -minorOf({ currency, value: value.slice(1) }) : minorOf({ currency, value });

type Settled = Pick<SettlementData, 'id' | 'amount'>;

interface ReturnFacts {
  readonly paymentId: string;
  readonly amount: Amount;
  readonly settlementAmount?: Amount | undefined;
}

const pageSize = 250;

/** All of a list that comes in pages. */
async function all<Entry extends { id: string }>(
  read: (more: { limit: number; from?: string }) => Promise<Entry[] & { links: { next?: { href: string } | null } }>,
): Promise<Entry[]> {
  const found: Entry[] = [];
  let from: string | undefined;
  do {
    const page = await told(() => read({ limit: pageSize, ...(from === undefined ? {} : { from }) }));
    found.push(...page);
    from = page.links.next ? (new URL(page.links.next.href).searchParams.get('from') ?? undefined) : undefined;
  } while (from !== undefined);
  return found;
}

/** What Mollie pays out itself; of PayPal, say, another does. */
async function paymentsOf(
  client: MollieClient,
  { id: settlementId, amount: paid }: Settled,
): Promise<SettledPayment[]> {
  const payments = await all((more) => client.settlementPayments.page({ settlementId, ...more }));
  return payments.flatMap(
    ({ id, amount, settlementAmount = paid.currency === amount.currency ? amount : undefined, method }) =>
      settlementAmount === undefined
        ? []
        : [
            {
              of: { reference: id },
              isSale: true,
              minor: minorOf(amount),
              currency: amount.currency,
              paidMinor: signedMinor(settlementAmount),
              feeMinor: 0,
              method: String(method),
            },
          ],
  );
}

/**
 * Refunds and chargebacks. One that was reversed is in a settlement again, with money that comes: it names the one that
 * took it, while its amount stays below zero.
 */
async function returnsOf(client: MollieClient, { id: settlementId, amount: paid }: Settled): Promise<PayoutItem[]> {
  const [refunds, chargebacks] = [
    await all((more) => client.settlementRefunds.page({ settlementId, ...more })),
    await all((more) => client.settlementChargebacks.page({ settlementId, ...more })),
  ];
  const taken = refunds.map((refund) => ({ ...factsOf(refund), comesBack: false }));
  const disputed = chargebacks.map((chargeback) => {
    const { reversedAt, settlementId: takenBy = settlementId } = chargeback;
    return { ...factsOf(chargeback), comesBack: Boolean(reversedAt) && takenBy !== settlementId };
  });
  return [...taken, ...disputed].flatMap(({ paymentId, amount, settlementAmount, comesBack }) => {
    const settled = settlementAmount ?? (paid.currency === amount.currency ? negated(amount) : undefined);
    if (settled === undefined) return [];
    const paidMinor = comesBack ? Math.abs(signedMinor(settled)) : signedMinor(settled);
    const minor = Math.sign(paidMinor) * Math.abs(signedMinor(amount));
    const { currency } = amount;
    return [{ of: { reference: paymentId }, isSale: false, minor, currency, paidMinor, feeMinor: 0 }];
  });
}

/** What a refund or chargeback says of money. */
const factsOf = ({ paymentId, amount, settlementAmount }: ReturnFacts): ReturnFacts => ({
  paymentId,
  amount,
  settlementAmount,
});

const negated = ({ currency, value }: Amount) => ({ currency, value: `-${value}` });
