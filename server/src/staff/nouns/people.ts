import type { Locale } from '@vonk/contract/locales';
import { type Reader, sql, type Tx } from '../../platform/database/db.ts';

export interface StaffScope {
  readonly staffId: string;
}

/** Somebody of the staff as they are kept. */
export interface Person extends StaffScope {
  readonly publicId: string;
  readonly name: string;
  readonly email: string;
  readonly locale: Locale;
  readonly passwordHash: string | undefined;
}

const columns = `id as "staffId", public_id as "publicId", name, email, locale, password_hash as "passwordHash"`;
const byEmail = sql(`select ${columns} from staff where lower(email) = lower($1) and left_at is null`);
const byId = sql(`select ${columns} from staff where id = $1 and left_at is null`);
const hold = sql(`select ${columns} from staff where public_id = $1 and left_at is null for update`);
const insert = sql(`insert into staff (id, public_id, email, name, locale, created_at) values ($1, $2, $3, $4, $5, $6)
  on conflict (lower(email)) where left_at is null do nothing`);
const setPassword = sql('update staff set password_hash = $2 where id = $1 and left_at is null');
const rename = sql('update staff set name = $2, locale = $3 where id = $1 and left_at is null');
const reset = sql(`update staff set password_hash = null, code_secret = null, next_code_secret = null, code_step = 0
  where id = $1`);
const leave = sql(`update staff set email = '', left_at = $2, on_duty_since = null where id = $1 and left_at is null`);
const others = sql(`select id from staff where left_at is null order by id for update`);

const cameIn = sql('select from staff where last_seen_at is not null limit 1');

type Row = Omit<Person, 'passwordHash'> & { readonly passwordHash: string | null };
const personOf = (row: Row | undefined): Person | undefined =>
  row && { ...row, passwordHash: row.passwordHash ?? undefined };

/** Who logs in with an address. */
export const findByEmail = async (reader: Reader, email: string): Promise<Person | undefined> =>
  personOf(await reader.maybe<Row>(byEmail, [email]));

export const findPerson = async (reader: Reader, { staffId }: StaffScope): Promise<Person | undefined> =>
  personOf(await reader.maybe<Row>(byId, [staffId]));

/** Somebody who works here, by their public id, held until the transaction ends. */
export const holdPerson = async (tx: Tx, publicId: string): Promise<Person | undefined> =>
  personOf(await tx.maybe<Row>(hold, [publicId]));

/** Holds everybody who works here, so that no two changes at one moment leave nobody to be an owner. */
export const holdEverybody = async (tx: Tx): Promise<void> => void (await tx.rows(others, []));

/** Adds somebody; false when the address is somebody's already. */
export const addPerson = async (
  tx: Tx,
  { staffId, publicId, email, name, locale, now }: Omit<Person, 'passwordHash'> & { now: Date },
): Promise<boolean> => (await tx.run(insert, [staffId, publicId, email, name, locale, now])) === 1;

export const changePassword = async (tx: Tx, { staffId }: StaffScope, passwordHash: string): Promise<void> =>
  void (await tx.run(setPassword, [staffId, passwordHash]));

export const changeName = async (
  tx: Tx,
  { staffId }: StaffScope,
  { name, locale }: { name: string; locale: Locale },
): Promise<void> => void (await tx.run(rename, [staffId, name, locale]));

/** Forgets password and code app. */
export const forgetSecrets = async (tx: Tx, { staffId }: StaffScope): Promise<void> =>
  void (await tx.run(reset, [staffId]));

/** Notes that somebody left; their name stays, for the log. */
export const markLeft = async (tx: Tx, { staffId }: StaffScope, now: Date): Promise<void> =>
  void (await tx.run(leave, [staffId, now]));

/** Whether anybody of the staff ever came in. */
export const hasAnybodyComeIn = async (reader: Reader): Promise<boolean> =>
  (await reader.maybe(cameIn, [])) !== undefined;
