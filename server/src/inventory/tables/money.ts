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
  and not exists (select from repayments r where r.site_id = t.site_id and r.payment_id = t.id)
  and not exists (select from refunds r where r.site_id = t.site_id and r.payment_id = t.id)
  and not exists (select from staff_refunds r where r.site_id = t.site_id and r.payment_id = t.id)`;
const unheld = `${aged('t.taken_at', 7)}
  and not exists (select from payments p where p.site_id = t.site_id and p.id = t.payment_id)`;

const paidOut = `not exists (select from repayments r where r.site_id = t.site_id and r.number = t.repayment
  and (r.settled_at is null or r.settled_at > $1::timestamptz - interval '30 days'))`;
const unpaid = `${aged('t.created_at', 7)}
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
    ends: { '31 days after its end': { over: `t.expires_at < $1::timestamptz - interval '31 days'` } },
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
  refund_accounts: {
    exported: { file: 'refund_accounts' },
    of: ['member_id'],
    leaving: 'kept',
    why: 'paying back what was not paid back when its owner left',
    ends: { '30 days after it was paid': { over: paidOut } },
  },
  repayments: {
    exported: { file: 'repayments' },
    of: ['member_id'],
    leaving: 'kept',
    why: tax,
    ends: { '7 years after it was paid': { over: aged('t.settled_at', 7) } },
  },
  refunds: {
    exported: { file: 'refunds' },
    of: ['member_id'],
    leaving: 'kept',
    why: tax,
    ends: { '7 years': { over: aged('t.told_at', 7) } },
  },
  staff_refunds: {
    exported: { file: 'staff_refunds' },
    of: ['member_id'],
    leaving: 'kept',
    why: tax,
    ends: { '7 years': { over: aged('coalesce(t.decided_at, t.asked_at)', 7) } },
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
  settled_problems: {
    exported: { not: 'how staff dealt with what was not booked; that itself stands among the events of payments' },
    of: [],
    leaving: 'with',
    with: 'payments',
    why: tax,
    ends: { [withRest]: { with: 'payments' } },
  },
  invoices: {
    exported: { file: 'invoices' },
    of: [],
    leaving: 'with',
    with: 'payments',
    why: 'what is sold to buyers in other countries of the EU is to be proven for ten years (OSS)',
    ends: { '10 years': { over: 'make_date(extract(year from t.issued_at)::integer + 11, 1, 1) <= $1::timestamptz' } },
  },
  money_entries: {
    of: [],
    ends: {
      '10 years': {
        over: `${aged('t.booked_at', 11)}
          and not exists (select from money_entries m where m.site_id = t.site_id and m.payment_id = t.payment_id
            and not ${aged('m.booked_at', 11)})
          and not exists (select from credit_lots l where l.site_id = t.site_id and l.payment_id = t.payment_id
            and l.remaining > 0)`,
      },
    },
  },
  vat_evidence: {
    exported: { file: 'vat_evidence' },
    of: [],
    ends: { '10 years': { over: aged('t.noted_at', 11) } },
  },
  books_kept: { of: [], ends: { 'life of the site': 'never' } },
  provider_events: {
    exported: { not: 'numbers of notifications; what they brought about stands among the events of payments' },
    of: [],
    leaving: 'with',
    with: 'payments',
    ends: { '90 days': { over: `t.received_at < $1::timestamptz - interval '90 days'` } },
  },
  discount_uses: {
    exported: { file: 'discount_uses' },
    of: ['member_id'],
    leaving: 'kept',
    why: tax,
    ends: { [cutLoose]: { over: unheld } },
  },
  sandbox_refunds: { of: [], ends: { 'life of the demo': 'never' } },
  debit_setups: {
    exported: { file: 'debit_setups' },
    of: ['member_id'],
    leaving: 'by module',
    ends: { 'one day': { over: `t.sent_at <= $1::timestamptz - interval '1 day'` } },
  },
  debits: {
    exported: { file: 'debits' },
    of: ['member_id'],
    leaving: 'kept',
    why: tax,
    ends: { [cutLoose]: { over: unpaid } },
  },
  debt_payments: {
    exported: { file: 'debt_payments' },
    of: ['member_id'],
    leaving: 'kept',
    why: tax,
    ends: { [cutLoose]: { over: unpaid } },
  },
  mandates: {
    exported: { file: 'mandates' },
    of: ['member_id'],
    leaving: 'kept',
    why: 'proof that one might debit: a bank asks it for thirteen months after a debit; one never used goes at once',
    ends: {
      '14 months after its last debit': {
        over: `coalesce(t.used_at, t.signed_at) <= $1::timestamptz - interval '14 months'
          and (t.ended_at is not null or coalesce(t.used_at, t.signed_at) <= $1::timestamptz - interval '36 months')`,
      },
    },
  },
  top_ups: { exported: { file: 'top_ups' }, of: ['member_id'], leaving: 'deleted', ends: untilErasure },
  top_up_debits: {
    exported: { file: 'top_up_debits' },
    of: ['member_id'],
    leaving: 'deleted',
    ends: untilErasure,
  },
  provider_mandates: {
    exported: { file: 'provider_mandates' },
    of: ['member_id'],
    leaving: 'kept',
    why: 'its provider ends it within minutes once nothing is debited by it any more, and then the row goes',
    ends: { 'until the mandate ends': { job: 'end-provider-mandates' } },
  },
  card_customers: {
    exported: { file: 'card_customers' },
    of: ['member_id'],
    leaving: 'by module',
    ends: untilErasure,
  },
  saved_cards: {
    exported: { file: 'saved_cards' },
    of: ['member_id'],
    leaving: 'by module',
    ends: { 'until deleted, withdrawn or erasure': 'member' },
  },
  card_payments: {
    exported: { file: 'card_payments' },
    of: ['member_id'],
    leaving: 'deleted',
    ends: untilErasure,
  },
  card_tries: {
    exported: { file: 'card_tries' },
    of: ['member_id'],
    leaving: 'deleted',
    ends: { '2 days': { over: `t.tried_at <= $1::timestamptz - interval '2 days'` } },
  },
  sandbox_cards: { of: [], ends: { 'life of the demo': 'never' } },
  sandbox_payments: { of: [], ends: { 'life of the demo': 'never' } },
};
