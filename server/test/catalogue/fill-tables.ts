import { randomBytes, randomUUID } from 'node:crypto';
import pg from 'pg';
import { inventory } from '../../src/inventory/index.ts';

interface Column {
  table: string;
  name: string;
  type: string;
  /** The values that a check allows, where it names them. */
  choices: string[];
}

interface Reference {
  table: string;
  columns: string[];
  to: string;
  toColumns: string[];
}

/** Whose rows are written: where the member stands in two columns, the other stands in the second. */
export interface Filling {
  readonly memberId: string;
  readonly otherId: string;
  readonly email: string;
  readonly siteId: number;
  readonly now: Date;
}

/** Stands in every text that is written, so that a search finds what is left of it. */
export const secret = 'Geheimgehouden';
/** Stands in the texts of rows that are the other one's. */
const others = 'Vandeander';

const columnsOf = `select c.relname as "table", a.attname as name, format_type(a.atttypid, null) as type,
    coalesce((select regexp_matches(string_agg(pg_get_constraintdef(k.oid), ' '),
      'ARRAY\\[''([^'']*)''') from pg_constraint k where k.conrelid = c.oid and k.contype = 'c'
      and k.conkey = array[a.attnum] and pg_get_constraintdef(k.oid) like '%ANY (ARRAY[%'), '{}') as choices
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    and a.attgenerated = '' and a.attidentity = '' order by 1, a.attnum`;
const referencesOf = `select conrelid::regclass::text as "table", confrelid::regclass::text as to,
    array(select attname::text from unnest(conkey) with ordinality k(n, o) join pg_attribute on attrelid = conrelid
      and attnum = n order by o) as columns,
    array(select attname::text from unnest(confkey) with ordinality k(n, o) join pg_attribute on attrelid = confrelid
      and attnum = n order by o) as "toColumns"
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`;

const checksOf = `select conrelid::regclass::text as "table", conname as name from pg_constraint
  where contype = 'c' and connamespace = 'public'::regnamespace and conparentid = 0 and conislocal`;

/** What points at rows of another table without a foreign key. */
const meant: readonly Reference[] = [
  { table: 'messages', columns: ['conversation_id'], to: 'conversations', toColumns: ['id'] },
  { table: 'invoices', columns: ['payment_id'], to: 'payments', toColumns: ['id'] },
];

const publicIdLike = () => randomBytes(11).toString('base64url').slice(0, 14);

/**
 * Writes one row into every table of the inventory in which a member stands, for this member; two where two can. `also`
 * names more tables. Answers which were filled.
 */
export async function fillTables(
  connection: pg.PoolConfig,
  filling: Filling,
  { also = [] }: { also?: readonly string[] } = {},
): Promise<string[]> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const columns = (await client.query<Column>(columnsOf)).rows;
    // No trigger, check or foreign key looks at what is written: erasing has to cope with rows of any kind.
    await client.query('set session_replication_role = replica');
    for (const { table, name } of (await client.query<{ table: string; name: string }>(checksOf)).rows)
      await client.query(`alter table ${table} drop constraint if exists "${name}"`);
    const references = [...(await client.query<Reference>(referencesOf)).rows, ...meant];
    const written = new Map<string, Record<string, unknown>>();
    const names = inOrder(
      Object.entries(inventory).flatMap(([name, { leaving }]) =>
        leaving === undefined && !also.includes(name) ? [] : [name],
      ),
      references,
    ).filter((name) => name !== 'accounts' && name !== 'profiles' && name !== 'prices');
    for (const table of names) {
      const roles = rolesOf(table, columns);
      for (const [turn] of roles.entries()) {
        const row = rowOf(table, {
          columns,
          references,
          written,
          filling,
          people: turned(roles, turn),
          mark: turn === 0 ? secret : others,
        });
        written.set(table, row);
        const keys = Object.keys(row);
        await client
          .query(
            `insert into ${table} (${keys.map((key) => `"${key}"`).join(', ')})
               values (${keys.map((_, at) => `$${at + 1}`).join(', ')})`,
            Object.values(row),
          )
          .catch((error: unknown) => {
            throw new Error(`${table} could not be filled: ${JSON.stringify(row)}`, { cause: error });
          });
      }
    }
    return names;
  } finally {
    await client.end();
  }
}

