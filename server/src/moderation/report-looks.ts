import type { Scope } from '../accounts/index.ts';
import { type Reader, sql, type Tx } from '../platform/database/db.ts';
import { newId } from '../platform/ids.ts';

/** That a member's messages were read, and for which report; never whose report it was (T89). */
export interface ReportLook {
  readonly number: string;
  readonly at: Date;
}

// Who left has nobody to tell.
const insert = sql(`insert into report_looks (site_id, id, member_id, number, looked_at)
  select a.site_id, $2, a.id, $4, $5 from account_cards a where a.site_id = $1 and a.id = $3`);
const newest = sql(
  `select number, looked_at as at from report_looks
    where site_id = $1 and member_id = $2 order by looked_at desc, id desc limit $3`,
);

/** Notes for a member that their messages were read. */
export const addLook = (tx: Tx, { siteId, memberId }: Scope, { number, at }: ReportLook): Promise<number> =>
  tx.run(insert, [siteId, newId(at), memberId, number, at]);

/** When and for which reports a member's messages were read, the last first. */
export const readLooks = (reader: Reader, { siteId, memberId }: Scope, limit: number): Promise<ReportLook[]> =>
  reader.rows<ReportLook>(newest, [siteId, memberId, limit]);

/** The same for the member's export, all of it (T79). */
export const ownLooks = async (reader: Reader, scope: Scope): Promise<{ report_looks: object[] }> => ({
  report_looks: await readLooks(reader, scope, 10_000),
});
