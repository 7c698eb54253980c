import { isOpen, type Payment, type PaymentDetails } from '@vonk/contract/payments';
import type { listPaymentEvents } from '../booking/payment-events.ts';
import type { PaymentRecord } from '../payments.ts';

export const paymentView = (payment: PaymentRecord): Payment => ({
  id: payment.publicId,
  state: payment.state,
  credits: payment.credits,
  method: payment.method,
  total_minor: payment.totalMinor,
  vat_minor: payment.vatMinor,
  vat_basis_points: payment.vatBasisPoints,
  vat_country: payment.vatCountry,
  currency: payment.currency,
  discount: payment.discountCode === null ? null : { code: payment.discountCode, minor: payment.discountMinor },
  created_at: payment.createdAt.toISOString(),
  completed_at: payment.completedAt?.toISOString() ?? null,
  number: payment.number,
  made_premium: payment.madePremium,
  redirect: isOpen(payment.state) ? payment.redirect : null,
});

export const eventsView = (events: Awaited<ReturnType<typeof listPaymentEvents>>): PaymentDetails['events'] =>
  events.map(({ state, source, at }) => ({ state, source, at: at.toISOString() }));
