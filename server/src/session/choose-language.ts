import type { CallInput, CallOutput } from '@vonk/contract/api';
import { chooseLocale, type MemberCall } from '../accounts/index.ts';
import { rememberChoice } from './locale-cookie.ts';
import type { SessionFlowServices } from './services.ts';
import { userOf } from './users.ts';

/** Sets the language of the member's account, and of this device. */
export async function chooseLanguage(
  services: SessionFlowServices,
  call: MemberCall,
  { language }: CallInput<'PUT /api/user.php'>,
): Promise<CallOutput<'PUT /api/user.php'>> {
  await services.db.transact((tx) => chooseLocale(tx, call.member, language));
  rememberChoice(services, call, language);
  return { user: await userOf(services, call.member, call) };
}
