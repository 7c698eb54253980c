import { randomUUID } from 'node:crypto';
import type { Kit } from '../kit.ts';

let serial = 0;

/** An account and nothing else, for what is counted over thousands of them; answers its id. */
export async function bareAccount(
  kit: Pick<Kit, 'db'>,
  { siteId, at, network }: { siteId: number; at: Date; network: string },
): Promise<string> {
  serial += 1;
  const id = randomUUID();
  await kit.db.pool.query(
    `insert into accounts
       (site_id, id, public_id, email, password_hash, status, locale, tracking, signed_up_at, confirmed_at)
     values ($1, $2, $3, $4, 'x', 'confirmed', 'nl', $5, $6, $6)`,
    [siteId, id, `n${String(serial).padStart(13, '0')}`, `n${serial}@numbers.example`, { network }, at],
  );
  return id;
}
