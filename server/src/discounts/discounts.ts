import type { DiscountKind, DiscountReason } from '@vonk/contract/discounts';
import type { PaymentMethod } from '@vonk/contract/payment-methods';
import type { Scope } from '../accounts/index.ts';
import { type Reader, sql, type Tx } from '../platform/database/db.ts';
import { named, row } from '../platform/database/named.ts';
import type { SiteScope } from '../sites/index.ts';

/** A discount with its rules. Percentages in basis points, money in minor units. */
export interface Discount {
  readonly kind: DiscountKind;
  readonly code: string;
  readonly basisPoints: number;
  readonly currency: string | null;
  readonly minimumMinor: number | null;
  readonly maximumMinor: number | null;
  /** Where it holds; null: everywhere. */
  readonly countries: readonly string[] | null;
  /** Whose it is; null: everybody's. */
  readonly memberId: string | null;
  readonly reason: DiscountReason | null;
  readonly expiresAt: Date | null;
  readonly isOnce: boolean;
  /** How many orders of one member it is for; null: as many as they like. */
  readonly usesPerMember: number | null;
  readonly isFirstOrderOnly: boolean;
  readonly methods: readonly PaymentMethod[] | null;
  readonly maxUses: number | null;
  /** The staff ended it. */
  readonly isStopped: boolean;
}

const codeColumns = `'code' as kind, code, basis_points as "basisPoints", currency, minimum_minor as "minimumMinor",
  maximum_minor as "maximumMinor",
  coalesce(countries, case when country is not null then array[country] end) as countries,
  member_id as "memberId", reason, expires_at as "expiresAt",
  coalesce(uses_per_member = 1, false) as "isOnce", uses_per_member as "usesPerMember",
  is_first_order_only as "isFirstOrderOnly", payment_methods as methods,
  max_uses as "maxUses", status = 'stopped' as "isStopped"`;
const byCode = sql(`select ${codeColumns} from discount_codes where site_id = $1 and code = $2`);
const ownCodes = sql(`select ${codeColumns} from discount_codes where site_id = $1 and member_id = $2
  order by basis_points desc, code limit 20`);
const lockCode = sql(`select 1 from discount_codes where site_id = $1 and code = $2 for update`);
const offers = sql(`select kind, code, basis_points as "basisPoints", null as currency, null::integer as "minimumMinor",
    null::integer as "maximumMinor", null::text[] as countries, member_id as "memberId", 'new_member' as reason,
    expires_at as "expiresAt", true as "isOnce", 1 as "usesPerMember", true as "isFirstOrderOnly",
    null::text[] as methods,
    null::integer as "maxUses", false as "isStopped"
  from discount_offers where site_id = $1 and member_id = $2 order by basis_points desc, kind`);
const addOffers =
  sql(`insert into discount_offers (site_id, member_id, kind, code, basis_points, expires_at, mail_hash, created_at)
  select a.site_id, a.id, k.kind, k.code, k.basis_points,
    coalesce(k.ended_at, a.signed_up_at + make_interval(secs => k.seconds)), $9, $8
  from account_cards a,
    unnest($3::text[], $4::text[], $5::integer[], $6::double precision[], $7::timestamptz[])
      as k (kind, code, basis_points, seconds, ended_at)
  where a.site_id = $1 and a.id = $2
  order by k.kind, k.code
  on conflict do nothing`);
const addCodes = named<SiteScope & Omit<NewCode, 'id' | 'code'> & { ids: readonly string[]; codes: readonly string[] }>(
  (value) =>
    `insert into discount_codes ${row(
      {
        site_id: value.siteId,
        id: 'made.id',
        code: 'made.code',
        basis_points: value.basisPoints,
        currency: value.currency,
        minimum_minor: value.minimumMinor,
        countries: value.countries,
        member_id: value.memberId,
        reason: value.reason,
        expires_at: value.expiresAt,
        uses_per_member: value.usesPerMember,
        max_uses: value.maxUses,
        is_first_order_only: value.isFirstOrderOnly,
        payment_methods: value.methods,
        created_at: value.createdAt,
        maximum_minor: value.maximumMinor,
      },
      `from unnest(${value.ids}::uuid[], ${value.codes}::text[]) as made (id, code)`,
    )} order by made.code on conflict (site_id, code) do nothing`,
);

/** A code of a site, in capitals; one that ended too. */
export const findCode = (reader: Reader, { siteId }: SiteScope, code: string): Promise<Discount | undefined> =>
  reader.maybe<Discount>(byCode, [siteId, code]);

/** The codes that are this member's alone, ended ones too, the best first; twenty at most. */
export const listOwnCodes = (reader: Reader, { siteId, memberId }: Scope): Promise<Discount[]> =>
  reader.rows<Discount>(ownCodes, [siteId, memberId]);

/** Lets nobody else count the uses of a code until the transaction ends. */
export async function lockUses(tx: Tx, { siteId }: Scope, code: string): Promise<void> {
  await tx.rows(lockCode, [siteId, code]);
}

/**
 * What the member was offered as a newcomer, ended or not: the best first; where two are as good, the time bonus (B3).
 */
export const listOffers = (reader: Reader, { siteId, memberId }: Scope): Promise<Discount[]> =>
  reader.rows<Discount>(offers, [siteId, memberId]);

/** An offer every newcomer of a site gets. */
export interface NewOffer {
  readonly kind: Exclude<DiscountKind, 'code'>;
  readonly code: string;
  readonly basisPoints: number;
  readonly seconds: number;
  /** For whom had it lately with another account: when it ended. */
  readonly endedAt: Date | null;
}

/**
 * Writes a newcomer's offers, whose ends are fixed by this; a mail address that had them lately gets none again (T28,
 * T30).
 */
export async function writeOffers(
  tx: Tx,
  { siteId, memberId }: Scope,
  { offers: newOffers, mailbox, now }: { offers: readonly NewOffer[]; mailbox: Buffer; now: Date },
): Promise<void> {
  const column = <Key extends keyof NewOffer>(key: Key) => newOffers.map((offer) => offer[key]);
  await tx.run(addOffers, [
    siteId,
    memberId,
    column('kind'),
    column('code'),
    column('basisPoints'),
    column('seconds'),
    column('endedAt'),
    now,
    mailbox,
  ]);
}

const ends = sql('select kind, expires_at as "expiresAt" from discount_offers where site_id = $1 and member_id = $2');

/** When a newcomer's offers end or ended. */
export const readOfferEnds = (
  reader: Reader,
  { siteId, memberId }: Scope,
): Promise<{ kind: NewOffer['kind']; expiresAt: Date }[]> => reader.rows(ends, [siteId, memberId]);

export type NewCode = Omit<Discount, 'kind' | 'reason' | 'isOnce' | 'isStopped'> & {
  readonly id: string;
  readonly reason: Exclude<DiscountReason, 'new_member'> | null;
  readonly createdAt: Date;
};

/** Makes a code of a site; false when there is one of this name. */
export const writeCode = async (tx: Tx, site: SiteScope, { id, code, ...terms }: NewCode): Promise<boolean> =>
  (await writeCodes(tx, site, { names: [{ id, code }], terms })) === 1;

/** Makes codes that are alike but for their names; answers how many: a name that there is makes none. */
export const writeCodes = (
  tx: Tx,
  { siteId }: SiteScope,
  { names, terms }: { names: readonly Pick<NewCode, 'id' | 'code'>[]; terms: Omit<NewCode, 'id' | 'code'> },
): Promise<number> =>
  tx.run(...addCodes({ ...terms, siteId, ids: names.map(({ id }) => id), codes: names.map(({ code }) => code) }));
