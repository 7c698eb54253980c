import type { Statement } from '../../src/platform/database/db.ts';
import { createTestDatabase } from '../database.ts';
import { createKit, type Kit } from '../kit.ts';

/** A batch as it went to the database. */
export interface NotedBatch {
  /** Of what: `send`, `read`, `deliver` or `typing`. */
  readonly kind: string;
  readonly size: number;
  /** The code of what it failed by. */
  failure?: string;
}

/** A kit that notes the batches it sends, in their order; and of each whose sites its items are. */
export async function createNotingKit(
  environment: Record<string, string> = {},
): Promise<[Kit, NotedBatch[], number[][]]> {
  const { db, connection } = await createTestDatabase('sites');
  const batches: NotedBatch[] = [];
  const sites: number[][] = [];
  const rows = async <Row extends object>(statement: Statement, values: readonly unknown[] = []): Promise<Row[]> => {
    const kind = /\bfrom (\w+)_batch_v\d/.exec(statement.text)?.[1];
    if (kind === undefined) return db.rows<Row>(statement, values);
    const batch: NotedBatch = { kind, size: (values[0] as number[]).length };
    batches.push(batch);
    sites.push(values[0] as number[]);
    return db.rows<Row>(statement, values).catch((error: { code?: string }) => {
      batch.failure = error.code ?? 'unknown';
      throw error;
    });
  };
  return [await createKit(environment, { database: { db: { ...db, rows }, connection } }), batches, sites];
}
