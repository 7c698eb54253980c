import pg from 'pg';
import { away } from '../../../test/profiles.ts';
import { expect, test } from 'vitest';
import { createKit } from '../../../test/kit.ts';
import { sql } from '../database/db.ts';
import { appendEvent } from './live-events.ts';
import { keepLivePartitions } from './live-partitions.ts';
import { enqueue } from '../jobs/outbox.ts';

const kit = await createKit();
const day = 24 * 3600 * 1000;
const partitions = sql(`select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
  where i.inhparent = 'live_events'::regclass order by 1`);
const names = async () =>
  (await kit.db.rows<{ name: string }>(partitions)).map(({ name }) => name.replace('live_events_', ''));
const where = sql(
  'select tableoid::regclass::text as lies, seq from live_events where subscriber_id = $1 order by seq',
);
const run = async () => {
  await kit.db.transact((tx) => enqueue(tx, { task: 'keep-live-partitions', payload: {} }));
  await kit.advance(0);
};
const happen = (id: string) =>
  kit.db.transact((tx) => appendEvent(tx, id, { kind: 'account', payload: {}, now: kit.clock.now() }));

test('each day has its partition before it begins, and is dropped after 30 days', async () => {
  const { id } = await away(kit, 'anna');
  // Written before there were partitions: it stays in the default one.
  await happen(id);
  await run();
  expect(await names()).toEqual(['20261122', '20261123', '20261124', 'default']);
  for (let at = 1; at <= 3; at += 1) {
    kit.clock.advance(day);
    await happen(id);
  }
  await run();
  expect(await names()).toEqual(['20261122', '20261123', '20261124', '20261125', '20261126', '20261127', 'default']);
  expect((await kit.db.rows<{ lies: string }>(where, [id])).map(({ lies }) => lies)).toEqual([
    'live_events_default',
    'live_events_20261122',
    'live_events_20261123',
    'live_events_20261124',
  ]);
  // 22 December: what happened on 22 November is 30 days old and still there, the day before is gone.
  kit.clock.advance(28 * day);
  await run();
  expect((await names())[0]).toBe('20261122');
  expect((await kit.db.rows<{ seq: number }>(where, [id])).map(({ seq }) => seq)).toEqual([2, 3, 4]);
  kit.clock.advance(day);
  await run();
  expect(await names()).toEqual([
    '20261123',
    '20261124',
    '20261125',
    '20261126',
    '20261127',
    '20261222',
    '20261223',
    '20261224',
    '20261225',
    '20261226',
    'default',
  ]);
  await happen(id);
  expect((await kit.db.rows<{ seq: number }>(where, [id])).map(({ seq }) => seq)).toEqual([3, 4, 5]);
});

test('a day is the same day whatever the time zone of the connection', async () => {
  const client = new pg.Client({ ...(kit.connection as pg.ClientConfig), options: '-c timezone=Pacific/Auckland' });
  await client.connect();
  await client.query(`select make_live_partitions_v1('2027-03-01')`);
  await client.query(`set timezone = 'UTC'`);
  const { rows } = await client.query<{ bound: string }>(
    `select pg_get_expr(relpartbound, oid) as bound from pg_class where relname = 'live_events_20270301'`,
  );
  expect(rows[0]?.bound).toBe(`FOR VALUES FROM ('2027-03-01 00:00:00+00') TO ('2027-03-02 00:00:00+00')`);
  await client.end();
});

test('work that holds the table long is not waited for, and the job is tried again', async () => {
  const client = new pg.Client(kit.connection as pg.ClientConfig);
  await client.connect();
  await client.query('begin');
  await client.query('select count(*) from live_events');
  const now = new Date('2027-06-01T12:00:00Z');
  await expect(keepLivePartitions(kit.db, now)).rejects.toThrow(/lock timeout/);
  await client.query('commit');
  expect((await keepLivePartitions(kit.db, now)).made).toBe(4);
  await client.end();
});
