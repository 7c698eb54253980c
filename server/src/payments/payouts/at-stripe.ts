import type { Stripe } from 'stripe';
import type { PayoutItem, PayoutLister, PayoutState, ProviderPayout } from './payout.ts';

const states: Readonly<Record<string, PayoutState>> = { paid: 'arrived', failed: 'failed', canceled: 'failed' };

const seconds = (moment: Date): number => Math.floor(moment.getTime() / 1000);

/** Payouts of the account at Stripe; only of automatic ones Stripe says what they are made of. */
export const payoutsAtStripe = (client: Stripe): PayoutLister => ({
  async *list({ from, to }) {
    for await (const payout of client.payouts.list({ created: { gte: seconds(from), lt: seconds(to) }, limit: 100 }))
      yield payoutOf(payout);
  },
  async *itemsOf({ reference: payout }) {
    const asked = { payout, limit: 100, expand: ['data.source'] };
    for await (const entry of client.balanceTransactions.list(asked))
      if (entry.type !== 'payout') yield await itemOf(client, entry);
  },
});

const payoutOf = (payout: Stripe.Payout): ProviderPayout => {
  const state = states[payout.status] ?? 'on_its_way';
  return {
    reference: payout.id,
    state,
    amountMinor: payout.amount,
    currency: payout.currency.toUpperCase(),
    createdAt: new Date(payout.created * 1000),
    arrivedAt: state === 'arrived' ? new Date(payout.arrival_date * 1000) : undefined,
  };
};

async function itemOf(client: Stripe, entry: Stripe.BalanceTransaction): Promise<PayoutItem> {
  const { source, amount, fee, net } = entry;
  const other = { of: undefined, paidMinor: net };
  if (source === null || typeof source === 'string') return other;
  if (source.object === 'payout') return { ...other, again: source.id };
  if (source.object !== 'charge' && source.object !== 'refund' && source.object !== 'dispute') return other;
  const of = source.object === 'charge' ? orderOf(source) : await pageOf(client, source);
  if (of === undefined) return other;
  const isSale = source.object === 'charge' && amount > 0;
  const sign = amount < 0 ? -1 : 1;
  return {
    of,
    isSale,
    minor: sign * Math.abs(source.amount),
    currency: source.currency.toUpperCase(),
    paidMinor: amount,
    feeMinor: fee,
  };
}

/** A charge has the metadata of its payment, which names our order. */
function orderOf({ metadata }: Stripe.Charge): Extract<PayoutItem, { isSale: boolean }>['of'] | undefined {
  const { order, site } = metadata;
  return order !== undefined && /^\d{1,5}$/.test(site ?? '')
    ? { order: { id: order, siteId: Number(site) } }
    : undefined;
}

/** What went back names the payment, which goes by the name of its page where it has one. */
async function pageOf(
  client: Stripe,
  { payment_intent: intent }: Stripe.Refund | Stripe.Dispute,
): Promise<{ reference: string } | undefined> {
  const name = typeof intent === 'string' ? intent : intent?.id;
  if (name === undefined) return undefined;
  const [page] = (await client.checkout.sessions.list({ payment_intent: name, limit: 1 })).data;
  return { reference: page?.id ?? name };
}
