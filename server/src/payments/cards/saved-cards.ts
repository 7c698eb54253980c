import { type CardState, expiringMonths } from '@vonk/contract/saved-cards';
import type { Scope } from '../../accounts/index.ts';
import { type Reader, sql, type Tx } from '../../platform/database/db.ts';
import { named, row } from '../../platform/database/named.ts';
import type { ProviderCard } from '../provider.ts';

/** A card that its provider keeps for a member. */
export interface SavedCard {
  readonly id: string;
  readonly publicId: string;
  readonly provider: string;
  readonly customer: string;
  readonly token: string;
  readonly brand: string;
  readonly lastFour: string;
  /** The last month in which it pays, `2028-08`. */
  readonly expires: string;
  readonly isDefault: boolean;
  readonly textVersion: string;
  readonly agreedAt: Date;
  readonly usedAt: Date;
}

const columns = `id, public_id as "publicId", provider, customer, token, brand, last_four as "lastFour",
  to_char(expires_on, 'YYYY-MM') as expires, is_default as "isDefault", text_version as "textVersion",
  agreed_at as "agreedAt", used_at as "usedAt"`;
const ofMember = 'site_id = $1 and member_id = $2';
const list = sql(
  `select ${columns} from saved_cards where ${ofMember} order by is_default desc, used_at desc, public_id`,
);
const byPublicId = sql(`select ${columns} from saved_cards where ${ofMember} and public_id = $3`);
const byId = sql(`select ${columns} from saved_cards where ${ofMember} and id = $3`);
const lastDayOf = (month: string) => `(date_trunc('month', ${month}::date) + interval '1 month - 1 day')::date`;
const dropSame = sql(`delete from saved_cards
  where ${ofMember} and provider = $3 and brand = $4 and last_four = $5 and token <> $6
  returning ${columns}`);
const drop = sql(`delete from saved_cards where ${ofMember} and public_id = $3 returning ${columns}`);
const dropAll = sql(`delete from saved_cards where ${ofMember}`);
const clearDefault = sql(`update saved_cards set is_default = false where ${ofMember} and is_default`);
const setDefault = sql(`update saved_cards set is_default = true where ${ofMember} and public_id = $3`);
const newestDefault = sql(`update saved_cards set is_default = true
  where ${ofMember} and not exists (select from saved_cards where ${ofMember} and is_default)
    and id = (select id from saved_cards where ${ofMember} order by expires_on < $3::date, used_at desc, id limit 1)`);
const use = sql(`update saved_cards set used_at = $4 where ${ofMember} and id = $3`);
const replace = sql(`update saved_cards set brand = $4, last_four = $5, expires_on = ${lastDayOf("($6 || '-01')")},
    checked_at = $7
  where ${ofMember} and id = $3`);
const lock = sql(`select id from saved_cards where ${ofMember} order by id for update`);

/** The member's cards, the default one first. */
export const listCards = (reader: Reader, { siteId, memberId }: Scope): Promise<SavedCard[]> =>
  reader.rows<SavedCard>(list, [siteId, memberId]);

export const findCard = (
  reader: Reader,
  { siteId, memberId }: Scope,
  publicId: string,
): Promise<SavedCard | undefined> => reader.maybe<SavedCard>(byPublicId, [siteId, memberId, publicId]);

export const findCardById = (reader: Reader, { siteId, memberId }: Scope, id: string): Promise<SavedCard | undefined> =>
  reader.maybe<SavedCard>(byId, [siteId, memberId, id]);

/** Holds the member's cards until the transaction ends, so that one of them is the default. */
export const lockCards = async (tx: Tx, { siteId, memberId }: Scope): Promise<void> =>
  void (await tx.rows(lock, [siteId, memberId]));

export interface NewCard extends ProviderCard {
  readonly id: string;
  readonly publicId: string;
  readonly provider: string;
  readonly customer: string;
  readonly textVersion: string;
  readonly agreedAt: Date;
  readonly now: Date;
}