/** Those that others point at come first. */
function inOrder(names: readonly string[], references: readonly Reference[]): string[] {
  const done: string[] = [];
  const visit = (name: string) => {
    if (done.includes(name)) return;
    for (const { table, to } of references) if (table === name && to !== name && names.includes(to)) visit(to);
    done.push(name);
  };
  for (const name of names) visit(name);
  return done;
}

/** The columns in which a person stands by id, each once in turn; a table without any is filled once. */
const rolesOf = (table: string, columns: readonly Column[]): string[] => {
  const ids = (inventory[table]?.of ?? []).filter((name) =>
    columns.some((column) => column.table === table && column.name === name && column.type === 'uuid'),
  );
  return ids.length === 0 ? [''] : ids;
};
const turned = (roles: readonly string[], turn: number): string[] => [...roles.slice(turn), ...roles.slice(0, turn)];

interface Making {
  columns: readonly Column[];
  references: readonly Reference[];
  written: ReadonlyMap<string, Record<string, unknown>>;
  filling: Filling;
  /** The first is the member, all others the other one. */
  people: readonly string[];
  /** Stands in its texts. */
  mark: string;
}

function rowOf(
  table: string,
  { columns, references, written, filling, people, mark }: Making,
): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  for (const column of columns.filter((one) => one.table === table)) row[column.name] = valueOf(column, filling, mark);
  for (const { table: from, columns: own, to, toColumns } of references) {
    const known = written.get(to);
    if (from !== table || !known) continue;
    for (const [at, name] of own.entries()) row[name] = known[toColumns[at] ?? ''];
  }
  for (const [at, name] of people.entries()) if (name !== '') row[name] = at === 0 ? filling.memberId : filling.otherId;
  return { ...row, ...shapes[table] };
}

function valueOf({ table, name, type, choices: [choice] }: Column, filling: Filling, mark: string): unknown {
  if (name === 'site_id') return filling.siteId;
  if (name === 'email' || name === 'recipient') return filling.email;
  if (name === 'public_id' || (type === 'text' && name === 'id')) return publicIdLike();
  if (choice !== undefined) return choice;
  return makers[type]?.(`${mark}-${table}-${name}-${randomUUID()}`, filling) ?? null;
}

const makers: Readonly<Record<string, (mark: string, filling: Filling) => unknown>> = {
  uuid: () => randomUUID(),
  text: (mark) => mark,
  'text[]': (mark) => [mark],
  'smallint[]': () => [0, 0, 100, 100],
  'timestamp with time zone[]': (_, { now }) => [now],
  jsonb: (mark) => JSON.stringify({ said: mark }),
  bytea: () => randomBytes(32),
  smallint: () => 1,
  integer: () => 1,
  bigint: () => 1,
  real: () => 0.5,
  numeric: () => 1,
  boolean: () => true,
  date: (_, { now }) => now,
  'timestamp with time zone': (_, { now }) => now,
};

/** Rows that must fit together, or be of the kind that erasing looks at. */
const shapes: Readonly<Record<string, Record<string, unknown>>> = {
  credit_lots: { kind: 'bought', amount: 10, remaining: 4, unit_price_minor: '99.5', currency: 'EUR' },
  credit_balances: { balance: 4, granted: 0 },
  repayments: { state: 'due', settled_at: null, settled_by: null },
  // Each test file ends by reading its events by the contract.
  live_events: { kind: 'people_changed', payload: '{}' },
  payments: { state: 'pending', number: null, completed_at: null },
};
