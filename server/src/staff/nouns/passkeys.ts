import { type Reader, sql, type Tx } from '../../platform/database/db.ts';
import { challengeEnd, type StoredKey } from '../../platform/second-step/webauthn.ts';
import type { StaffScope } from './people.ts';

const columns = `id, staff_id as "staffId", credential_id as "credentialId", public_key as "publicKey",
  counter::integer as counter, transports, name, added_at as "addedAt", last_used_at as "lastUsedAt"`;
const ofPerson = sql(`select ${columns} from staff_passkeys where staff_id = $1 order by added_at, id`);
const byCredential = sql(`select ${columns} from staff_passkeys where staff_id = $1 and credential_id = $2 for update`);
const insert = sql(`insert into staff_passkeys (id, staff_id, credential_id, public_key, counter, transports, name,
    added_at) values ($1, $2, $3, $4, $5, $6, $7, $8)`);
const remove = sql('delete from staff_passkeys where staff_id = $1 and id = $2');
const removeAll = sql('delete from staff_passkeys where staff_id = $1');
const noteUse = sql('update staff_passkeys set counter = $2, last_used_at = $3 where id = $1');
const addChallenge = sql('insert into staff_challenges (challenge, staff_id, ends_at) values ($1, $2, $3)');
const takeChallenge = sql(
  'delete from staff_challenges where challenge = $1 and staff_id = $2 and ends_at > $3 returning challenge',
);

export interface StaffPasskey extends StoredKey, StaffScope {
  readonly id: string;
  readonly name: string;
  readonly addedAt: Date;
  readonly lastUsedAt: Date | null;
}

export const listPasskeys = (reader: Reader, { staffId }: StaffScope): Promise<StaffPasskey[]> =>
  reader.rows<StaffPasskey>(ofPerson, [staffId]);

/** One of somebody's keys, held until the transaction ends. */
export const holdPasskey = (tx: Tx, { staffId }: StaffScope, credentialId: string): Promise<StaffPasskey | undefined> =>
  tx.maybe<StaffPasskey>(byCredential, [staffId, credentialId]);

/** Adds a key; one that is known throws a duplicate of `staff_passkeys_credential_id_key`. */
export async function addPasskey(
  tx: Tx,
  { staffId }: StaffScope,
  { id, key, name, now }: { id: string; key: StoredKey; name: string; now: Date },
): Promise<void> {
  const { credentialId, publicKey, counter, transports } = key;
  await tx.run(insert, [id, staffId, credentialId, publicKey, counter, transports, name, now]);
}

/** Takes a key away; false when it is none of theirs. */
export const removePasskey = async (tx: Tx, { staffId }: StaffScope, id: string): Promise<boolean> =>
  (await tx.run(remove, [staffId, id])) === 1;

export const removePasskeys = async (tx: Tx, { staffId }: StaffScope): Promise<void> =>
  void (await tx.run(removeAll, [staffId]));

/** Writes down that a key signed, and its own count. */
export const notePasskeyUse = async (
  tx: Tx,
  { id }: Pick<StaffPasskey, 'id'>,
  { counter, now }: { counter: number; now: Date },
): Promise<void> => void (await tx.run(noteUse, [id, counter, now]));

interface Asked {
  readonly challenge: string;
  readonly now: Date;
}

/** Remembers what somebody's device is asked to sign. */
export const keepChallenge = async (tx: Tx, { staffId }: StaffScope, { challenge, now }: Asked): Promise<void> =>
  void (await tx.run(addChallenge, [challenge, staffId, challengeEnd(now)]));

/** Takes a challenge: true once, within its time, for whom it was made. */
export const useChallenge = async (tx: Tx, { staffId }: StaffScope, { challenge, now }: Asked): Promise<boolean> =>
  (await tx.maybe(takeChallenge, [challenge, staffId, now])) !== undefined;
