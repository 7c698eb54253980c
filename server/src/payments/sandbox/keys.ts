import { randomBytes } from 'node:crypto';
import { type Reader, sql, type Tx } from '../../platform/database/db.ts';

const all = sql('select secret from sandbox_keys order by id desc');
const hold = sql('lock table sandbox_keys in exclusive mode');
const insert = sql('insert into sandbox_keys (secret, created_at) values ($1, $2)');

/** What notifications are signed with, the newest first; each is good (T107). */
export const readKeys = async (reader: Reader): Promise<Buffer[]> =>
  (await reader.rows<{ secret: Buffer }>(all)).map(({ secret }) => secret);

/** Makes the first key, if there is none. */
export async function ensureKey(tx: Tx, now: Date): Promise<void> {
  await tx.run(hold);
  if ((await readKeys(tx)).length === 0) await tx.run(insert, [randomBytes(32), now]);
}
