import { isOpen, type Payment, type PaymentDetails } from '@vonk/contract/payments';
import type { CardOrder } from '../cards/card-orders.ts';
import type { listPaymentEvents } from '../booking/payment-events.ts';
import type { InvoiceRow } from '../invoices/invoices.ts';
import type { PaymentRecord } from '../payments.ts';

function transferView({ transfer, transferDueOn }: PaymentRecord): Payment['transfer'] {
  if (!transfer || transferDueOn === null) return null;
  const { wrongMinor, ...where } = transfer;
  return { ...where, due_on: transferDueOn, wrong_minor: wrongMinor };
}

export const paymentView = (payment: PaymentRecord): Payment => ({
  id: payment.publicId,
  state: payment.state,
  credits: payment.credits,
  method: payment.method,
  card_brand: payment.cardBrand,
  total_minor: payment.totalMinor,
  vat_minor: payment.vatMinor,
  vat_basis_points: payment.vatBasisPoints,
  vat_country: payment.vatCountry,
  currency: payment.currency,
  discount: payment.discountCode === null ? null : { code: payment.discountCode, minor: payment.discountMinor },
  created_at: payment.createdAt.toISOString(),
  completed_at: payment.completedAt?.toISOString() ?? null,
  statement: payment.statement,
  won_back_at: payment.wonBackAt?.toISOString() ?? null,
  pays_debt: payment.paysDebt,
  number: payment.number,
  made_premium: payment.madePremium,
  redirect: isOpen(payment.state) ? payment.redirect : null,
  transfer: isOpen(payment.state) ? transferView(payment) : null,
});

export const eventsView = (events: Awaited<ReturnType<typeof listPaymentEvents>>): PaymentDetails['events'] =>
  events.map(({ state, source, at }) => ({ state, source, at: at.toISOString() }));

export const documentsView = (payment: PaymentRecord, documents: readonly InvoiceRow[]): PaymentDetails['documents'] =>
  documents.map(({ kind, number, issuedAt, totalMinor }, at) => ({
    kind,
    number,
    issued_at: issuedAt.toISOString(),
    total_minor: totalMinor,
    address: `/api/invoice.php?id=${payment.publicId}${at > 0 ? `&credit_note=${at}` : ''}`,
  }));

/** The kept card that an order was placed with; null: none was. */
export const cardNameOf = (order: CardOrder | undefined): PaymentDetails['card'] =>
  !order || order.brand === null || order.lastFour === null ? null : { brand: order.brand, last_four: order.lastFour };
