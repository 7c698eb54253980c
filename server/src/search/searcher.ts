import type { AnyCall, Member } from '../accounts/index.ts';
import { type Reader, sql, type Written } from '../platform/database/db.ts';
import { gendersOf, type Profile } from '../profile/index.ts';

/** What a search asks of who searches. */
export type Searcher = Pick<
  Profile,
  'gender' | 'looksFor' | 'country' | 'cell' | 'birthDate' | 'onlyRealMembers' | 'hidesDistance'
>;

/** A member who searches, as they are now. */
export interface KnownSearcher {
  readonly self: Searcher;
  /** The search used last, as it is kept; null: none. */
  readonly kept: unknown;
  /** What a replica must have for them. */
  readonly written: Written;
}

interface Row extends Omit<Searcher, 'looksFor'> {
  readonly looksFor: number | null;
  readonly kept: unknown;
  readonly written: string | null;
}

// What stands in `is true` brings no other index into question than the one of sessions by their names.
const bySession = sql(`select p.gender, v.looks_for as "looksFor", p.country, p.cell, p.birth_date as "birthDate",
    v.only_real_members as "onlyRealMembers", v.hides_distance as "hidesDistance", s.written_lsn::text as written,
    (select l.filters from saved_searches l
      where l.site_id = $1 and l.member_id = $2 and l.name is null) as kept
  from session_cards s, account_cards a, profile_cards p, profile_viewers v
  where s.token_hash = $3 and (s.site_id = $1 and s.member_id = $2 and s.expires_at > $4) is true
    and a.site_id = $1 and a.id = $2 and a.locale = $5
    and p.site_id = $1 and p.id = $2 and v.site_id = $1 and v.id = $2`);

/**
 * The member of a call, who may be known from minutes ago, with the search they used last. Undefined where their
 * session is over by now, or they chose another language: then it must be found out anew who asks.
 */
export async function readSearcher(
  reader: Reader,
  { siteId, memberId, sessionHash, locale, written: known }: Member,
  { now }: Pick<AnyCall, 'now'>,
): Promise<KnownSearcher | undefined> {
  const row = await reader.maybe<Row>(bySession, [siteId, memberId, sessionHash, now, locale]);
  if (!row) return undefined;
  const { kept, written, looksFor, ...self } = row;
  return {
    self: { ...self, looksFor: gendersOf(looksFor) },
    kept,
    // A session that was new needs all that is there, whatever it wrote since.
    written: known === 'latest' ? known : written,
  };
}
