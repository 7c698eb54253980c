import { addressOf, newSecret } from '../../platform/second-step/totp.ts';
import { orRefuse } from '../../platform/refusal.ts';
import { homeOf } from '../home.ts';
import { keepNextSecret } from '../nouns/codes.ts';
import { findPerson, type StaffScope } from '../nouns/people.ts';
import type { StaffServices } from '../services.ts';

/** Makes a secret for somebody's app; what they had works until a code proves that the app has it. */
export async function startCodeApp(
  services: StaffServices,
  scope: StaffScope,
): Promise<{ secret: string; uri: string }> {
  const { db, seal } = services;
  const secret = newSecret();
  await db.transact((tx) => keepNextSecret(tx, seal, { staffId: scope.staffId, secret }));
  const { email } = orRefuse(await findPerson(db, scope), 'not_found');
  return { secret, uri: addressOf(secret, { issuer: `${homeOf(services).name} /admin`, label: email }) };
}
