import type { Scope } from '../accounts/index.ts';
import { type Reader, sql, type Tx } from '../platform/database/db.ts';
import type { StoredKey } from '../platform/second-step/webauthn.ts';
import type { SiteScope } from '../sites/index.ts';

/** A passkey as its member sees it. */
export interface Passkey {
  readonly id: string;
  readonly name: string;
  readonly createdAt: Date;
  readonly lastUsedOn: string | null;
}

export interface NewPasskey extends StoredKey {
  readonly id: string;
  readonly name: string;
  readonly now: Date;
}

const ofAccount = sql(
  `select id, name, created_at as "createdAt", last_used_on as "lastUsedOn" from passkeys
    where site_id = $1 and account_id = $2 order by created_at, id`,
);
const credentialsOf = sql(
  'select credential_id as "credentialId", transports from passkeys where site_id = $1 and account_id = $2',
);
const byCredential = sql(
  `select account_id as "memberId", credential_id as "credentialId", public_key as "publicKey", counter, transports
    from passkeys
    where site_id = $1 and credential_id = $2 for update`,
);
const insert =
  sql(`insert into passkeys (site_id, account_id, id, credential_id, public_key, counter, transports, name, created_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`);
const rename = sql('update passkeys set name = $4 where site_id = $1 and account_id = $2 and id = $3');
const remove = sql('delete from passkeys where site_id = $1 and account_id = $2 and id = $3');
const noteUse = sql('update passkeys set counter = $3, last_used_on = $4 where site_id = $1 and credential_id = $2');

/** A member's passkeys, the oldest first. */
export const listPasskeys = (reader: Reader, { siteId, memberId }: Scope): Promise<Passkey[]> =>
  reader.rows<Passkey>(ofAccount, [siteId, memberId]);

/** What tells a device which of its keys are in use already. */
export const credentialsOfMember = (
  reader: Reader,
  { siteId, memberId }: Scope,
): Promise<Pick<StoredKey, 'credentialId' | 'transports'>[]> => reader.rows(credentialsOf, [siteId, memberId]);

/** The key of a credential on a site, held until the transaction ends. */
export const holdPasskey = (
  tx: Tx,
  { siteId }: SiteScope,
  credentialId: string,
): Promise<(StoredKey & { memberId: string }) | undefined> => tx.maybe(byCredential, [siteId, credentialId]);

/** Adds a passkey; one that is known throws a duplicate of `passkeys_site_id_credential_id_key`. */
export async function addPasskey(tx: Tx, { siteId, memberId }: Scope, passkey: NewPasskey): Promise<void> {
  const { id, credentialId, publicKey, counter, transports, name, now } = passkey;
  await tx.run(insert, [siteId, memberId, id, credentialId, publicKey, counter, transports, name, now]);
}

/** Names a passkey; false when it is not the member's. */
export const renamePasskey = async (
  tx: Tx,
  { siteId, memberId }: Scope,
  { id, name }: { id: string; name: string },
): Promise<boolean> => (await tx.run(rename, [siteId, memberId, id, name])) === 1;

/** Takes a passkey away; false when it is not the member's. */
export const removePasskey = async (tx: Tx, { siteId, memberId }: Scope, id: string): Promise<boolean> =>
  (await tx.run(remove, [siteId, memberId, id])) === 1;

/** Writes down that a key signed: how often by its own count, and on which day. */
export const notePasskeyUse = async (
  tx: Tx,
  { siteId }: SiteScope,
  { credentialId, counter, today }: { credentialId: string; counter: number; today: string },
): Promise<void> => void (await tx.run(noteUse, [siteId, credentialId, counter, today]));
