import type { Scope } from '../../accounts/index.ts';
import { type Reader, sql } from '../../platform/database/db.ts';

/** A code that is a member's own or that they used. Its percentage in basis points. */
interface CodeOfMember {
  readonly code: string;
  /** Null: it is not kept any more what it took off. */
  readonly basisPoints: number | null;
  /** It was for them alone. */
  readonly isOwn: boolean;
  readonly expiresAt: Date | null;
  readonly isStopped: boolean;
  /** Their orders that were paid with it, and those that hold it and are not paid yet. */
  readonly paid: number;
  readonly held: number;
}

// What a newcomer was offered is a code of their own too.
const theirs = `with own as (
    select c.code, c.basis_points, c.expires_at, c.status = 'stopped' as is_stopped, c.created_at as at
      from discount_codes c where c.site_id = $1 and c.member_id = $2
    union all
    select o.code, o.basis_points, o.expires_at, false, o.created_at
      from discount_offers o where o.site_id = $1 and o.member_id = $2
  ), used as (
    select d.code, max(d.taken_at) as at, (count(*) filter (where d.kept_at is not null))::int as paid,
        (count(*) filter (where d.kept_at is null))::int as held
      from discount_uses d where d.site_id = $1 and d.member_id = $2 and d.released_at is null group by d.code
  )`;
const ofMember = sql(`${theirs}
  select coalesce(own.code, used.code) as code, coalesce(own.basis_points, c.basis_points) as "basisPoints",
      own.code is not null as "isOwn", coalesce(own.expires_at, c.expires_at) as "expiresAt",
      coalesce(own.is_stopped, c.status = 'stopped', false) as "isStopped",
      coalesce(used.paid, 0) as paid, coalesce(used.held, 0) as held
    from own full join used on used.code = own.code
    left join discount_codes c on c.site_id = $1 and c.code = used.code
    order by greatest(used.at, own.at) desc, 1 limit $3`);
const count = sql(`${theirs}
  select count(*)::integer as count from own full join used on used.code = own.code`);

/** The codes that are a member's own, and those that they used; the newest first. */
export const listCodesOfMember = (
  reader: Reader,
  { siteId, memberId }: Scope,
  limit: number,
): Promise<CodeOfMember[]> => reader.rows<CodeOfMember>(ofMember, [siteId, memberId, limit]);

/** How many those are. */
export const countCodesOfMember = async (reader: Reader, { siteId, memberId }: Scope): Promise<number> =>
  (await reader.one<{ count: number }>(count, [siteId, memberId])).count;
