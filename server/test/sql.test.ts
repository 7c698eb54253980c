import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { functionSources, migrationsFolder } from '../src/main/database/update-database.ts';
import { inventory } from '../src/inventory/index.ts';
import type { Db } from '../src/platform/database/db.ts';
import { type FunctionFile, readFunctions } from '../src/platform/database/functions.ts';
import { createTestDatabase } from './database.ts';
import { acrossSites, allowedUses, inMigrations, ofSitesElsewhere, owners, walkedAtNight } from './tables.ts';

interface Found {
  module: string;
  /** Where it stands: a file, or a function or view of the database. */
  place: string;
  text: string;
  /** Whether its values go by name. */
  isNamed?: boolean;
}

// Every statement passes `sql`, so that even those put together from parts are seen as PostgreSQL gets them.
const statements = vi.hoisted(() => [] as Found[]);
vi.mock('../src/platform/database/db.ts', async (original) => {
  const real = await original<typeof import('../src/platform/database/db.ts')>();
  const source = /\/server\/src\/((\w[\w-]*)\/[^:?)]+)/;
  return {
    ...real,
    sql(text: string) {
      const callers = (new Error('here').stack ?? '').split('\n').filter((line) => source.test(line));
      const frames = callers.filter((line) => !line.includes('/platform/database/'));
      const [, place = '', module = ''] = source.exec(frames[0] ?? '') ?? [];
      const isNamed = callers[0]?.includes('/platform/database/named.ts') ?? false;
      statements.push({ module, place, text, isNamed });
      return real.sql(text);
    },
  };
});

const root = join(import.meta.dirname, '../src');
const isOurs = (file: string) =>
  file.endsWith('.ts') && !file.includes('.test.') && file !== 'main/index.ts' && file !== 'main/cli.ts';
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(isOurs);

interface Relation {
  name: string;
  hasSite: boolean;
}
const relations = `select relname as name, exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'site_id') as "hasSite"
  from pg_class c where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm') and not relispartition`;
const functions = `select proname as name, prosrc as text from pg_proc where pronamespace = 'public'::regnamespace and prosqlbody is null
  union all select proname, pg_get_function_sqlbody(oid) from pg_proc where pronamespace = 'public'::regnamespace and prosqlbody is not null`;
const views = `select viewname as name, definition as text from pg_views where schemaname = 'public'`;

let known: Relation[] = [];
let bodies: { name: string; text: string }[] = [];
let viewBodies: { name: string; text: string }[] = [];
let functionFiles: FunctionFile[] = [];
let database: Db;
beforeAll(async () => {
  functionFiles = await readFunctions(functionSources);
  for (const file of files) await import(join(root, file));
  const { db } = await createTestDatabase();
  database = db;
  const read = async <Row>(db: Db, text: string) => (await db.pool.query(text)).rows as Row[];
  known = await read(db, relations);
  bodies = await read(db, functions);
  viewBodies = await read(db, views);
}, 120_000);

const lists = Object.entries(owners).map(([module, { tables = [], published = [] }]) => ({
  module,
  tables,
  published,
}));
const ownerOf = (name: string) =>
  lists.find(({ tables, published }) => [...tables, ...published].includes(name))?.module ??
  functionFiles.find((file) => file.name === name)?.module ??
  inMigrations[name]?.module;
const isPublished = (name: string) =>
  name === 'describe_columns' || lists.some(({ published }) => published.includes(name));

/** The text without comments and quoted strings, in lower case. */
const bare = (text: string) =>
  text
    .replace(/--[^\n]*/g, '')
    .replace(/'(?:[^']|'')*'/g, "''")
    .toLowerCase();

/**
 * The relations and functions of ours that a statement uses. A relation is a name after from, join, into, update,
 * using, table or a comma.
 */
