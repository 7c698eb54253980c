import type { AdminCallErrorCode, AdminCallInput, AdminCallOutput } from '@vonk/contract/admin/api';
import type { PaymentAtDesk } from '@vonk/contract/admin/money/payments';
import { noteAction } from '../../audit/index.ts';
import {
  askProvider,
  askRefund,
  NoRefund,
  type PaymentsServices,
  readGivenBack,
  readLeft,
  readOrderEvidence,
} from '../../payments/index.ts';
import type { Reader } from '../../platform/database/db.ts';
import { orRefuse, type Refuses, refuse } from '../../platform/refusal.ts';
import type { StaffSiteCall } from '../../staff/index.ts';
import { readHead } from '../members/find-members.ts';

export type DeskServices = Pick<PaymentsServices, 'db' | 'live' | 'providers' | 'log'>;

type Evidence = NonNullable<Awaited<ReturnType<typeof readOrderEvidence>>>;
type Row = Readonly<Record<string, unknown>>;
const momentOf = (value: unknown): string => (value as Date).toISOString();
const maybeMoment = (value: unknown): string | null => (value === null ? null : momentOf(value));

/** The columns of an order as they stand; each is of the type that the contract has it in. */
function orderView({ order: row }: Evidence) {
  const order = row as Row & { discount_code: string | null; discount_minor: number };
  return {
    number: order['receipt'],
    state: order['state'],
    method: order['method'],
    credits: order['credits'],
    total_minor: order['total_minor'],
    currency: order['currency'],
    vat_country: order['vat_country'],
    vat_basis_points: order['vat_basis_points'],
    vat_minor: order['vat_minor'],
    provider: order['provider'],
    reference: order['provider_reference'],
    statement: order['statement'],
    discount: order.discount_code === null ? null : { code: order.discount_code, minor: order.discount_minor },
    created_at: momentOf(order['created_at']),
    completed_at: maybeMoment(order['completed_at']),
    won_back_at: maybeMoment(order['won_back_at']),
  } as Omit<PaymentAtDesk, 'id' | 'member' | 'given_back' | 'left_minor' | keyof ReturnType<typeof rowsView>>;
}

function rowsView({ rows }: Evidence) {
  return {
    moves: rows.moves.map((row) => ({
      state: row['state'],
      source: row['source'],
      problem: row['problem'],
      at: momentOf(row['happened_at']),
    })) as PaymentAtDesk['moves'],
    documents: rows.documents.map((row) => ({
      kind: row['kind'],
      number: row['number'],
      at: momentOf(row['issued_at']),
    })) as PaymentAtDesk['documents'],
    withdrawals: rows.withdrawals.map((row) => ({
      at: momentOf(row['received_at']),
      minor: row['refund_minor'],
    })) as PaymentAtDesk['withdrawals'],
    evidence: rows.where_buyer_lives.map(({ kind, country }) => ({ kind, country })) as PaymentAtDesk['evidence'],
  };
}

async function find(reader: Reader, { at }: StaffSiteCall, name: string): Promise<Evidence> {
  return orRefuse(await readOrderEvidence(reader, at, name.trim()), 'not_found');
}

/** A payment with all that became of it; the look stands in the log. */
export const showPayment = (
  { db }: DeskServices,
  call: StaffSiteCall,
  { id }: AdminCallInput<'GET /api/admin/payment'>,
): Promise<PaymentAtDesk> =>
  db.transact(async (tx) => {
    const { at, staff, now } = call;
    const found = await find(tx, call, id);
    const { memberId, paymentId, publicId } = found;
    const scope = { siteId: at.siteId, memberId };
    const shown = orderView(found);
    const head = await readHead(tx, scope);
    const given = await readGivenBack(tx, at, paymentId);
    const entry = { siteId: at.siteId, actor: staff.publicId, action: 'payment_viewed', subject: publicId } as const;
    await noteAction(tx, { ...entry, now });
    return {
      id: publicId,
      ...shown,
      ...rowsView(found),
      member: head ? { id: head.id, name: head.name } : null,
      given_back: given.map(({ minor, state, at: asked }) => ({ minor, state, at: asked.toISOString() })),
      left_minor:
        shown.state === 'completed' ? await readLeft(tx, scope, { paymentId, totalMinor: shown.total_minor }) : null,
    };
  });

/** How a payment stands at its provider, as that says itself; that it was asked stands in the log. */
export async function showAtProvider(
  services: DeskServices,
  call: StaffSiteCall & Refuses<'provider_silent'>,
  { id }: AdminCallInput<'POST /api/admin/payment-at-provider'>,
): Promise<AdminCallOutput<'POST /api/admin/payment-at-provider'>> {
  const { at, staff, now } = call;
  const found = await find(services.db, call, id);
  const { provider, reference } = orderView(found);
  if (reference === null) return call.refuse('provider_silent');
  const entry = { siteId: at.siteId, actor: staff.publicId, action: 'payment_provider_asked' } as const;
  await services.db.transact((tx) => noteAction(tx, { ...entry, subject: found.publicId, now }));
  const said = (await askProvider(services, { provider, reference, now })) ?? call.refuse('provider_silent');
  const { state, amountMinor, currency, refundedMinor, feeMinor } = said;
  return { state, minor: amountMinor, currency, refunded_minor: refundedMinor, fee_minor: feeMinor ?? null };
}

type Refund = 'POST /api/admin/payment-refund';
type RefundCall = StaffSiteCall & Refuses<AdminCallErrorCode<Refund>>;

const refusals: Readonly<Record<NoRefund['code'], (call: RefundCall) => never>> = {
  not_found: () => refuse('not_found'),
  incomplete: () => refuse('invalid_input', { field: 'reason' }),
  stands: (call) => call.refuse('refund_stands'),
  too_much: (call) => call.refuse('refund_too_much', { field: 'amount' }),
  not_refundable: (call) => call.refuse('not_refundable'),
};

/** Gives a payment back, or asks a second person to confirm it (T112, C44). */
export async function refundAtDesk(
  services: DeskServices,
  call: RefundCall,
  { id, minor, reason }: AdminCallInput<Refund>,
): Promise<AdminCallOutput<Refund>> {
  const { at, staff, now } = call;
  const asked = {
    siteId: at.siteId,
    payment: id,
    minor: minor ?? 'whole',
    reason,
    actor: staff.publicId,
    now,
  } as const;
  try {
    const { refund, isWaiting } = await askRefund(services, asked);
    return { number: refund.number, minor: refund.minor, waits: isWaiting };
  } catch (error) {
    if (error instanceof NoRefund) return refusals[error.code](call);
    throw error;
  }
}
