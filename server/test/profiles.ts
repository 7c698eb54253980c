import { sql } from '../src/platform/database/db.ts';
import { hashToken, newId, newToken, publicId } from '../src/platform/ids.ts';
import { cast, type Role, type TestMember, type Traits } from './cast.ts';
import type { Browser, Kit } from './kit.ts';
import { addMember } from './members.ts';

/** A member with a browser in which they are logged in. */
export interface Person extends TestMember {
  readonly browser: Browser;
}

/** Columns of `profiles`, as tests set them. */
export type Columns = Readonly<Record<string, unknown>>;

const quoted = (names: string[]) => names.map((name) => `"${name.replaceAll('"', '')}"`);

const state =
  sql(`insert into restrictions (site_id, id, member_id, kind, reason, ground, facts, is_automated, decided_by,
    decided_at)
  select site_id, gen_random_uuid(), id, 'hidden', 'other', 'terms', 'Test', false, 'test', signed_up_at
  from accounts
  where id = $1
  on conflict do nothing`);

/** Writes columns of a profile, whatever the rules of the module. */
export async function setColumns({ db }: Kit, id: string, columns: Columns): Promise<void> {
  const names = Object.keys(columns);
  if (names.length === 0) return;
  // The database hides nobody without a statement of reasons (T61).
  if (columns['status'] === 'disabled') await db.transact((tx) => tx.run(state, [id]));
  const set = quoted(names).map((name, at) => `${name} = $${at + 2}`);
  await db.transact((tx) =>
    tx.run(sql(`update profiles set ${set.join(', ')} where id = $1`), [id, ...Object.values(columns)]),
  );
}

const addSession =
  sql(`insert into sessions (site_id, account_id, token_hash, created_at, last_used_at, expires_at, proved_at)
  values ($1, $2, $3, $4, $4, $4::timestamptz + interval '30 days', $4)`);

/** What tells one of the tests' people from their role. */
export interface More extends Traits {
  /** Where the test is about the name; else it is the role's, with a number from the second one on. */
  name?: string;
  columns?: Columns;
}

const played = new WeakMap<Kit, Map<string, number>>();

function nextName(kit: Kit, role: Role): string {
  const counts = played.get(kit) ?? new Map<string, number>();
  const count = (counts.get(role) ?? 0) + 1;
  played.set(kit, counts.set(role, count));
  return count === 1 ? role : `${role}${count}`;
}

/** Adds one more of a role, who is logged in nowhere: for tests about logging in. */
export async function away(kit: Kit, role: Role, { name, columns = {}, ...more }: More = {}): Promise<TestMember> {
  const member = await addMember(kit, name ?? nextName(kit, role), { ...cast[role], ...more });
  await setColumns(kit, member.id, columns);
  return member;
}

/**
 * Adds one more of a role, with a browser and a session past the login and its limits: `another(kit, 'bram', {
 * boughtCredits: 5 })`.
 */
export async function another(kit: Kit, role: Role, { host, ...more }: More & { host?: string } = {}): Promise<Person> {
  const member = await away(kit, role, more);
  const { siteId = 1 }: Traits = { ...cast[role], ...more };
  const token = newToken();
  await kit.db.transact((tx) => tx.run(addSession, [siteId, member.id, hashToken(token), kit.clock.now()]));
  const browser = kit.browser(host);
  browser.cookies.set('session', token);
  return { ...member, browser };
}

/** Adds those of the cast, each with a browser: `const { anna, bram } = await play(kit, 'anna', 'bram')`. */
export async function play<R extends Role>(kit: Kit, ...roles: R[]): Promise<Record<R, Person>> {
  const people = await Promise.all(roles.map(async (role) => [role, await another(kit, role)] as const));
  return Object.fromEntries(people) as Record<R, Person>;
}

/** The record without which no live-cam profile is shown (T14). */
export const checkedPerformer = { reference: 'C-17', checked_by: 'eva', checked_on: '2026-11-01' };

/** Adds a profile that is nobody's. */
export async function addOther(
  kit: Kit,
  name: string,
  {
    kind = 'fictional',
    siteId = 1,
    columns = {},
  }: { kind?: 'fictional' | 'fictional_ai' | 'livecam' | 'partner'; siteId?: number; columns?: Columns } = {},
): Promise<{ id: string; publicId: string; name: string }> {
  const now = kit.clock.now();
  const other = { id: newId(now), publicId: publicId(), name };
  const isCompany = kind === 'livecam' || kind === 'partner';
  const all = {
    site_id: siteId,
    id: other.id,
    public_id: other.publicId,
    kind,
    status: 'active',
    is_confirmed: true,
    name,
    birth_date: '1990-05-05',
    gender: 'female',
    country: 'NL',
    created_at: now,
    company: isCompany ? { name: 'Camhuis B.V.', price: '€ 1,99 per minuut', url: 'https://cam.example/' } : null,
    performer_record: kind === 'livecam' ? checkedPerformer : null,
    ...columns,
  };
  const names = Object.keys(all);
  const statement = sql(
    `insert into profiles (${quoted(names).join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')})`,
  );
  await kit.db.transact((tx) => tx.run(statement, Object.values(all)));
  return other;
}

/** The kinds of events a member was told, oldest first, with their payloads. */
export const eventsOf = (
  { db }: Kit,
  { id }: Pick<TestMember, 'id'>,
): Promise<{ kind: string; payload: Record<string, unknown> }[]> =>
  db.rows(sql('select kind, payload from live_events where subscriber_id = $1 order by seq'), [id]);
