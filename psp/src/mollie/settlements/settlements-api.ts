import { SettlementStatus } from '@mollie/api-client';
import type { SettlementData } from '@mollie/api-client/dist/types/data/settlements/data.js';
import { type Context, Hono } from 'hono';
import { amountOf } from '../amounts.ts';
import { chargebackAnswer, listAnswer, paymentAnswer, refundAnswer } from '../answers.ts';
import { inEuro, settlementOf, signedAmount } from './settlements.ts';
import type { MollieSettlement, MollieStore } from '../store.ts';
import { type MollieAddresses, say, unknown } from '../told.ts';

const statuses: Readonly<Record<MollieSettlement['status'], SettlementStatus>> = {
  pending: SettlementStatus.pending,
  paidout: SettlementStatus.paidout,
  failed: SettlementStatus.failed,
};

const euro = (minor: number) => amountOf(minor, 'EUR');

function periodsOf({ createdAt, payments, costs }: MollieSettlement): SettlementData['periods'] {
  const revenue = [...Map.groupBy(payments, ({ method = 'ideal' }) => method)].map(([method, group]) => {
    const paid = euro(group.reduce((sum, { amount }) => sum + inEuro(amount), 0));
    return { description: method, method, count: group.length, amountNet: paid, amountVat: euro(0), amountGross: paid };
  });
  const kept = costs.map(({ method, count, fixed, percent, minor }) => ({
    description: method,
    method,
    count,
    rate: { fixed: euro(fixed), variable: String(percent) },
    amountNet: euro(minor),
    amountVat: euro(0),
    amountGross: euro(minor),
  }));
  const [year = '', month = ''] = createdAt.split('-');
  return { [year]: { [month]: { revenue, costs: kept, invoiceId: 'inv_standin' } } };
}

/** A settlement as the client reads it. */
function settlementAnswer(settlement: MollieSettlement, origin: string): SettlementData {
  const href = `${origin}/v2/settlements/${settlement.id}`;
  const link = (name: string) => ({ href: `${href}/${name}`, type: 'application/hal+json' });
  return {
    resource: 'settlement',
    id: settlement.id,
    reference: `1234567.${settlement.id.slice(4, 8)}.01`,
    createdAt: settlement.createdAt,
    settledAt: settlement.settledAt,
    status: statuses[settlement.status],
    amount: signedAmount(settlement.minor, 'EUR'),
    balanceId: 'bal_standin',
    periods: periodsOf(settlement),
    _links: {
      self: { href, type: 'application/hal+json' },
      documentation: { href: 'https://docs.mollie.com/', type: 'text/html' },
      payments: link('payments'),
      refunds: link('refunds'),
      chargebacks: link('chargebacks'),
      captures: link('captures'),
    },
  };
}

const chargebacksOf = (settlement: MollieSettlement | undefined) =>
  settlement ? [...settlement.chargebacks, ...settlement.reversed] : [];

/** Settlements of the organization, and what each is made of; an access token alone reads them. */
export function settlementsApi(store: MollieStore, { origin, pages }: MollieAddresses): Hono {
  const api = new Hono();
  const find = (context: Context): MollieSettlement | undefined => store.settlements.get(context.req.param('id') ?? '');
  const paged = (context: Context, name: string, items: readonly { id: string }[]): Response => {
    const limit = Math.min(Number(context.req.query('limit') ?? 50), store.pageSize);
    const from = context.req.query('from');
    const start = from === undefined ? 0 : items.findIndex(({ id }) => id === from);
    const next = items[start + limit];
    const self = `${origin}${context.req.path}?limit=${limit}`;
    const listed = { name, items: items.slice(start, start + limit), self, next: next && `${self}&from=${next.id}` };
    return say(context, { status: 200, body: listAnswer(listed) });
  };
  api.get('/v2/settlements', (context) => {
    const newest = [...store.settlements.values()].toReversed();
    return paged(
      context,
      'settlements',
      newest.map((one) => settlementAnswer(one, origin)),
    );
  });
  api.get('/v2/settlements/:id', (context) => {
    const settlement = find(context);
    return say(context, settlement ? { status: 200, body: settlementAnswer(settlement, origin) } : unknown);
  });
  api.get('/v2/settlements/:id/payments', (context) =>
    paged(
      context,
      'payments',
      (find(context)?.payments ?? []).map((payment) => ({
        ...paymentAnswer(payment, { origin, pages, embeds: [] }),
        settlementAmount: euro(inEuro(payment.amount)),
        settlementId: context.req.param('id'),
      })),
    ),
  );
  api.get('/v2/settlements/:id/refunds', (context) =>
    paged(
      context,
      'refunds',
      (find(context)?.refunds ?? []).map(({ payment, refund }) => ({
        ...refundAnswer(payment, refund, origin),
        settlementAmount: signedAmount(-inEuro(refund.amount), 'EUR'),
      })),
    ),
  );
  api.get('/v2/settlements/:id/chargebacks', (context) =>
    paged(
      context,
      'chargebacks',
      chargebacksOf(find(context)).map(({ payment, chargeback }) => ({
        ...chargebackAnswer(payment, chargeback, origin),
        settlementAmount: signedAmount(-inEuro(chargeback.amount), 'EUR'),
        settlementId: settlementOf(store, chargeback)?.id,
      })),
    ),
  );
  return api;
}
