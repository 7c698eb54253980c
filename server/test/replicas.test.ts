import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { type Db, openDb, sql } from '../src/platform/database/db.ts';
import { type ReplicasOptions, withReplicas } from '../src/platform/database/replicas.ts';
import { unzip } from './files/unzip.ts';
import { createKit, type Kit } from './kit.ts';
import { another, type Person } from './profiles.ts';
import { startTwoDatabases, type TwoDatabases } from './stand-ins/machines/two-databases.ts';

interface Ground {
  readonly two: TwoDatabases;
  readonly kit: Kit;
  readonly db: Db;
  readonly luuk: Person;
  readonly women: readonly Person[];
}

/** Men alone would find each other too. */
const looksForWomen = { columns: { looks_for: 2 } };

const found = async (kit: Kit, who: Person) => {
  const { status, ok } = await kit.call('GET /api/members.php', {}, { as: who.browser });
  expect(status).toBe(200);
  return { ids: ok.results.map(({ id }) => id), count: ok.numResults };
};
const byReplica = (db: Db) => db.replicas?.answered().byReplica ?? 0;
/** Whether a search was read at the replica. */
const readThere = async (db: Db, read: () => Promise<unknown>): Promise<boolean> => {
  const before = byReplica(db);
  await read();
  return byReplica(db) > before;
};
async function isUsable(db: Db): Promise<void> {
  await expect.poll(() => db.replicas?.usable(), { timeout: 15_000 }).toBe(1);
}

async function open(options: Partial<ReplicasOptions> = {}): Promise<Ground> {
  const two = await startTwoDatabases({});
  const onError = () => undefined;
  const connection = { connectionString: two.urlOf('first') };
  const db = withReplicas(openDb({ connection, onError }), two.urlOf('second'), {
    onError,
    beatMilliseconds: 50,
    patienceMilliseconds: 500,
    ...options,
  });
  const kit = await createKit({}, { database: { db, connection } });
  const luuk = await another(kit, 'luuk', looksForWomen);
  const women = [await another(kit, 'lotte'), await another(kit, 'lotte'), await another(kit, 'lotte')];
  // Past the first minutes of their sessions, in which nothing is read there.
  kit.clock.advance(180_000);
  await isUsable(db);
  return { two, kit, db, luuk, women };
}

test('a replica half a minute behind: who wrote reads what they wrote, nobody is shown who may not be seen, and an export is whole', async () => {
  const { two, kit, db, luuk, women } = await open();
  const [eva, ida, mia] = women as [Person, Person, Person];
  const other = await another(kit, 'luuk', looksForWomen);
  kit.clock.advance(180_000);
  await expect.poll(() => readThere(db, () => found(kit, other))).toBe(true);
  expect(await found(kit, other)).toEqual({ ids: expect.arrayContaining(women.map((one) => one.publicId)), count: 3 });
  await two.delay(30);

  await kit.call('POST /api/block.php', { profile: eva.publicId }, { as: luuk.browser });
  // At once, by the primary: the replica does not know of it for half a minute.
  expect(await readThere(db, async () => expect((await found(kit, luuk)).count).toBe(2))).toBe(false);
  // Somebody else wrote nothing, and goes on there.
  expect(await readThere(db, async () => expect((await found(kit, other)).count).toBe(3))).toBe(true);

  // Who blocks somebody is out of their sight at once, although the replica still finds her.
  await kit.call('POST /api/block.php', { profile: other.publicId }, { as: ida.browser });
  expect(await readThere(db, async () => expect((await found(kit, other)).ids).not.toContain(ida.publicId))).toBe(true);
  await kit.db.pool.query("update profiles set status = 'leaving' where id = $1", [mia.id]);
  expect((await found(kit, other)).ids).toEqual([eva.publicId]);

  // Who has just logged in may have written anything.
  const fresh = await another(kit, 'luuk', looksForWomen);
  expect(await readThere(db, () => found(kit, fresh))).toBe(false);

  // What the replica cannot have yet is in an export all the same.
  const text = `Van net ${randomUUID()}`;
  await kit.call('PUT /api/profile.php', { quote: text }, { as: luuk.browser });
  await kit.db.pool.query('update sessions set proved_at = $2 where account_id = $1', [luuk.id, kit.clock.now()]);
  expect((await kit.call('POST /api/export.php', {}, { as: luuk.browser })).status).toBe(200);
  await kit.advance(0);
  const { address } = (await kit.call('GET /api/export.php', {}, { as: luuk.browser })).ok;
  const cookie = `session=${luuk.browser.cookies.get('session')}`;
  const answer = await kit.app.request(address ?? '', { headers: { host: 'localhost', cookie } });
  const profile = unzip(Buffer.from(await answer.arrayBuffer())).get('profile.json');
  expect(String(profile)).toContain(text);

  // Once it has come so far, luuk's searches go there again, and have what he wrote.
  await two.delay(0);
  await expect.poll(() => readThere(db, () => found(kit, luuk)), { timeout: 15_000 }).toBe(true);
  expect(await found(kit, luuk)).toEqual({ ids: [ida.publicId], count: 1 });
}, 90_000);

test('a replica that hangs, dies or takes writes itself: whoever searches is answered by the primary', async () => {
  const { two, kit, db, luuk } = await open();
  const asksOn = async () => {
    const begun = performance.now();
    expect((await found(kit, luuk)).count).toBe(3);
    expect(performance.now() - begun).toBeLessThan(3_000);
  };
  // Connections that are open wait for ever on one that hangs; new ones give up by themselves.
  expect(await readThere(db, asksOn)).toBe(true);
  two.signal('second', 'SIGSTOP');
  await asksOn();
  await expect.poll(() => db.replicas?.usable(), { timeout: 5_000 }).toBe(0);
  expect(await readThere(db, asksOn)).toBe(false);
  two.signal('second', 'SIGCONT');
  await isUsable(db);
  expect(await readThere(db, asksOn)).toBe(true);
  // In its midst, by what it does not know yet.
  const missing = sql('select count(*)::int as count from of_the_next_release');
  await expect(db.lagging().one(missing)).rejects.toThrow('does not exist');
  await db.pool.query('create table of_the_next_release ()');
  await expect
    .poll(() =>
      db
        .lagging()
        .maybe(missing)
        .catch(() => undefined),
    )
    .toEqual({ count: 0 });
  await two.promote();
  await expect.poll(() => db.replicas?.usable(), { timeout: 5_000 }).toBe(0);
  await asksOn();
  two.signal('second', 'SIGKILL');
  await asksOn();
}, 90_000);

test('a replica that is further behind than a minute is asked nothing, although it answers', async () => {
  const { two, kit, db, luuk } = await open({ oldestMilliseconds: 1_000 });
  await two.delay(3_600);
  await kit.db.pool.query('create table something ()');
  await expect.poll(() => db.replicas?.usable(), { timeout: 5_000 }).toBe(0);
  expect(await readThere(db, () => found(kit, luuk))).toBe(false);
  await two.delay(0);
  await isUsable(db);
}, 90_000);
