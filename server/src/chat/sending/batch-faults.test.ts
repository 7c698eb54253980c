import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { expect, test } from 'vitest';
import { ledgerAgrees, readSums } from '../../../test/credits.ts';
import { createKit } from '../../../test/kit.ts';
import { snapshotOf } from '../../../test/live/talk-rows.ts';
import { another, type Person } from '../../../test/profiles.ts';
import { hashToken } from '../../platform/ids.ts';

// The connection of a batch dies at each of its steps in turn: after every statement that writes, and at its commit.
const kit = await createKit({ TRUST_PROXY: '1' });
const run = (text: string) => kit.db.pool.query(text);

let calls = 0;
const send = (from: Person, to: Person, key: string = randomUUID()) => {
  calls += 1;
  const input = { profile: to.publicId, key, text: 'Hoi' };
  const headers = { 'x-forwarded-for': `10.0.${calls & 255}.1` };
  return kit.call('POST /api/message.php', input, { as: from.browser, headers });
};
const talkers = async (): Promise<[Person, Person]> => {
  const pair: [Person, Person] = [
    await another(kit, 'anna', { boughtCredits: 51, isPremium: true }),
    await another(kit, 'bram', { isPremium: true }),
  ];
  expect((await send(...pair)).status).toBe(200);
  return pair;
};

/** The tables that a batch writes, as the database counts what it did. */
async function tablesOf([from, to]: [Person, Person]): Promise<string[]> {
  const client = new pg.Client(kit.connection as pg.ClientConfig);
  await client.connect();
  await client.query('begin');
  await client.query(
    `select seq from send_batch_v1(array[1]::smallint[], array[$1]::uuid[], array[$2]::bytea[], array[$3],
      array[$4]::uuid[], array['Hoi'], array[1], array['2026-11-21']::date[], $5)`,
    [from.id, hashToken(from.browser.cookies.get('session') ?? ''), to.publicId, randomUUID(), kit.clock.now()],
  );
  const { rows } = await client.query<{ name: string }>(
    `select distinct coalesce(pg_partition_root(relid), relid)::regclass::text as name from pg_stat_xact_all_tables
      where n_tup_ins + n_tup_upd > 0 order by 1`,
  );
  await client.query('rollback');
  await client.end();
  return rows.map(({ name }) => name);
}

test('a batch that dies at any of its steps leaves nothing, and the same keys send it once', async () => {
  const pairs = [await talkers(), await talkers(), await talkers()];
  const people = pairs.flat();
  const tables = await tablesOf(pairs[0]!);
  expect(tables.length).toBeGreaterThanOrEqual(9);
  await run(`create function die() returns trigger language plpgsql as $$
    begin perform pg_terminate_backend(pg_backend_pid()); perform pg_sleep(1); return null; end $$`);
  const steps = [
    ...tables.map((table) => ({ table, trigger: 'trigger dies after insert or update on', at: 'statement' })),
    { table: 'messages', trigger: 'constraint trigger dies after insert on', at: 'row' },
  ];
  let sent = 1;
  for (const { table, trigger, at } of steps) {
    // Else so many would be too many for a minute.
    kit.clock.advance(90_000);
    const when = at === 'row' ? 'deferrable initially deferred' : '';
    const keys = pairs.map(() => randomUUID());
    const sendAll = () => Promise.all(pairs.map((pair, place) => send(...pair, keys[place])));
    const before = await snapshotOf(kit, people);
    await run(`create ${trigger} ${table} ${when} for each ${at} execute function die()`);
    const answers = await sendAll();
    await run(`drop trigger dies on ${table}`);
    expect({ table, answers: answers.map(({ status, refusal }) => [status, refusal.error]) }).toEqual({
      table,
      answers: pairs.map(() => [503, 'briefly_unavailable']),
    });
    expect(await snapshotOf(kit, people)).toEqual(before);

    sent += 1;
    for (const _ of [1, 2]) expect((await sendAll()).map(({ ok }) => ok.seq)).toEqual(pairs.map(() => sent));
    for (const [from] of pairs) {
      const left = 51 - sent;
      expect(await readSums(kit, from)).toEqual({ balance: left, granted: 0, ledger: left, lots: left });
    }
  }
  expect(await ledgerAgrees(kit)).toBe(true);
}, 120_000);
