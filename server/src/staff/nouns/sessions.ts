import { idleMinutes, staffSessionHours } from '@vonk/contract/admin/entrance';
import type { StaffGrant } from '@vonk/contract/admin/roles';
import { hour, minute } from '@vonk/contract/durations';
import { type Reader, sql, type Tx } from '../../platform/database/db.ts';
import { hashToken, newToken, publicId } from '../../platform/ids.ts';
import type { Staff } from '../call.ts';
import { dropDeviceOfSession, dropDevices } from './devices.ts';
import type { StaffScope } from './people.ts';

const find = sql(`select s.token_hash as "sessionHash", s.public_id as "sessionId", s.staff_id as "staffId",
    s.last_used_at as "lastUsedAt", s.proved_at as "provedAt", s.ends_at as "endsAt", s.device,
    p.public_id as "publicId", p.name, p.email, p.locale,
    coalesce((select json_agg(json_build_object('role', g.role, 'site', g.granted_site) order by g.role, g.granted_site)
      from staff_grants g where g.staff_id = p.id), '[]') as grants
  from staff_sessions s join staff p on p.id = s.staff_id
  where s.token_hash = $1 and s.ends_at > $2 and s.last_used_at > $3 and p.left_at is null`);
const insert = sql(`insert into staff_sessions (token_hash, public_id, staff_id, created_at, last_used_at, ends_at,
    proved_at, device) values ($1, $2, $3, $4, $4, $5, $4, $6)`);
const noteUse = sql(`with used as (update staff_sessions set last_used_at = $2 where token_hash = $1 returning staff_id)
  update staff set last_seen_at = $2 from used where staff.id = used.staff_id`);
const prove = sql('update staff_sessions set proved_at = $2 where token_hash = $1');
const endOne = sql('delete from staff_sessions where staff_id = $1 and public_id = $2 returning token_hash as hash');
const endThis = sql('delete from staff_sessions where token_hash = $1');
const endAll = sql('delete from staff_sessions where staff_id = $1 and token_hash is distinct from $2');
const list = sql(`select public_id as id, token_hash as "sessionHash", device, last_used_at as "lastUsedAt"
  from staff_sessions where staff_id = $1 and ends_at > $2 and last_used_at > $3 order by last_used_at desc`);

const idleSince = (now: Date) => new Date(now.getTime() - idleMinutes * minute);

interface Row extends Omit<Staff, 'grants'> {
  readonly grants: StaffGrant[];
  readonly lastUsedAt: Date;
}

/**
 * Whose session a token is, with what they may at this moment; undefined when it is none, or is over. Notes at most
 * once a minute that it was used.
 */
export async function findSession(
  db: Reader & { transact<T>(work: (tx: Tx) => Promise<T>): Promise<T> },
  token: string,
  now: Date,
): Promise<Staff | undefined> {
  const row = await db.maybe<Row>(find, [hashToken(token), now, idleSince(now)]);
  if (!row) return undefined;
  const { lastUsedAt, ...staff } = row;
  if (now.getTime() - lastUsedAt.getTime() >= minute)
    await db.transact((tx) => tx.run(noteUse, [staff.sessionHash, now]));
  return staff;
}

/** Starts a session for who gave both steps; answers the token of the cookie. */
export async function startSession(
  tx: Tx,
  { staffId }: StaffScope,
  { device, now }: { device: string; now: Date },
): Promise<string> {
  const token = newToken();
  const endsAt = new Date(now.getTime() + staffSessionHours * hour);
  await tx.run(insert, [hashToken(token), publicId(), staffId, now, endsAt, device]);
  await tx.run(noteUse, [hashToken(token), now]);
  return token;
}

/** Notes that who has the session proved it again. */
export const noteProof = async (tx: Tx, { sessionHash }: Pick<Staff, 'sessionHash'>, now: Date): Promise<void> =>
  void (await tx.run(prove, [sessionHash, now]));

/** Ends one of somebody's own sessions, with what its browser is told; false when it is none of theirs. */
export async function endSession(tx: Tx, { staffId }: StaffScope, id: string): Promise<boolean> {
  const ended = await tx.maybe<{ hash: Buffer }>(endOne, [staffId, id]);
  if (ended) await dropDeviceOfSession(tx, ended.hash);
  return ended !== undefined;
}

/** Ends the session of a token, with what its browser is told. */
export async function endSessionOf(tx: Tx, token: string): Promise<void> {
  await tx.run(endThis, [hashToken(token)]);
  await dropDeviceOfSession(tx, hashToken(token));
}

/** Ends all sessions of somebody, with what their browsers are told, but for one. */
export async function endSessions(tx: Tx, { staffId }: StaffScope, but?: Buffer): Promise<void> {
  await tx.run(endAll, [staffId, but ?? null]);
  await dropDevices(tx, { staffId }, but);
}

export const listSessions = (
  reader: Reader,
  { staffId }: StaffScope,
  now: Date,
): Promise<{ id: string; sessionHash: Buffer; device: string; lastUsedAt: Date }[]> =>
  reader.rows(list, [staffId, now, idleSince(now)]);
