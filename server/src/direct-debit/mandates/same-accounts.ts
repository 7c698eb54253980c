import type { Scope } from '../../accounts/index.ts';
import { type Reader, sql } from '../../platform/database/db.ts';

const same = sql(`select distinct o.member_id as id from mandates m
  join mandates o on o.site_id = m.site_id and o.iban_hash = m.iban_hash and o.member_id <> m.member_id
  where m.site_id = $1 and m.member_id = $2 limit $3`);

/** Who else of the site signed a mandate for the same bank account, by its keyed hash; ended ones count too. */
export const findSameAccounts = async (reader: Reader, { siteId, memberId }: Scope, limit: number): Promise<string[]> =>
  (await reader.rows<{ id: string }>(same, [siteId, memberId, limit])).map(({ id }) => id);
