import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { expect, test } from 'vitest';
import { createKit } from '../../../test/kit.ts';
import { another, type Person } from '../../../test/profiles.ts';
import { hashToken } from '../../platform/ids.ts';

// On a fresh database PostgreSQL guesses what the tables hold, and another guess once read whole conversations to see
// whether a key is new. The plan is forced; this reads off what it touched.
const kit = await createKit();

const touched = `select relname as name, seq_scan::int as scans, seq_tup_read::int as read, idx_tup_fetch::int as fetched
  from pg_stat_xact_user_tables
  where relname in ('messages', 'conversations', 'conversation_members', 'live_streams', 'credit_balances', 'credit_lots',
    'tellings', 'profiles', 'accounts', 'sessions', 'blocks', 'spending_limits', 'spent_days', 'held_messages')
    and (seq_scan > 0 or idx_tup_fetch > 60)`;

/** What batches of one, a message and the marks that follow it, touch more of than a handful of rows. */
async function touchedBy(client: pg.Client, [from, to, talk]: readonly [Person, Person, string]): Promise<unknown[]> {
  const by = ({ id, browser }: Person) => [id, hashToken(browser.cookies.get('session') ?? '')];
  const own = 'array[1]::smallint[], array[$1]::uuid[], array[$2]::bytea[]';
  const now = kit.clock.now();
  const batches: [string, unknown[]][] = [
    [
      `select seq from send_batch_v1(${own}, array[$3], array[$4]::uuid[], array[$5], array[1], array[$6]::date[], $7)`,
      [...by(from), to.publicId, randomUUID(), 'Hoi', '2026-11-21', now],
    ],
    [`select 1 from typing_batch_v1(${own}, array[$4], $3)`, [...by(to), now, talk]],
    [`select 1 from deliver_batch_v1(${own}, $3)`, [...by(to), now]],
    [`select 1 from read_batch_v1(${own}, array[$4], array[$5::integer], $3)`, [...by(to), now, talk, 1_000_000]],
  ];
  const found: unknown[] = [];
  for (const [text, values] of batches) {
    // Else what the transaction before touched is counted along.
    await client.query('select pg_stat_force_next_flush()');
    await client.query('begin');
    const { rowCount } = await client.query(text, values);
    const { rows } = await client.query(touched);
    await client.query('commit');
    expect({ text, isEmpty: rowCount === 0 }).toEqual({ text, isEmpty: false });
    found.push(...rows.map((row) => ({ text: text.slice(0, 40), ...row })));
  }
  return found;
}

test('a batch reads a handful of rows by their indexes, on an empty database and on a full one', async () => {
  const anna = await another(kit, 'petra', { boughtCredits: 1000 });
  const bram = await another(kit, 'pim', {});
  const first = { profile: bram.publicId, key: randomUUID(), text: 'Hoi' };
  const talk = (await kit.call('POST /api/message.php', first, { as: anna.browser })).ok.conversation;
  // What is counted is what this connection did; the rest is done by others.
  const client = new pg.Client(kit.connection as pg.ClientConfig);
  client.on('error', () => undefined);
  await client.connect();
  expect(await touchedBy(client, [anna, bram, talk])).toEqual([]);

  await kit.db.pool.query(
    `insert into messages (conversation_id, seq, site_id, sender_id, client_key, kind, body, price,
      balance_after, granted_after, created_at)
    select c.id, 100 + n, 1, $1, gen_random_uuid(), 'text', 'Hoi', 1, 0, 0, now()
      from conversations c, generate_series(1, 20000) n where c.low_id = $1 or c.high_id = $1`,
    [anna.id],
  );
  await kit.db.pool.query('update conversations set last_seq = 20100 where low_id = $1 or high_id = $1', [anna.id]);
  // With the plan of the empty database, as a connection has it that lives on; then anew, without and with statistics.
  expect(await touchedBy(client, [anna, bram, talk])).toEqual([]);
  await client.query('discard plans');
  expect(await touchedBy(client, [anna, bram, talk])).toEqual([]);
  await kit.db.pool.query('analyze');
  expect(await touchedBy(client, [anna, bram, talk])).toEqual([]);
  await client.end();
});
