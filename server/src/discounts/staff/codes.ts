import { type Reader, sql, type Tx } from '../../platform/database/db.ts';
import { exactly, type ListPlace, type Placed } from '../../platform/database/list-place.ts';
import type { SiteScope } from '../../sites/index.ts';

/** A code as staff see it, with how often it was used. Percentages in basis points, money in minor units. */
/** Its id is the code. */
export interface ShownCode extends Placed {
  readonly code: string;
  readonly basisPoints: number;
  readonly currency: string | null;
  readonly minimumMinor: number | null;
  readonly maximumMinor: number | null;
  readonly countries: readonly string[] | null;
  readonly methods: readonly string[] | null;
  /** It is somebody's own. */
  readonly isPersonal: boolean;
  readonly expiresAt: Date | null;
  readonly isStopped: boolean;
  readonly usesPerMember: number | null;
  readonly maxUses: number | null;
  readonly isFirstOrderOnly: boolean;
  readonly createdAt: Date;
  /** Orders that were paid with it, and those that hold it and are not paid yet. */
  readonly paid: number;
  readonly held: number;
}

const columns = `c.code, c.code as id, ${exactly('c.created_at')} as "exactAt",
  c.basis_points as "basisPoints", c.currency, c.minimum_minor as "minimumMinor",
  c.maximum_minor as "maximumMinor",
  coalesce(c.countries, case when c.country is not null then array[c.country] end) as countries,
  c.payment_methods as methods, c.member_id is not null as "isPersonal", c.expires_at as "expiresAt",
  c.status = 'stopped' as "isStopped", c.uses_per_member as "usesPerMember", c.max_uses as "maxUses",
  c.is_first_order_only as "isFirstOrderOnly", c.created_at as "createdAt", u.paid, u.held`;
const used = `cross join lateral (select (count(*) filter (where d.kept_at is not null))::int as paid,
    (count(*) filter (where d.kept_at is null))::int as held
  from discount_uses d where d.site_id = c.site_id and d.code = c.code and d.released_at is null) u`;
const newest = sql(`select ${columns} from discount_codes c ${used} where c.site_id = $1
    and ($2 = '' or strpos(c.code, upper($2)) > 0)
    and ($3::timestamptz is null or (c.created_at, c.code) < ($3, $4::text))
  order by c.created_at desc, c.code desc limit $5`);
const byCode = sql(`select ${columns} from discount_codes c ${used} where c.site_id = $1 and c.code = $2`);
const stop = sql(`update discount_codes set status = 'stopped' where site_id = $1 and code = $2 and status = 'active'`);

/** The codes of a site, the newest first: all, or those in which something stands. */
export const listCodes = (
  reader: Reader,
  { siteId }: SiteScope,
  { name = '', after, limit }: { name?: string | undefined; after: ListPlace | undefined; limit: number },
): Promise<ShownCode[]> => reader.rows(newest, [siteId, name, after?.at ?? null, after?.id ?? null, limit]);

/** One code, typed in any case. */
export const showCode = (reader: Reader, { siteId }: SiteScope, code: string): Promise<ShownCode | undefined> =>
  reader.maybe(byCode, [siteId, code.trim().toUpperCase()]);

/** Ends a code at once: orders that were begun with it keep it. False when there is none, or it ended. */
export const stopCode = async (tx: Tx, { siteId }: SiteScope, code: string): Promise<boolean> =>
  (await tx.run(stop, [siteId, code])) === 1;
