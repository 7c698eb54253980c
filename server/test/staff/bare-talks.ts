import { randomUUID } from 'node:crypto';
import { publicId } from '../../src/platform/ids.ts';
import type { Kit } from '../kit.ts';

/** A conversation and what was written in it, for what is counted over thousands of them. */
export interface BareTalk {
  /** Who wrote each message, the oldest first; a notice of the house is nobody's. */
  readonly said: ('starter' | 'other' | 'house')[];
  write(who: 'starter' | 'other' | 'house', at: Date): Promise<void>;
  erase(): Promise<void>;
}

/** Begins a conversation in which nothing stands yet, as one is whose first message waits for a confirmation. */
export async function bareTalk(
  { db }: Pick<Kit, 'db'>,
  {
    siteId,
    at,
    starter = randomUUID(),
    other = randomUUID(),
  }: { siteId: number; at: Date; starter?: string; other?: string },
): Promise<BareTalk> {
  const id = randomUUID();
  const said: BareTalk['said'] = [];
  await db.pool.query(
    `insert into conversations (id, site_id, public_id, low_id, high_id, started_by, last_seq, created_at)
     values ($1, $2, $3, least($4::uuid, $5), greatest($4::uuid, $5), $4, 0, $6)`,
    [id, siteId, publicId(), starter, other, at],
  );
  return {
    said,
    async write(who, writtenAt) {
      said.push(who);
      await db.pool.query(
        `insert into messages (conversation_id, seq, site_id, sender_id, client_key, kind, body, price, balance_after,
           granted_after, created_at)
         values ($1, $2, $3, $4, gen_random_uuid(), $5, 'Hoi', 0, 0, 0, $6)`,
        // A notice stands there as the other's.
        [id, said.length, siteId, who === 'starter' ? starter : other, who === 'house' ? 'notice' : 'text', writtenAt],
      );
    },
    async erase() {
      await db.pool.query('delete from messages where site_id = $1 and conversation_id = $2', [siteId, id]);
      await db.pool.query('delete from conversations where site_id = $1 and id = $2', [siteId, id]);
    },
  };
}
