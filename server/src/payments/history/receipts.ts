import { cardBrandNames } from '@vonk/contract/payment-methods';
import type { Scope } from '../../accounts/index.ts';
import { queueMail } from '../../mails/index.ts';
import type { Tx } from '../../platform/database/db.ts';
import type { PaymentRecord } from '../payments.ts';
import { methodName, paymentTranslator } from '../texts.ts';

/** The method, and the brand of the card where that says more. */
function paidWith({ method, cardBrand, locale }: PaymentRecord): string {
  const name = methodName(method, paymentTranslator(locale));
  const brand = cardBrand === null ? name : cardBrandNames[cardBrand];
  return brand === name ? name : `${name} (${brand})`;
}

/** Queues the receipt of a purchase that can be withdrawn from `until` a day, in the language it was made in. */
export async function queueReceipt(
  tx: Tx,
  scope: Scope,
  {
    payment,
    email,
    until,
    now,
  }: { payment: PaymentRecord & { number: string }; email: string; until: string; now: Date },
): Promise<void> {
  await queueMail(
    tx,
    { ...scope, email, locale: payment.locale },
    {
      template: 'receipt',
      cause: `receipt:${payment.publicId}`,
      data: {
        payment: payment.publicId,
        number: payment.number,
        at: now.toISOString(),
        credits: payment.credits,
        ...(payment.paysDebt ? { pays_debt: true } : {}),
        method: paidWith(payment),
        total_minor: payment.totalMinor,
        vat_minor: payment.vatMinor,
        vat_basis_points: payment.vatBasisPoints,
        vat_country: payment.vatCountry,
        currency: payment.currency,
        withdraw_until: until,
        ...(payment.statement === null ? {} : { statement: payment.statement }),
        ...(payment.discountCode === null
          ? {}
          : { discount: { code: payment.discountCode, minor: payment.discountMinor } }),
      },
      now,
    },
  );
}
