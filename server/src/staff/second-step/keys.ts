import { deviceOf } from '../../accounts/index.ts';
import { isDuplicate, type Tx } from '../../platform/database/db.ts';
import type { Exchange } from '../../platform/http/exchange.ts';
import { publicId } from '../../platform/ids.ts';
import { orRefuse, type Refuses } from '../../platform/refusal.ts';
import {
  type Ceremony,
  challengeIn,
  creationOptions,
  passkeyName,
  verifyMadeKey,
} from '../../platform/second-step/webauthn.ts';
import type { DoorCall } from '../call.ts';
import { addPasskey, keepChallenge, listPasskeys, useChallenge } from '../nouns/passkeys.ts';
import { findPerson, type StaffScope } from '../nouns/people.ts';
import { relyingParty } from '../relying-party.ts';
import type { StaffServices } from '../services.ts';

/** What a device makes a new passkey of somebody with. */
export async function startMakingKey(services: StaffServices, exchange: Exchange, scope: StaffScope) {
  const { db } = services;
  const person = orRefuse(await findPerson(db, scope), 'not_found');
  const options = await creationOptions({
    party: relyingParty(services, exchange),
    id: person.publicId,
    name: person.email,
    known: await listPasskeys(db, scope),
  });
  await db.transact((tx) => keepChallenge(tx, scope, { challenge: options.challenge, now: exchange.now }));
  return { options: { ...options } };
}

/** Checks a passkey that a device made, once; answers what keeps it in the transaction of what it is for. */
export async function keepMadeKey(
  services: StaffServices,
  call: DoorCall & Refuses<'passkey_failed'>,
  { scope, response, name }: { scope: StaffScope; response: Ceremony; name: string },
): Promise<(tx: Tx) => Promise<void>> {
  const { now } = call;
  const challenge = challengeIn(response);
  if (!(await services.db.transact((tx) => useChallenge(tx, scope, { challenge, now })))) call.refuse('passkey_failed');
  const made = await verifyMadeKey({ party: relyingParty(services, call), response, challenge });
  const key = made ?? call.refuse('passkey_failed');
  const kept = { id: publicId(), key, name: passkeyName(name, deviceOf(call.header('user-agent'))), now };
  return (tx) =>
    addPasskey(tx, scope, kept).catch((error: unknown) =>
      isDuplicate(error, 'staff_passkeys_credential_id_key') ? call.refuse('passkey_failed') : Promise.reject(error),
    );
}
