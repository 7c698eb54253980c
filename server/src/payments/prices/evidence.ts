import { type Reader, sql, type Tx } from '../../platform/database/db.ts';
import type { SiteScope } from '../../sites/index.ts';

/** What says where a buyer lives (T49). */
export interface Evidence {
  readonly kind: 'profile' | 'network' | 'chosen' | 'declared' | 'payment';
  readonly country: string;
}

/** The country whose VAT is charged, or those of which the buyer is to say in which one they live. */
export type Decision = { readonly country: string } | { readonly ask: readonly string[] };

/**
 * Decides the country by what says it: the one that most say, where two agree; where one says it alone, that one if one
 * is enough. What contradicts itself otherwise is for the buyer to answer, among the countries that were named (T49).
 */
export function decideCountry(evidence: readonly Evidence[], isOneEnough: boolean): Decision {
  const votes = new Map<string, number>();
  for (const { country } of evidence) votes.set(country, (votes.get(country) ?? 0) + 1);
  const most = Math.max(0, ...votes.values());
  const [first, ...others] = [...votes].filter(([, count]) => count === most).map(([country]) => country);
  const isClear = first !== undefined && others.length === 0;
  if (isClear && (most > 1 || (votes.size === 1 && isOneEnough))) return { country: first };
  const declared = evidence.find(({ kind }) => kind === 'declared');
  return declared ? { country: declared.country } : { ask: [...votes.keys()] };
}

const insert = sql(`insert into vat_evidence (site_id, payment_id, kind, country, noted_at)
  select $1, $2, said.kind, said.country, $5 from unnest($3::text[], $4::text[]) as said (kind, country)
  order by said.kind
  on conflict do nothing`);
const ofPayment = sql(
  'select kind, country from vat_evidence where site_id = $1 and payment_id = $2 order by noted_at',
);

/** Keeps what is said of the buyer of an order. */
export async function addEvidence(
  tx: Tx,
  { siteId }: SiteScope,
  { paymentId, evidence, now }: { paymentId: string; evidence: readonly Evidence[]; now: Date },
): Promise<void> {
  const [kinds, countries] = [evidence.map(({ kind }) => kind), evidence.map(({ country }) => country)];
  await tx.run(insert, [siteId, paymentId, kinds, countries, now]);
}

/** What is kept of the buyer of an order. */
export const listEvidence = (reader: Reader, { siteId }: SiteScope, paymentId: string): Promise<Evidence[]> =>
  reader.rows<Evidence>(ofPayment, [siteId, paymentId]);
