import { generateAuthenticationOptions, generateRegistrationOptions } from '@simplewebauthn/server';
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import { minute } from '@vonk/contract/durations';
import { maxPasskeyNameCharacters } from '@vonk/contract/passkeys';
import { cleanText, cutText, isStorable } from '@vonk/contract/text';
import * as z from 'zod';

/** Who a passkey is for: a key is bound to the host it was made on, and a signature to the page's own origin. */
export interface RelyingParty {
  readonly id: string;
  readonly name: string;
  readonly origin: string;
}

/** What a signature is checked with. */
export interface StoredKey {
  readonly credentialId: string;
  readonly publicKey: Buffer;
  readonly counter: number;
  readonly transports: string[];
}

/** What a device answers, as JSON; nothing of it is known to be true. */
export type Ceremony = Readonly<Record<string, unknown>>;

export const challengeMinutes = 5;

export const challengeEnd = (now: Date): Date => new Date(now.getTime() + challengeMinutes * minute);

/**
 * The challenge that a device says it signed; empty when it says nothing sensible. Whether it did is for the library to
 * verify.
 */
export function challengeIn(response: Ceremony): string {
  try {
    const { clientDataJSON } = response['response'] as { clientDataJSON: string };
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8')) as {
      challenge: string;
    };
    return typeof challenge === 'string' && isStorable(challenge) ? challenge.slice(0, 200) : '';
  } catch {
    return '';
  }
}

const answer = {
  id: z.string(),
  rawId: z.string(),
  type: z.literal('public-key'),
  clientExtensionResults: z.looseObject({}),
};

/** What a device answers that made a key, as far as its check reads it; other fields stay as they came. */
const madeKey = z.looseObject({
  ...answer,
  response: z.looseObject({
    clientDataJSON: z.string(),
    attestationObject: z.string(),
    transports: z.exactOptional(z.array(z.string())),
  }),
});

/** What a device answers that signed a challenge. */
const signature = z.looseObject({
  ...answer,
  response: z.looseObject({ clientDataJSON: z.string(), authenticatorData: z.string(), signature: z.string() }),
});

/** The name that was given, else the device's. */
export const passkeyName = (name: string, device: string): string =>
  cutText(cleanText(name).replaceAll('\n', ' '), maxPasskeyNameCharacters) || device || 'Passkey';

interface Owner {
  readonly party: RelyingParty;
  readonly id: string;
  readonly name: string;
  /** The keys they have: a device makes no second one. */
  readonly known: readonly Pick<StoredKey, 'credentialId' | 'transports'>[];
}

/** What a new passkey is made with: one that the device keeps and asks its owner for. */
export const creationOptions = ({ party, id, name, known }: Owner) =>
  generateRegistrationOptions({
    rpName: party.name,
    rpID: party.id,
    userID: new TextEncoder().encode(id),
    userName: name,
    timeout: challengeMinutes * minute,
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
  });

/** What a passkey is to sign; `allowed` left out: any that the device has for this host. */
export const requestOptions = (party: RelyingParty, allowed: readonly Pick<StoredKey, 'credentialId'>[] = []) =>
  generateAuthenticationOptions({
    rpID: party.id,
    timeout: challengeMinutes * minute,
    userVerification: 'required',
    allowCredentials: allowed.map(({ credentialId }) => ({ id: credentialId })),
  });

interface Shown {
  readonly party: RelyingParty;
  readonly response: Ceremony;
  readonly challenge: string;
}

/** The key that a device made for this challenge; undefined when it did not. */
export async function verifyMadeKey({ party, response, challenge }: Shown): Promise<StoredKey | undefined> {
  const made = madeKey.safeParse(response).data;
  if (!made) return undefined;
  const { registrationInfo } = await verifyRegistrationResponse({
    response: made,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
  }).catch(() => ({ registrationInfo: undefined }));
  if (!registrationInfo) return undefined;
  const { credential } = registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports: credential.transports ?? [],
  };
}

/**
 * The key's own count after this signature; undefined where the signature does not fit, or the count went back (a
 * copied key).
 */
export async function verifySignature({
  party,
  response,
  challenge,
  key,
}: Shown & { readonly key: StoredKey }): Promise<number | undefined> {
  const signed = signature.safeParse(response).data;
  if (!signed) return undefined;
  const answered = await verifyAuthenticationResponse({
    response: signed,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    credential: { id: key.credentialId, publicKey: new Uint8Array(key.publicKey), counter: key.counter },
  }).catch(() => undefined);
  return answered?.verified ? answered.authenticationInfo.newCounter : undefined;
}
