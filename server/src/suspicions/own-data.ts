import type { Scope } from '../accounts/index.ts';
import { type Reader, sql } from '../platform/database/db.ts';

const own = sql(`select signal, count, noted_at, outcome, decided_at from suspicions
  where site_id = $1 and member_id = $2 order by noted_at, signal`);

/** What is kept here of a member, as they get it with their export (PRIV-2, T79). */
export const ownSuspicions = async (
  reader: Reader,
  { siteId, memberId }: Scope,
): Promise<{ suspicions: object[] }> => ({ suspicions: await reader.rows(own, [siteId, memberId]) });
