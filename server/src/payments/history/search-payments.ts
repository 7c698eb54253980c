import type { PaymentMethod } from '@vonk/contract/payment-methods';
import type { PaymentState } from '@vonk/contract/payments';
import { type Reader, sql } from '../../platform/database/db.ts';
import { exactly, type ListPlace, type Placed } from '../../platform/database/list-place.ts';
import type { Site } from '../../sites/index.ts';

const search =
  sql(`select id, public_id as "publicId", number, state, method, provider, provider_reference as reference,
    credits, total_minor as "totalMinor", currency, vat_country as "vatCountry", vat_basis_points as "vatBasisPoints",
    vat_minor as "vatMinor", discount_code as "discountCode", discount_minor as "discountMinor",
    created_at as "createdAt", ${exactly('created_at')} as "exactAt", completed_at as "completedAt"
  from payments where site_id = $1
    and ($2::text is null or public_id = $2 or number = $2)
    and ($3::text is null or state = $3) and ($4::text is null or method = $4)
    and ($5::text is null or provider = $5)
    and created_at >= coalesce(($6::date)::timestamp at time zone $8, '-infinity')
    and created_at < coalesce(($7::date + 1)::timestamp at time zone $8, 'infinity')
    and total_minor between coalesce($9::int, 0) and coalesce($10::int, 2147483647)
    and (created_at, id) < (coalesce($11::timestamptz, 'infinity'), coalesce($12::uuid, $14::uuid))
  order by created_at desc, id desc limit $13`);

/** No id comes after it. */
const lastId = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** What payments are looked for by; what is left out is everything. */
export interface PaymentSearch {
  /** A receipt's number, or a payment's public id. */
  readonly name?: string | undefined;
  readonly state?: PaymentState | undefined;
  readonly method?: PaymentMethod | undefined;
  readonly provider?: string | undefined;
  /** Days of the site's calendar on which it was ordered, `2026-11-30`; the last one is `until`. */
  readonly from?: string | undefined;
  readonly until?: string | undefined;
  /** Minor units of whatever currency. */
  readonly least?: number | undefined;
  readonly most?: number | undefined;
}

/** A payment as it stands in a list for staff; money in minor units, VAT included. */
export interface PaymentInList extends Placed {
  readonly publicId: string;
  readonly number: string | null;
  readonly state: PaymentState;
  readonly method: PaymentMethod;
  readonly provider: string;
  readonly reference: string | null;
  readonly credits: number;
  readonly totalMinor: number;
  readonly currency: string;
  readonly vatCountry: string;
  readonly vatBasisPoints: number;
  readonly vatMinor: number;
  readonly discountCode: string | null;
  readonly discountMinor: number;
  readonly createdAt: Date;
  readonly completedAt: Date | null;
}

/** What fits, the newest first, after the last one of the page before. */
export const searchPayments = (
  reader: Reader,
  { siteId, timeZone }: Pick<Site, 'siteId' | 'timeZone'>,
  { after, limit, ...asked }: PaymentSearch & { after: ListPlace | undefined; limit: number },
): Promise<PaymentInList[]> => {
  const { name, state, method, provider, from, until, least, most } = asked;
  const filters = [name, state, method, provider, from, until].map((value) => value ?? null);
  return reader.rows<PaymentInList>(search, [
    siteId,
    ...filters,
    timeZone,
    least ?? null,
    most ?? null,
    after?.at ?? null,
    after?.id ?? null,
    limit,
    lastId,
  ]);
};
