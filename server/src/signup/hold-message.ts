import { randomUUID } from 'node:crypto';
import type { CallInput } from '@vonk/contract/api';
import type { AnyCall, Scope } from '../accounts/index.ts';
import { sendMessage } from '../chat/index.ts';
import { Refused, refuseAny } from '../platform/refusal.ts';
import type { SignupServices } from './services.ts';

/**
 * Lets the first message of a sign-up wait for the confirmation; tells whether it does. A message that chat refuses
 * stops no sign-up.
 */
export async function holdMessage(
  services: SignupServices,
  { site, now }: AnyCall,
  { scope, input }: { scope: Scope; input: CallInput<'POST /api/signup.php'> },
): Promise<boolean> {
  const { signup_message: text, profile } = input;
  if (text === undefined || profile === undefined) return false;
  try {
    await sendMessage(services, { member: scope, site, now, refuse: refuseAny }, { profile, key: randomUUID(), text });
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}
