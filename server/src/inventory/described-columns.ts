import { type Reader, sql } from '../platform/database/db.ts';

/** Columns of one table with the same comment, `purpose; basis; retention`. */
interface DescribedColumns {
  readonly table: string;
  readonly comment: string;
  readonly columns: readonly string[];
}

const described = sql(`select c.relname as "table", col_description(c.oid, a.attnum) as comment,
    array_agg(a.attname::text order by a.attnum) as columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    and col_description(c.oid, a.attnum) is not null
  group by 1, 2 order by 1, min(a.attnum)`);

/** What the database says of every column it has (T78), those of a table that are kept alike together. */
export const readDescribedColumns = (reader: Reader): Promise<DescribedColumns[]> =>
  reader.rows<DescribedColumns>(described);