function usesOf(text: string): string[] {
  const names = new Set([...known.map(({ name }) => name), ...bodies.map(({ name }) => name)]);
  const tables = [
    ...bare(text).matchAll(
      /\b(?:from|join|into|update|using|table|only|exists)\s+\(?\s*([a-z_0-9]+)|,\s*([a-z_0-9]+)\s+(?:as\s+)?[a-z]\w*\s+where/g,
    ),
  ];
  const calls = [...bare(text).matchAll(/\b([a-z_0-9]+)\s*\(/g)];
  const declared = [...bare(text).matchAll(/\b[a-z_]+\s+([a-z_0-9]+)\s*;/g)];
  return [...new Set([...tables, ...calls, ...declared].map(([, first, second]) => first ?? second ?? ''))].filter(
    (name) => names.has(name),
  );
}

const fromDatabase = (found: { name: string; text: string }[]): Found[] =>
  found.map(({ name, text }) => ({ module: ownerOf(name) ?? 'nobody', place: name, text }));
const everything = (): Found[] => [...statements, ...fromDatabase(bodies), ...fromDatabase(viewBodies)];

test('every statement was seen', () => {
  expect(files.length).toBeGreaterThan(100);
  const written = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/(?<![\w.])sql\(/g)].map(() => file),
  );
  // A function that makes statements makes more than one.
  expect(statements.length).toBeGreaterThanOrEqual(written.length - 1);
  expect(new Set(statements.map(({ place }) => place)).size).toBeGreaterThan(30);
});

