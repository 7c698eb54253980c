import type { PaymentMethod } from '@vonk/contract/payment-methods';
import type { PaymentState } from '@vonk/contract/payments';
import type { Reader } from '../../platform/database/db.ts';
import { exactly, type ListPlace, type Placed } from '../../platform/database/list-place.ts';
import { named } from '../../platform/database/named.ts';
import type { Site } from '../../sites/index.ts';

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

/** The same with where a page begins. */
interface Sought extends PaymentSearch {
  readonly afterAt: string | undefined;
  readonly afterId: string | undefined;
  readonly lastId: string;
  readonly limit: number;
}

const search = named<Pick<Site, 'siteId' | 'timeZone'> & Sought>(
  (value) => `select id, public_id as "publicId", number, state, method, provider, provider_reference as reference,
    credits, total_minor as "totalMinor", currency, vat_country as "vatCountry", vat_basis_points as "vatBasisPoints",
    vat_minor as "vatMinor", discount_code as "discountCode", discount_minor as "discountMinor",
    created_at as "createdAt", ${exactly('created_at')} as "exactAt", completed_at as "completedAt"
  from payments where site_id = ${value.siteId}
    and (${value.name}::text is null or public_id = ${value.name} or number = ${value.name})
    and (${value.state}::text is null or state = ${value.state})
    and (${value.method}::text is null or method = ${value.method})
    and (${value.provider}::text is null or provider = ${value.provider})
    and created_at >= coalesce((${value.from}::date)::timestamp at time zone ${value.timeZone}, '-infinity')
    and created_at < coalesce((${value.until}::date + 1)::timestamp at time zone ${value.timeZone}, 'infinity')
    and total_minor between coalesce(${value.least}::int, 0) and coalesce(${value.most}::int, 2147483647)
    and (created_at, id)
      < (coalesce(${value.afterAt}::timestamptz, 'infinity'), coalesce(${value.afterId}::uuid, ${value.lastId}))
  order by created_at desc, id desc limit ${value.limit}`,
);

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
  { after, ...asked }: PaymentSearch & { after: ListPlace | undefined; limit: number },
): Promise<PaymentInList[]> =>
  reader.rows<PaymentInList>(...search({ ...asked, siteId, timeZone, afterAt: after?.at, afterId: after?.id, lastId }));
