import { maxStaffDevices } from '@vonk/contract/admin/account';
import type { PushSubscriptionInput } from '@vonk/contract/push';
import { type Reader, sql, type Tx } from '../../platform/database/db.ts';
import { newId } from '../../platform/ids.ts';
import type { PushTarget } from '../../platform/push/push.ts';
import type { Staff } from '../call.ts';
import type { StaffScope } from './people.ts';

/** A browser on which somebody of the staff is told. */
interface StaffDevice {
  readonly id: string;
  readonly device: string;
  readonly addedAt: Date;
  /** Whether it belongs to this session. */
  readonly isCurrent: boolean;
}

const list = sql(`select id, device, added_at as "addedAt", session_hash = $2 as "isCurrent" from staff_devices
  where staff_id = $1 order by session_hash = $2 desc, added_at desc, id`);
const idsOf = sql('select id from staff_devices where staff_id = $1 order by id');
const target = sql(`select d.endpoint, d.p256dh, d.auth from staff_devices d join staff s on s.id = d.staff_id
  where d.staff_id = $1 and d.id = $2 and s.left_at is null`);
// A session has one browser: what it had before is gone, and would be told the same once more.
const dropSame = sql(
  `delete from staff_devices where md5(endpoint) = md5($1) or (staff_id = $2 and session_hash = $3)`,
);
const insert = sql(`insert into staff_devices (id, staff_id, session_hash, endpoint, p256dh, auth, device, added_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8)`);
const dropOldest = sql(`delete from staff_devices d where d.id in (
  select o.id from staff_devices o where o.staff_id = $1
  order by o.added_at desc, o.id desc offset ${maxStaffDevices})`);
const move = sql('update staff_devices set session_hash = $3 where staff_id = $1 and md5(endpoint) = md5($2)');
const dropOne = sql(
  'delete from staff_devices where staff_id = $1 and (id::text = $2 or endpoint = $3) returning device',
);
const noteUse = sql('update staff_devices set used_at = $3 where staff_id = $1 and id = $2');
const dropOfSession = sql('delete from staff_devices where session_hash = $1');
const dropAll = sql('delete from staff_devices where staff_id = $1 and session_hash is distinct from $2');

/** Somebody's browsers, this one first, then the newest. */
export const listDevices = (
  reader: Reader,
  { staffId, sessionHash }: Pick<Staff, 'staffId' | 'sessionHash'>,
): Promise<StaffDevice[]> => reader.rows<StaffDevice>(list, [staffId, sessionHash]);

/** The ids of somebody's browsers. */
export const deviceIdsOf = async (reader: Reader, { staffId }: StaffScope): Promise<string[]> =>
  (await reader.rows<{ id: string }>(idsOf, [staffId])).map(({ id }) => id);

/** Where a browser is reached; undefined where it is none of theirs any more, or they left. */
export const findDevice = (reader: Reader, { staffId }: StaffScope, id: string): Promise<PushTarget | undefined> =>
  reader.maybe<PushTarget>(target, [staffId, id]);

/** Tells somebody on this browser too, and whoever had it before no longer. */
export async function addDevice(
  tx: Tx,
  { staffId, sessionHash, device }: Staff,
  { endpoint, keys, now }: PushSubscriptionInput & { now: Date },
): Promise<void> {
  await tx.run(dropSame, [endpoint, staffId, sessionHash]);
  await tx.run(insert, [newId(now), staffId, sessionHash, endpoint, keys.p256dh, keys.auth, device, now]);
  await tx.run(dropOldest, [staffId]);
}

/** Gives a browser of theirs to the session that uses it now; false where it is none of theirs any more. */
export const moveDevice = async (tx: Tx, { staffId, sessionHash }: Staff, endpoint: string): Promise<boolean> =>
  (await tx.run(move, [staffId, endpoint, sessionHash])) > 0;

/** Tells nothing more on one of their browsers, by its id or its endpoint; its name, undefined where it was none. */
export const dropDevice = async (
  tx: Tx,
  { staffId }: StaffScope,
  { id, endpoint }: { id?: string | undefined; endpoint?: string | undefined },
): Promise<string | undefined> =>
  (await tx.maybe<{ device: string }>(dropOne, [staffId, id ?? null, endpoint ?? null]))?.device;

/** Notes that the service of a browser took something. */
export const noteDeviceUse = async (
  tx: Tx,
  { staffId }: StaffScope,
  { id, now }: { id: string; now: Date },
): Promise<void> => void (await tx.run(noteUse, [staffId, id, now]));

/** Tells nothing more on the browser of a session that ends. */
export const dropDeviceOfSession = async (tx: Tx, sessionHash: Buffer): Promise<void> =>
  void (await tx.run(dropOfSession, [sessionHash]));

/** Tells somebody nothing more on any browser, but for that of one session. */
export const dropDevices = async (tx: Tx, { staffId }: StaffScope, but?: Buffer): Promise<void> =>
  void (await tx.run(dropAll, [staffId, but ?? null]));