test('outside the platform no other way leads to the database', () => {
  const others = files.filter(
    (file) =>
      !file.startsWith('platform/') &&
      /(?<!req)\.query\(\s*[`'"{](?!select 1['"`])/.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(others).toEqual([]);
});

test('every table and view has one owner, and every owner owns what is there', () => {
  const functionNames = bodies.map(({ name }) => name);
  const owned = lists.flatMap(({ tables, published }) => [...tables, ...published]);
  expect(owned.filter((name) => !functionNames.includes(name)).toSorted()).toEqual(
    known.map(({ name }) => name).toSorted(),
  );
  const elsewhere = functionFiles.filter(({ name, module }) =>
    lists.some((list) => list.module !== module && list.published.includes(name)),
  );
  expect(elsewhere).toEqual([]);
});

describe('what a statement is made of', () => {
  const most = 9;
  const valuesIn = (text: string) => Math.max(0, ...[...text.matchAll(/\$(\d+)/g)].map(([, place]) => Number(place)));

  test('has its place by name where the values are many', () => {
    const many = statements.filter(({ text }) => valuesIn(text) > most);
    expect(many.some(({ isNamed }) => isNamed)).toBe(true);
    expect(many.filter(({ isNamed }) => !isNamed).map(({ place, text }) => `${place}: ${text}`)).toEqual([]);
  });

  test('is written where it stands, and never replaced in a text that is there', () => {
    const replaces = /\.replace(All)?\(\s*['"`/][^'"`/]*\b(from|join|select|set|values|where)\b/;
    expect(replaces.test("const wide = who.replace(\n  ' join b', ' join a join b')")).toBe(true);
    const found = files.filter((file) => replaces.test(readFileSync(join(root, file), 'utf8')));
    expect(found).toEqual([]);
  });
});

describe('the SQL functions', () => {
  test('are each in one file with their name in the folder of their module, or in a migration for a reason', () => {
    const written = [...functionFiles.map(({ name }) => name), ...Object.keys(inMigrations)].toSorted();
    expect(bodies.map(({ name }) => name).toSorted()).toEqual(written);
  });

  test('are each called by a statement or another function, or belong to a trigger', () => {
    const all = everything();
    const uncalled = functionFiles.filter(
      ({ name, text: own }) =>
        !/\breturns\s+trigger\b/i.test(own) &&
        !all.some(({ place, text }) => place !== name && text.toLowerCase().includes(`${name}(`)),
    );
    expect(uncalled.map(({ path }) => path)).toEqual([]);
  });

  test('have files that stand nowhere else', () => {
    const all = readdirSync(join(root, '..'), { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.sql') && !file.startsWith('migrations/'),
    );
    expect(all.toSorted()).toEqual(functionFiles.map(({ path }) => `src/${path}`).toSorted());
  });

  test('come into no new migration, unless stored values rest on them', () => {
    // The last migration of the time when functions stood in migrations.
    const made = readdirSync(migrationsFolder)
      .filter((file) => file > '0190-untold-gender.sql')
      .flatMap((file) => functionsIn(readFileSync(join(migrationsFolder, file), 'utf8')));
    expect(made.filter((name) => !(name in inMigrations))).toEqual([]);
  });

  test('would be seen in a migration', () => {
    expect(functionsIn('create function a_v1() returns\n  CREATE OR REPLACE  FUNCTION\n public.b_v1 (x')).toEqual([
      'a_v1',
      'b_v1',
    ]);
    expect(functionsIn('create function pg_temp.counted() returns')).toEqual([]);
  });

  test('post a notice by one of them, begin with one by another, and write messages in five', () => {
    const writing = functionFiles.filter(({ text }) => /insert into messages\b/.test(text));
    expect(writing.map(({ name }) => name).toSorted()).toEqual([
      'begin_with_notice_v1',
      'post_notice_v1',
      'reply_as_team_v1',
      'send_batch_v1',
      'send_message_v1',
    ]);
  });

  test('write jobs in two of them', () => {
    const writing = functionFiles.filter(({ text, name }) => name !== 'enqueue_v1' && /\benqueue_v1\(/.test(text));
    expect(writing.map(({ name }) => name).toSorted()).toEqual(['tell_batch_v1', 'tell_v1']);
  });

  test('have lines of 120 characters at most', () => {
    const long = functionFiles.filter(({ text }) => text.split('\n').some((line) => line.length > 120));
    expect(long.map(({ path }) => path)).toEqual([]);
  });
});

/** The functions that a migration makes; one in `pg_temp` goes with the connection. */
function functionsIn(migration: string): string[] {
  return [
    ...migration.matchAll(/\bcreate\s+(?:or\s+replace\s+)?(?:function|procedure)\s+(?!pg_temp\.)(?:public\.)?(\w+)/gi),
  ].map(([, name = '']) => name);
}

describe('a module uses its own tables and what others publish', () => {
  test('in statements, functions and views', () => {
    const used = everything().flatMap(({ module, place, text }) =>
      usesOf(text)
        .filter((name) => ownerOf(name) !== module && !isPublished(name))
        .map((name) => ({ use: `${module} -> ${name}`, place })),
    );
    const wrong = used.filter(({ use }) => !(use in allowedUses));
    expect(wrong).toEqual([]);
    expect(Object.keys(allowedUses).filter((use) => !used.some((found) => found.use === use))).toEqual([]);
  });
});

describe('a statement on a table of many sites (SITE-2)', () => {
  const sited = () => new Set(known.filter(({ hasSite }) => hasSite).map(({ name }) => name));
  const isFunction = (place: string) => bodies.some(({ name }) => name === place);
  // The steps of a function, each judged by itself.
  const piecesOf = ({ text, place }: Found) =>
    isFunction(place)
      ? bare(text)
          .replace(/\b(?:els)?if\b([^;]*?)\bthen\b/g, ';$1;')
          .split(/;|\bloop\b|\bbegin\b/)
      : [bare(text)];
  const namesSite = (piece: string) =>
    /^\s*insert\b[^;]*\bsite_id\b/.test(piece) || /\bsite_id\s*=|=\s*\w+\.site_id\b|\(site_id\b/.test(piece);

  test('names the site', () => {
    const many = sited();
    const wrong = [...statements, ...fromDatabase(bodies)].flatMap((found) =>
      piecesOf(found)
        .filter((piece) => usesOf(piece).some((name) => many.has(name)) && !namesSite(piece))
        .map((piece) => `${found.place}: ${piece.replace(/\s+/g, ' ').trim()}`),
    );
    const isAllowed = (piece: string) => Object.keys(acrossSites).some((start) => piece.startsWith(start));
    expect(wrong.filter((piece) => !isAllowed(piece))).toEqual([]);
    expect(Object.keys(acrossSites).filter((start) => !wrong.some((piece) => piece.startsWith(start)))).toEqual([]);
  });

  test('would be noticed if it did not', () => {
    expect(namesSite('select id from accounts where email_key = $1')).toBe(false);
    expect(namesSite('select site_id, id from accounts where email_key = $1')).toBe(false);
    expect(namesSite('select id from accounts where site_id = $1 and email_key = $2')).toBe(true);
    expect(namesSite('insert into blocks (site_id, blocker_id) values ($1, $2)')).toBe(true);
    expect(usesOf("select 'from blocks' as text from accounts a join sessions s on true -- from likes")).toEqual([
      'accounts',
      'sessions',
    ]);
    expect(usesOf('update profiles set quote = (select body from messages m, conversations c where true)')).toEqual([
      'profiles',
      'messages',
      'conversations',
    ]);
    expect(
      usesOf('with x as (delete from payments returning id) select grant_credits_v1(1, id) from x').toSorted(),
    ).toEqual(['grant_credits_v1', 'payments']);
  });
});

describe('what finds rows of all sites', () => {
  const findsOfAll = (text: string) =>
    /\bsite_id as "siteId"/.test(text) && !/\bsite_id = (?:\$|any\(\$)/.test(text) && !text.includes('sites_here');

  test('leaves out sites that live in another cluster, of which a copy may be on its way', () => {
    const found = statements
      .filter(({ text }) => findsOfAll(text))
      .map(({ place, text }) => `${place}: ${text.replace(/\s+/g, ' ').trim()}`);
    const reasons = Object.keys(ofSitesElsewhere);
    expect(found.filter((each) => !reasons.some((start) => each.startsWith(start)))).toEqual([]);
    expect(reasons.filter((start) => !found.some((each) => each.startsWith(start)))).toEqual([]);
  });

  test('would be noticed if it did not', () => {
    expect(findsOfAll('select t.site_id as "siteId", t.id from top_ups t where t.due_at < $1')).toBe(true);
    expect(findsOfAll('select site_id as "siteId" from accounts where site_id = $1')).toBe(false);
  });
});

describe('what forgets or ends on all sites what is over', () => {
  /** Rows are found by the time alone: there may be as many as a night brings. */
  const endsByTime = (text: string) => {
    const where = bare(text).replace(/\bset\b.*?\bwhere\b/s, 'where');
    const isByTimeAlone = (condition: string) =>
      /<=?\s*(?:\$\d|now\(\))/.test(condition) && !/(?<![<>])=\s*(?:any\()?\$\d/.test(condition);
    return (
      /^\s*(?:with \w+ as \(\s*)?(?:delete from|update)\b/.test(where) && where.split(/\bor\b/).some(isByTimeAlone)
    );
  };
  const isBounded = (text: string) => /\blimit (?:\$\d+\)|\d+ for update skip locked\))\)/.test(text);
  const ending = () => statements.filter(({ text }) => endsByTime(text));
  const conditions = Object.entries(inventory).flatMap(([table, { ends }]) =>
    Object.values(ends).flatMap((end) => (typeof end === 'object' && 'over' in end ? [{ table, over: end.over }] : [])),
  );

  test('does so a batch at a time', () => {
    expect(ending().length + conditions.length).toBeGreaterThan(60);
    expect(ending().filter(({ text }) => !isBounded(text))).toEqual([]);
  });

  interface Node {
    'Index Cond'?: string;
    'Node Type': string;
    Plans?: Node[];
  }
  const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];
  const isWalk = (plan: Node) =>
    nodesOf(plan).some(({ 'Node Type': type, ...node }) => /^(?:Seq|Index.*) Scan$/.test(type) && !node['Index Cond']);

  /** Those that walk over a whole table, planned for any values and with indexes wherever they serve at all. */
  async function walksAmong(asked: readonly { name: string; text: string }[]): Promise<string[]> {
    const client = await database.pool.connect();
    try {
      await client.query('set enable_seqscan = off; set plan_cache_mode = force_generic_plan');
      const walks: string[] = [];
      for (const [at, { name, text }] of asked.entries()) {
        await client.query(`prepare ending_${at} as ${text}`);
        const values = Array.from({ length: new Set(text.match(/\$\d+/g)).size }, () => 'null').join(', ');
        const { rows } = await client.query<{ 'QUERY PLAN': { Plan: Node }[] }>(
          `explain (format json) execute ending_${at}(${values})`,
        );
        if (rows.some((row) => row['QUERY PLAN'].some(({ Plan }) => isWalk(Plan)))) walks.push(name);
      }
      return walks;
    } finally {
      client.release(true);
    }
  }

  test('finds each batch by an index: a walk over the whole table for each would never end', async () => {
    // The queue's own tables have the queue's own indexes, and few rows.
    const ours = ending().filter(({ text }) => !text.includes('graphile_worker.'));
    expect(await walksAmong(ours.map(({ place, text }) => ({ name: place, text })))).toEqual([]);
  });

  test('walks over a table at night only where the inventory’s condition is found by no index for a reason', async () => {
    const selects = conditions.map(({ table, over }) => ({
      name: table,
      text: `select t.ctid from ${table} t where ${over.replaceAll(/\$1(?!::)/g, '$1::timestamptz')} limit 1000`,
    }));
    expect((await walksAmong(selects)).toSorted()).toEqual(Object.keys(walkedAtNight).toSorted());
  });

  test('would be noticed if it did not', () => {
    expect(endsByTime('delete from rates where over_at <= $1')).toBe(true);
    expect(endsByTime("update verifications set ended_at = $2 where state = 'waiting' and asked_at < $1")).toBe(true);
    expect(endsByTime('delete from sessions where site_id = $1 and expires_at < $2')).toBe(false);
    expect(endsByTime('delete from live_looks where subscriber_id = any($1::uuid[]) or until < now()')).toBe(true);
    expect(isBounded('delete from rates where over_at <= $1')).toBe(false);
  });
});

test('a site is handed as a scope, never as a number that another could stand for (SITE-2)', () => {
  const bareNumber = /[(,]\s*siteId: number\s*[,)]/;
  expect(bareNumber.test('(tx: Tx, siteId: number, name: string)')).toBe(true);
  expect(files.filter((file) => bareNumber.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});

describe('what writes several rows that another may write at the same moment', () => {
  /** The part of an insert before what is done where a row is there already. */
  const insertsOf = (text: string) =>
    [...bare(text).matchAll(/\binsert into\b(?:(?!\binsert into\b)[^;])*?\bon conflict\b/g)].map(([insert]) => insert);
  const isUnordered = (insert: string) =>
    /\b(?:unnest|json_to_recordset|json_populate_recordset)\(/.test(insert) && !/\border by\b/.test(insert);

  test('writes them in an order, so that two never wait for one another', () => {
    const inserts = [...statements, ...fromDatabase(bodies)].flatMap(({ place, text }) =>
      insertsOf(text).map((insert) => ({ place, insert })),
    );
    expect(inserts.filter(({ insert }) => !isUnordered(insert) && insert.includes('order by')).length).toBeGreaterThan(
      15,
    );
    expect(inserts.filter(({ insert }) => isUnordered(insert))).toEqual([]);
  });

  test('would be noticed if it did not', () => {
    const insert = 'insert into blocks (blocked_id) select id from unnest($1::uuid[]) as id';
    expect(insertsOf(`${insert} on conflict do nothing`).filter(isUnordered)).toHaveLength(1);
    expect(insertsOf(`${insert} order by id on conflict do nothing`).filter(isUnordered)).toEqual([]);
  });
});
