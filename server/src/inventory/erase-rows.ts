import { sql, type Tx } from '../platform/database/db.ts';
import type { SiteScope } from '../sites/index.ts';
import { inventory } from './inventory.ts';

const erase = sql('select from erase_rows_v1($1::smallint, $2, $3::jsonb)');
const rows = JSON.stringify(
  Object.entries(inventory).flatMap(([table, { of, leaving }]) => (leaving === 'deleted' ? [{ table, of }] : [])),
);

/** Deletes the rows of every table that the inventory says go with the member (T55). */
export const eraseRows = async (tx: Tx, { siteId, memberId }: SiteScope & { memberId: string }): Promise<void> =>
  void (await tx.rows(erase, [siteId, memberId, rows]));
