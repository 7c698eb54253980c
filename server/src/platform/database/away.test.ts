import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { createKit } from '../../../test/kit.ts';
import { play } from '../../../test/profiles.ts';
import { isConnectionError, SiteMoving, throwOn } from './away.ts';

const coded = (code: string) => Object.assign(new pg.DatabaseError('x', 1, 'error'), { code });
const ofLine = (code: string) => Object.assign(new Error(`connect ${code}`), { code });

test.each([
  ['57P01', true],
  ['57P02', true],
  ['57P03', true],
  ['08000', true],
  ['08006', true],
  ['53300', true],
  ['57014', false],
  ['22021', false],
  ['23505', false],
  ['40001', false],
  ['42P01', false],
])("PostgreSQL's %s is the connection's: %s", (code, is) => expect(isConnectionError(coded(code))).toBe(is));

test('that a site moves is told from a database that is away', () => {
  expect(() => throwOn(coded('VK503'))).toThrow(SiteMoving);
  expect(() => throwOn(coded('57P01'))).not.toThrow(SiteMoving);
});

test.each(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOTFOUND', 'ENOENT'])('so is %s', (code) => {
  expect(isConnectionError(ofLine(code))).toBe(true);
  expect(isConnectionError(new AggregateError([ofLine(code)]))).toBe(true);
});

test.each([
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error and is not queryable',
])('so is "%s"', (words) => expect(isConnectionError(new Error(words))).toBe(true));

test('a bug of ours is not', () => expect(isConnectionError(new TypeError('x is not a function'))).toBe(false));

test('eighty sends while all connections break are sent or told to come back, and each is sent and charged once', async () => {
  const kit = await createKit();
  const { pim, anna } = await play(kit, 'pim', 'anna');
  await kit.db.pool.query('update accounts set is_premium = true where id = $1', [pim.id]);
  const { rows: before } = await kit.db.pool.query('select balance from credit_sums where member_id = $1', [pim.id]);
  const killer = new pg.Client(kit.connection as pg.ClientConfig);
  await killer.connect();
  const cut = () =>
    killer.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
  const statuses: number[] = [];
  const waits = new Set<string | null>();
  const send = async (key: string) => {
    const { status, refusal, headers } = await kit.call(
      'POST /api/message.php',
      { profile: anna.publicId, key, text: 'Hoi' },
      { as: pim.browser },
    );
    statuses.push(status);
    if (status === 503) waits.add(`${refusal.error} ${headers.get('retry-after')}`);
    return status;
  };
  for (let round = 0; round < 8; round += 1) {
    kit.clock.advance(120_000);
    const keys = [randomUUID(), randomUUID()];
    await Promise.all([...keys.map(send), cut(), ...keys.map(send)]);
    for (const key of keys) await expect.poll(() => send(key), { timeout: 30_000 }).toBe(200);
  }
  await killer.end();
  expect([...new Set(statuses)].toSorted()).toEqual([200, 503]);
  expect([...waits]).toEqual(['briefly_unavailable 3']);
  const { rows } = await kit.db.pool.query(
    'select count(*)::int as count, sum(price)::int as price from messages where sender_id = $1',
    [pim.id],
  );
  const { rows: after } = await kit.db.pool.query('select balance from credit_sums where member_id = $1', [pim.id]);
  expect(rows[0].count).toBe(16);
  expect(before[0].balance - after[0].balance).toBe(rows[0].price);
});

/** What pg says of how it is used, or of what a server sends that is none: no second try changes it. */
const mistakes =
  /^(Client has already been connected|Received unexpected|Release called on|unexpected condition|Cannot use a pool|Passing a function|Called end on pool|The server does not support SSL)/;

test('whatever pg says in words alone is known as the connection’s, or as a mistake', () => {
  const require = createRequire(import.meta.url);
  const pg = dirname(require.resolve('pg'));
  const files = [join(pg, 'client.js'), join(pg, 'connection.js'), createRequire(pg).resolve('pg-pool')];
  const said = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/new Error\('([^']+)'/g)].map(([, words = '']) => words),
  );
  expect(said.length).toBeGreaterThan(15);
  expect(said.filter((words) => isConnectionError(new Error(words)) === mistakes.test(words))).toEqual([]);
});