const insert = named<Scope & NewCard>(
  (value) =>
    `insert into saved_cards ${row({
      site_id: value.siteId,
      member_id: value.memberId,
      id: value.id,
      public_id: value.publicId,
      provider: value.provider,
      customer: value.customer,
      token: value.token,
      brand: value.brand,
      last_four: value.lastFour,
      expires_on: lastDayOf(`(${value.expires} || '-01')`),
      is_default: `not exists (select from saved_cards
        where site_id = ${value.siteId} and member_id = ${value.memberId} and is_default)`,
      text_version: value.textVersion,
      agreed_at: value.agreedAt,
      used_at: value.now,
      checked_at: value.now,
    })} on conflict (provider, token) do nothing`,
);

/** Keeps a card: the default one where there is no other. */
export const addCard = async (tx: Tx, { siteId, memberId }: Scope, card: NewCard): Promise<void> =>
  void (await tx.run(...insert({ ...card, siteId, memberId })));

/** Forgets what the same card was kept as before; answers it. */
export const dropSameCards = (
  tx: Tx,
  { siteId, memberId }: Scope,
  { provider, brand, lastFour, token }: ProviderCard & { provider: string },
): Promise<SavedCard[]> => tx.rows<SavedCard>(dropSame, [siteId, memberId, provider, brand, lastFour, token]);

/** Forgets a card, and answers it; undefined when there is none. The one used last becomes the default then. */
export async function dropCard(
  tx: Tx,
  { siteId, memberId }: Scope,
  { publicId, now }: { publicId: string; now: Date },
): Promise<SavedCard | undefined> {
  const dropped = await tx.maybe<SavedCard>(drop, [siteId, memberId, publicId]);
  await tx.run(newestDefault, [siteId, memberId, now]);
  return dropped;
}

export const dropCards = async (tx: Tx, { siteId, memberId }: Scope): Promise<void> =>
  void (await tx.run(dropAll, [siteId, memberId]));

/** Makes a card the one that is offered first. */
export async function makeDefault(tx: Tx, { siteId, memberId }: Scope, publicId: string): Promise<void> {
  await tx.run(clearDefault, [siteId, memberId]);
  await tx.run(setDefault, [siteId, memberId, publicId]);
}

/** A card paid now. */
export const noteUse = async (
  tx: Tx,
  { siteId, memberId }: Scope,
  { cardId, now }: { cardId: string; now: Date },
): Promise<void> => void (await tx.run(use, [siteId, memberId, cardId, now]));

/** Takes over what the provider says of a card now. */
export const writeCard = async (
  tx: Tx,
  { siteId, memberId }: Scope,
  { id, brand, lastFour, expires, now }: ProviderCard & { id: string; now: Date },
): Promise<void> => void (await tx.run(replace, [siteId, memberId, id, brand, lastFour, expires, now]));

/** Months since the year 0, of `2028-08` or of a moment. */
const monthsOf = (year: number, month: number): number => year * 12 + month - 1;

/** How a card that pays until the end of a month, `2028-08`, stands at a moment. */
export function cardStateAt(expires: string, now: Date): CardState {
  const [year = 0, month = 1] = expires.split('-').map(Number);
  const left = monthsOf(year, month) - monthsOf(now.getUTCFullYear(), now.getUTCMonth() + 1);
  return left < 0 ? 'expired' : left < expiringMonths ? 'expiring' : 'valid';
}

const due = sql(`select site_id as "siteId", member_id as "memberId", id from saved_cards
  where checked_at < $1::timestamptz - interval '7 days' and site_id in (select site_id from sites_here)
  order by checked_at limit 500`);
const byToken = sql(`select site_id as "siteId", member_id as "memberId", id from saved_cards
  where provider = $1 and token = $2 and site_id in (select site_id from sites_here)`);

/** Cards of every site that their providers were not asked about for a week. */
export const listUnchecked = (reader: Reader, now: Date): Promise<(Scope & { id: string })[]> =>
  reader.rows(due, [now]);

/** A card by its provider's own name of it, on whatever site. */
export const findByToken = (
  reader: Reader,
  { provider, token }: { provider: string; token: string },
): Promise<(Scope & { id: string }) | undefined> => reader.maybe(byToken, [provider, token]);
