import type { Scope } from '../../accounts/index.ts';
import { sql, type Tx } from '../../platform/database/db.ts';
import type { Site } from '../../sites/index.ts';
import type { PaymentRecord } from '../payments.ts';
import { addEvidence, decideCountry, listEvidence } from './evidence.ts';
import { readVatRate, vatWithin } from './vat.ts';

const moveVat = sql(`update payments set vat_country = $4, vat_basis_points = $5, vat_minor = $6
  where site_id = $1 and member_id = $2 and id = $3`);

/**
 * Keeps where the card or account is from that paid, and lets the VAT go to the country that most evidence names then;
 * in the transaction that completes the payment, before its invoice (T49). The rate stays that of the order's moment.
 */
export async function settleCountry(
  tx: Tx,
  scope: Scope,
  { payment, site, country, now }: { payment: PaymentRecord; site: Site; country: string; now: Date },
): Promise<PaymentRecord> {
  const { id, totalMinor, createdAt } = payment;
  await addEvidence(tx, scope, { paymentId: id, evidence: [{ kind: 'payment', country }], now });
  const decision = decideCountry(await listEvidence(tx, scope, id), false);
  if (!('country' in decision) || decision.country === payment.vatCountry) return payment;
  const vatCountry = decision.country;
  const vatBasisPoints = await readVatRate(tx, { country: vatCountry, site, now: createdAt });
  const vatMinor = vatWithin(totalMinor, vatBasisPoints);
  await tx.run(moveVat, [scope.siteId, scope.memberId, id, vatCountry, vatBasisPoints, vatMinor]);
  return { ...payment, vatCountry, vatBasisPoints, vatMinor };
}
