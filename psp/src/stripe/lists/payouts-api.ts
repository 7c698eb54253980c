import { Hono } from 'hono';
import { listAnswer } from '../answers.ts';
import { payoutAnswer } from './payouts.ts';
import type { BalanceEntry, StripePayout, StripeStore } from '../store.ts';
import { expandOf, missing, say } from '../told.ts';

/** What is known of a line without asking for its source. */
const plain = ({ source, ...entry }: BalanceEntry) => ({
  ...entry,
  source: (source as { id?: string } | null)?.id ?? null,
});

/** Of a payout, the line that takes its amount off the balance stands among those that it is made of. */
const ownLine = (payout: StripePayout): BalanceEntry => ({
  id: `txn_of_${payout.id}`,
  object: 'balance_transaction',
  amount: -payout.amount,
  created: payout.created,
  currency: 'eur',
  exchange_rate: null,
  fee: 0,
  net: -payout.amount,
  status: 'available',
  type: 'payout',
  source: payoutAnswer(payout),
});

/** Payouts of the account, and the lines of its balance that each is made of. */
export function payoutsApi(store: StripeStore): Hono {
  const api = new Hono();
  const paged = (url: string, all: readonly { id: string }[]) => {
    const query = new URL(url).searchParams;
    const after = query.get('starting_after');
    const rest = after === null ? all : all.slice(all.findIndex(({ id }) => id === after) + 1);
    const page = rest.slice(0, Math.min(Number(query.get('limit') ?? 10), store.pageSize));
    return { ...listAnswer(new URL(url).pathname, page), has_more: page.length < rest.length };
  };
  api.get('/v1/payouts', (context) => {
    const { 'created[gte]': from = '0', 'created[lt]': to = 'Infinity' } = context.req.query();
    const found = [...store.payouts.values()]
      .filter(({ created }) => created >= Number(from) && created < Number(to))
      .map(payoutAnswer)
      .toReversed();
    return say(context, { status: 200, body: paged(context.req.url, found) });
  });
  api.get('/v1/balance_transactions', (context) => {
    const payout = store.payouts.get(context.req.query('payout') ?? '');
    if (!payout) return say(context, missing('payout'));
    const isWhole = expandOf(context).includes('data.source');
    const lines = [ownLine(payout), ...payout.entries].map((entry) => (isWhole ? entry : plain(entry)));
    return say(context, { status: 200, body: paged(context.req.url, lines) });
  });
  return api;
}
