import type { TopUpEnd } from '@vonk/contract/top-ups';
import type { Scope } from '../../accounts/index.ts';
import { type Reader, sql, type Tx } from '../../platform/database/db.ts';
import { named, row } from '../../platform/database/named.ts';

/** What a member agreed to be ordered by itself (T45). */
export interface TopUpRecord {
  readonly id: string;
  readonly cardId: string;
  readonly brand: string;
  readonly lastFour: string;
  readonly credits: number;
  readonly totalMinor: number;
  readonly currency: string;
  readonly threshold: number;
  readonly perMonth: number;
  readonly country: string;
  readonly vatCountry: string;
  readonly network: string;
  readonly agreedAt: Date;
}

/** One that cannot go on, and why. */
export interface Broken extends Scope {
  readonly reason: TopUpEnd;
}

const columns = `id, card_id as "cardId", brand, last_four as "lastFour", credits, total_minor as "totalMinor",
  currency, threshold, per_month as "perMonth", country, vat_country as "vatCountry", network, agreed_at as "agreedAt"`;
const find = sql(`select ${columns} from top_ups where site_id = $1 and member_id = $2 and ended_at is null`);
const insert = named<Scope & TopUpRecord>(
  (value) =>
    `insert into top_ups ${row({
      site_id: value.siteId,
      member_id: value.memberId,
      id: value.id,
      card_id: value.cardId,
      brand: value.brand,
      last_four: value.lastFour,
      credits: value.credits,
      total_minor: value.totalMinor,
      currency: value.currency,
      threshold: value.threshold,
      per_month: value.perMonth,
      country: value.country,
      vat_country: value.vatCountry,
      network: value.network,
      agreed_at: value.agreedAt,
    })}`,
);
const end = sql(`update top_ups set ended_at = $3, end_reason = $4
  where site_id = $1 and member_id = $2 and ended_at is null returning ${columns}`);
const lock = sql('select id from account_cards where site_id = $1 and id = $2');
const broken = sql(`select t.site_id as "siteId", t.member_id as "memberId",
    case when a.id is null then 'account' when c.id is null then 'card' else 'charged_back' end as reason
  from top_ups t
    left join account_cards a on a.site_id = t.site_id and a.id = t.member_id and a.status = 'confirmed'
    left join saved_cards c on c.site_id = t.site_id and c.id = t.card_id and c.expires_on >= $1::timestamptz::date
  where t.ended_at is null and t.site_id in (select site_id from sites_here)
    and (a.id is null or c.id is null or exists (
    select from top_up_debits d join payments p on p.site_id = d.site_id and p.member_id = d.member_id and p.key = d.id
      where d.site_id = t.site_id and d.member_id = t.member_id and d.top_up_id = t.id
        and p.state = 'charged_back' and p.won_back_at is null))
  order by t.agreed_at limit $2`);

/** What the member agreed to; undefined: it is off. */
export const findTopUp = (reader: Reader, { siteId, memberId }: Scope): Promise<TopUpRecord | undefined> =>
  reader.maybe<TopUpRecord>(find, [siteId, memberId]);

/** Writes what was agreed; its member must have no other. */
export const addTopUp = async (tx: Tx, { siteId, memberId }: Scope, topUp: TopUpRecord): Promise<void> =>
  void (await tx.run(...insert({ ...topUp, siteId, memberId })));

/** Ends it, once; answers what ended. */
export const writeEnd = (
  tx: Tx,
  { siteId, memberId }: Scope,
  { reason, now }: { reason: TopUpEnd; now: Date },
): Promise<TopUpRecord | undefined> => tx.maybe<TopUpRecord>(end, [siteId, memberId, now, reason]);

/** Whether there is still somebody who may be told. */
export const isThere = async (reader: Reader, { siteId, memberId }: Scope): Promise<boolean> =>
  (await reader.maybe(lock, [siteId, memberId])) !== undefined;

/** Those of every site whose account, card or money is gone, the oldest first. */
export const listBroken = (reader: Reader, now: Date, limit: number): Promise<Broken[]> =>
  reader.rows<Broken>(broken, [now, limit]);
