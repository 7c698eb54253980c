import type { Decision } from '../decision.ts';

const tax = 'the books of the company: the law asks them for seven years';
const untilErasure = { 'until erasure': 'member' } as const;
const aged = (column: string, years: number) => `${column} <= $1::timestamptz - interval '${years} years'`;
const cutLoose = '7 years, cut loose at erasure';
const withRest = '7 years, or as long as credits of it are left, cut loose at erasure';
const withLot = '7 years (tax) after its last credit went, cut loose at erasure';

const usedUp = `t.remaining = 0 and ${aged('t.created_at', 7)}
  and not exists (select from ledger_entries e where e.site_id = t.site_id and e.lot_id = t.id
    and not ${aged('e.created_at', 7)})`;
const settled = `${aged('coalesce(t.completed_at, t.created_at)', 7)}
  and not exists (select from credit_lots l where l.site_id = t.site_id and l.payment_id = t.id and l.remaining > 0)
  and not exists (select from withdrawals w where w.site_id = t.site_id and w.payment_id = t.id)
  and not exists (select from repayments r where r.site_id = t.site_id and r.payment_id = t.id)`;
const unheld = `${aged('t.taken_at', 7)}
  and not exists (select from payments p where p.site_id = t.site_id and p.id = t.payment_id)`;

/** What was bought, given, paid and spent; in the order in which it ends. */
export const money: Readonly<Record<string, Decision>> = {
  credit_balances: { exported: { file: 'balance' }, of: ['member_id'], leaving: 'by module', ends: untilErasure },
  spent_days: { exported: { file: 'spent_days' }, of: ['member_id'], leaving: 'by module', ends: untilErasure },
  spending_limits: {
    exported: { file: 'spending_limits' },
    of: ['member_id'],
    leaving: 'by module',
    ends: untilErasure,
  },
  discount_offers: {
    exported: { file: 'discount_offers' },
    of: ['member_id'],
    leaving: 'by module',
    ends: { '31 days after its end': { job: 'forget-offers' } },
  },
  discount_codes: {
    exported: { file: 'discount_codes' },
    of: ['member_id'],
    leaving: 'by module',
    ends: {
      '10 years': { over: `t.member_id is null and ${aged('coalesce(t.expires_at, t.created_at)', 10)}` },
      'until erasure': 'member',
    },
  },
  withdrawals: {
    exported: { file: 'withdrawals' },
    of: ['email'],
    leaving: 'kept',
    why: 'carrying out a withdrawal and proving it; also from people who have no account',
    ends: { '7 years': { over: aged('t.received_at', 7) } },
  },
  repayments: {
    exported: { file: 'repayments' },
    of: ['member_id'],
    leaving: 'kept',
    why: tax,
    ends: { '7 years after it was paid': { over: aged('t.settled_at', 7) } },
  },
  credit_lots: {
    exported: { file: 'credit_lots' },
    of: ['member_id'],
    leaving: 'kept',
    why: tax,
    ends: { [withLot]: { over: usedUp } },
  },
  ledger_entries: {
    exported: { file: 'credit_movements' },
    of: ['member_id'],
    leaving: 'kept',
    why: tax,
    ends: { [withLot]: { with: 'credit_lots' } },
  },
  payments: {
    exported: { file: 'payments' },
    of: ['member_id'],
    leaving: 'kept',
    why: tax,
    ends: { [withRest]: { over: settled } },
  },
  payment_events: {
    exported: { file: 'payment_events' },
    of: [],
    leaving: 'with',
    with: 'payments',
    why: tax,
    ends: { [withRest]: { with: 'payments' } },
  },
  provider_events: {
    exported: { not: 'numbers of notifications; what they brought about stands among the events of payments' },
    of: [],
    leaving: 'with',
    with: 'payments',
    ends: { '90 days': { job: 'purge-provider-events' } },
  },
  discount_uses: {
    exported: { file: 'discount_uses' },
    of: ['member_id'],
    leaving: 'kept',
    why: tax,
    ends: { [cutLoose]: { over: unheld } },
  },
  sandbox_payments: { of: [], ends: { 'life of the demo': 'never' } },
};
