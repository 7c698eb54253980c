import { type Reader, sql } from '../../platform/database/db.ts';

const named = sql('select public_id as id, name from staff where public_id = any($1)');

/** The names of staff by their public ids, of those too who left. */
export async function namesOf(reader: Reader, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await reader.rows<{ id: string; name: string }>(named, [[...new Set(ids)]]);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
