import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';

/** What the browser answers when its owner turns away, or lets the time pass: nothing went wrong. */
const isTurnedAway = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');

/** Does what a device takes part in; undefined when its owner turned away. */
export async function orTurnedAway<Answer>(ceremony: () => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await ceremony();
  } catch (error) {
    if (isTurnedAway(error)) return undefined;
    throw error;
  }
}

/** Lets a device sign what the server asks (WebAuthn, 7.2). */
export const signByDevice = async (options: object) => ({
  ...(await startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON })),
});

/** Lets a device make a passkey by the server's options (WebAuthn, 7.1). */
export const makeOnDevice = async (options: object) => ({
  ...(await startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON })),
});
