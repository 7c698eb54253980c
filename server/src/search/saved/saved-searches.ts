import { orientationFilters, type SavedSearch, searchAddress } from '@vonk/contract/search';
import type { Scope } from '../../accounts/index.ts';
import { type Reader, sql, type Tx } from '../../platform/database/db.ts';

const ofMember = sql(
  `select id, name, filters from saved_searches
    where site_id = $1 and member_id = $2 and name is not null order by saved_at desc, id`,
);
const upsert =
  sql(`insert into saved_searches (site_id, id, member_id, name, filters, saved_at) values ($1, $2, $3, $4, $5, $6)
  on conflict (site_id, member_id, name) do update set filters = excluded.filters, saved_at = excluded.saved_at
  where saved_searches.filters is distinct from excluded.filters`);
const remove = sql('delete from saved_searches where site_id = $1 and member_id = $2 and id = $3 and name is not null');
const removeLast = sql('delete from saved_searches where site_id = $1 and member_id = $2 and name is null');
const strip = sql(`update saved_searches set filters = filters - $3::text[]
  where site_id = $1 and member_id = $2 and filters ?| $3::text[]`);
const removeEmpty = sql("delete from saved_searches where site_id = $1 and member_id = $2 and filters = '{}'");

type Filters = SavedSearch['filters'];

/** A search that was kept, without what makes no sense any more; empty where there is none. */
export const keptSearch = (filters: unknown): Filters => searchAddress.safeParse(filters).data ?? {};

/** The searches a member named, the newest first. */
export const listSearches = async (reader: Reader, { siteId, memberId }: Scope): Promise<SavedSearch[]> =>
  (await reader.rows<{ id: string; name: string; filters: unknown }>(ofMember, [siteId, memberId])).map((row) => ({
    ...row,
    filters: keptSearch(row.filters),
  }));

interface Kept {
  readonly id: string;
  /** Null: the search used last. */
  readonly name: string | null;
  readonly filters: Filters;
  readonly now: Date;
}

/** Keeps a search; one of the same name is replaced. */
export const putSearch = async (tx: Tx, { siteId, memberId }: Scope, { id, name, filters, now }: Kept): Promise<void> =>
  void (await tx.run(upsert, [siteId, id, memberId, name, JSON.stringify(filters), now]));

/** Takes a named search away; false when it is not the member's. */
export const removeSearch = async (tx: Tx, { siteId, memberId }: Scope, id: string): Promise<boolean> =>
  (await tx.run(remove, [siteId, memberId, id])) === 1;

/** Takes whom the member looks for out of all searches that are kept, and those away that are nothing else (T75). */
export async function forgetOrientation(tx: Tx, { siteId, memberId }: Scope): Promise<void> {
  await tx.run(strip, [siteId, memberId, orientationFilters]);
  await tx.run(removeEmpty, [siteId, memberId]);
}

export const forgetLastSearch = async (tx: Tx, { siteId, memberId }: Scope): Promise<void> =>
  void (await tx.run(removeLast, [siteId, memberId]));

const forExport = sql(
  'select name, filters, saved_at from saved_searches where site_id = $1 and member_id = $2 order by saved_at',
);

/** What is kept here of a member, as they get it with their export (PRIV-2, T79): by its name, a row each. */
export const ownSearches = async (reader: Reader, { siteId, memberId }: Scope): Promise<{ searches: object[] }> => ({
  searches: await reader.rows(forExport, [siteId, memberId]),
});
