import type { Settled } from '@vonk/contract/admin/money/settled';
import type { Reader } from '../platform/database/db.ts';
import { namesOf } from '../staff/index.ts';

interface Dealt {
  readonly settledAt: Date | null;
  readonly settledBy: string | null;
  readonly reason: string | null;
}

/** Tells of rows by whom each was dealt with, by name, when and why. */
export async function settledIn(reader: Reader, rows: readonly Dealt[]): Promise<(row: Dealt) => Settled> {
  const ids = rows.flatMap(({ settledBy }) => (settledBy === null ? [] : [settledBy]));
  const names = ids.length === 0 ? new Map<string, string>() : await namesOf(reader, ids);
  return ({ settledAt, settledBy, reason }) =>
    settledAt === null || settledBy === null || reason === null
      ? null
      : { at: settledAt.toISOString(), by: names.get(settledBy) ?? settledBy, reason };
}
