import type pg from 'pg';

/** In how many goes a history is written; all conversations grow in each, as they did. */
const goes = 50;

/** Writes messages into all conversations, one of each pair, evenly, until there are so many. */
export async function growTo(pool: pg.Pool, size: number, pairs: number): Promise<void> {
  const count = async () =>
    (await pool.query<{ count: number }>('select count(*)::float as count from messages')).rows[0]?.count ?? 0;
  const lacking = size - (await count());
  const each = Math.max(1, Math.ceil(lacking / pairs / goes));
  for (let go = 0; go < goes && lacking > 0; go += 1)
    await pool.query(
      `with grown as (update conversations c set last_seq = c.last_seq + ${each} returning c.*)
        insert into messages (conversation_id, seq, site_id, sender_id, client_key, kind, body, price, balance_after,
            granted_after, created_at)
          select g.id, g.last_seq - ${each} + n, g.site_id, case when n % 2 = 0 then g.low_id else g.high_id end,
            gen_random_uuid(), 'text', repeat('woord ', 4 + (random() * 16)::int), 0, 0, 0,
            now() - (${goes - go} * interval '1 day') + n * interval '1 minute'
          from grown g, generate_series(1, ${each}) n`,
    );
  await pool.query('vacuum (analyze) messages');
  await pool.query('vacuum (analyze) conversations');
}
