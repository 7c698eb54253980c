import type pg from 'pg';
import { ms } from '../chat-ground.ts';

export interface Size {
  name: string;
  /** Megabytes. */
  table: number;
  /** Megabytes. */
  indexes: number;
  /** Rows that wait for vacuum. */
  dead: number;
  vacuums: number;
}

/** Of each of these tables, or of all, with its parts together; of the events' in any case. */
export async function sizesOf(pool: pg.Pool, tables: readonly string[] | undefined): Promise<Size[]> {
  const { rows } = await pool.query<Size>(
    `select name, sum(pg_table_size(relid))::float / 1e6 as table, sum(pg_indexes_size(relid))::float / 1e6 as indexes,
       sum(n_dead_tup)::float as dead, sum(vacuum_count + autovacuum_count)::float as vacuums
     from pg_stat_user_tables,
       lateral (select substring(relname from '^(live_events|messages)') as whole) parts,
       lateral (select coalesce(whole, relname) as name) named
     where $1::text[] is null or relname = any($1) or whole is not null group by name order by name`,
    [tables],
  );
  return rows;
}

/** How large each of them was at first, halfway and at last, with the most dead rows that were seen. */
export function growth(sizes: readonly (readonly Size[])[]) {
  const at = (share: number) => sizes[Math.round((sizes.length - 1) * share)] ?? [];
  return Object.fromEntries(
    at(1).map(({ name, dead, vacuums, ...end }) => {
      const [start, middle] = [at(0), at(0.5)].map((list) => list.find((size) => size.name === name));
      return [
        name,
        {
          'table at the start, MB': ms(start?.table ?? 0),
          'in the middle': ms(middle?.table ?? 0),
          'at the end': ms(end.table),
          'indexes at the start, MB': ms(start?.indexes ?? 0),
          'in the middle ': ms(middle?.indexes ?? 0),
          'at the end ': ms(end.indexes),
          'dead rows': dead,
          'most of them': Math.max(...sizes.map((list) => list.find((size) => size.name === name)?.dead ?? 0)),
          vacuums: vacuums - (start?.vacuums ?? 0),
        },
      ];
    }),
  );
}
