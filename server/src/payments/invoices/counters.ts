import { type Reader, sql, type Tx } from '../../platform/database/db.ts';

const read = sql(`select coalesce(json_agg(c), '[]')::text as counters from invoice_counters c
  where c.entity = any($1::text[])`);
const put = sql(`insert into invoice_counters as c select * from json_populate_recordset(null::invoice_counters, $1)
    order by entity, series, year
  on conflict (entity, series, year) do update set last_number = greatest(c.last_number, excluded.last_number)`);

/** How far the invoices of these companies are numbered, as another cluster takes it; JSON. */
export const readInvoiceCounters = async (db: Reader, entities: readonly string[]): Promise<string> =>
  (await db.one<{ counters: string }>(read, [entities])).counters;

/** Has the invoices of a company go on where another cluster has come to (T48). */
export const putInvoiceCounters = async (tx: Tx, counters: string): Promise<void> =>
  void (await tx.run(put, [counters]));
