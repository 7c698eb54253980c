import { minute } from '@vonk/contract/durations';
import { isStorable } from '@vonk/contract/text';
import { isHttps } from '../accounts/index.ts';
import type { VisitorCall } from '../sites/index.ts';
import * as z from 'zod';

/** Who a passkey is for: a key is bound to the host it was made on, and a signature to the page's own origin. */
export const relyingParty = (services: { config: { PUBLIC_URL: string } }, { host, authority, site }: VisitorCall) => ({
  id: host,
  name: site.name,
  origin: `${isHttps(services) ? 'https' : 'http'}://${authority}`,
});

export const challengeMinutes = 5;

export const challengeEnd = (now: Date): Date => new Date(now.getTime() + challengeMinutes * minute);

/**
 * The challenge that a device says it signed; empty when it says nothing sensible. Whether it did is for the library to
 * verify.
 */
export function challengeIn(response: Readonly<Record<string, unknown>>): string {
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
export const madeKey = z.looseObject({
  ...answer,
  response: z.looseObject({
    clientDataJSON: z.string(),
    attestationObject: z.string(),
    transports: z.exactOptional(z.array(z.string())),
  }),
});

/** What a device answers that signed a challenge. */
export const signature = z.looseObject({
  ...answer,
  response: z.looseObject({ clientDataJSON: z.string(), authenticatorData: z.string(), signature: z.string() }),
});
