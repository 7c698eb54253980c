import { dormantMonths, type MandateState } from '@vonk/contract/direct-debit';
import { type Reader, sql } from '../../platform/database/db.ts';
import { exactly, type ListPlace, type Placed } from '../../platform/database/list-place.ts';
import type { SiteScope } from '../../sites/index.ts';
import type { MandateEnd } from './mandates.ts';

const list = sql(`select m.*, ${exactly('m."signedAt"')} as "exactAt" from (
    select id, reference, creditor_id as "creditorId", signed_at as "signedAt", used_at as "usedAt",
      coalesce(used_at, signed_at) + make_interval(months => ${dormantMonths}) as "dormantAt", ended_at as "endedAt",
      end_reason as "endReason", case when end_reason = 'returned' then 'returned'
        when ended_at is not null then 'ended'
        when coalesce(used_at, signed_at) + make_interval(months => ${dormantMonths}) > $2 then 'standing'
        else 'dormant' end as state
    from mandates where site_id = $1) m
  where ($3::text is null or m.state = $3) and ($4::text is null or m.reference = $4)
    and ($5::timestamptz is null or (m."signedAt", m.id) < ($5, $6::uuid))
  order by m."signedAt" desc, m.id desc limit $7`);

/** A mandate as staff see it: whose it is, and of which account, is not told. */
export interface ListedMandate extends Placed {
  readonly reference: string;
  readonly creditorId: string;
  readonly state: MandateState;
  readonly signedAt: Date;
  /** When the last debit by it is or was due. */
  readonly usedAt: Date | null;
  /** When it falls asleep, if nothing is debited before (T114). */
  readonly dormantAt: Date;
  readonly endedAt: Date | null;
  readonly endReason: MandateEnd | null;
}

/** Which mandates are asked for; what is left out is all of them. */
export interface MandateSearch {
  readonly state?: MandateState | undefined;
  readonly reference?: string | undefined;
  readonly after: ListPlace | undefined;
  readonly limit: number;
  readonly now: Date;
}

/** The mandates of a site, the newest first. */
export const listMandates = (
  reader: Reader,
  { siteId }: SiteScope,
  { state, reference, after, limit, now }: MandateSearch,
): Promise<ListedMandate[]> =>
  reader.rows<ListedMandate>(list, [
    siteId,
    now,
    state ?? null,
    reference ?? null,
    after?.at ?? null,
    after?.id ?? null,
    limit,
  ]);
