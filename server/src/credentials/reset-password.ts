import type { LinkError, LoginError } from '@vonk/contract/account';
import type { PasswordError } from '@vonk/contract/signup';
import type { CallInput, CallOutput } from '@vonk/contract/api';
import { type AnyCall, forgiveAttempts, hashPassword, holdAccount, useToken } from '../accounts/index.ts';
import { readProfile } from '../profile/index.ts';
import { openSession, type SessionFlowServices } from '../session/index.ts';
import { confirmMember } from '../signup/index.ts';
import { judgePassword, setNewPassword } from './new-password.ts';

/**
 * Sets a new password by the mailed link, ends all sessions and logs the owner in. Whoever reads the mailbox also
 * confirms it (C27).
 */
export async function resetPassword(
  services: SessionFlowServices,
  call: AnyCall<LinkError | LoginError | PasswordError>,
  { token: secret, password }: CallInput<'PUT /api/reset-password.php'>,
): Promise<CallOutput<'PUT /api/reset-password.php'>> {
  const { site, now } = call;
  const passwordHash = await hashPassword(password);
  let memberId: string | undefined;
  return openSession(services, call, async (tx) => {
    const link = await useToken(tx, site, { secret, purpose: 'reset', now });
    if (link.state !== 'valid') return call.refuse(link.state === 'used' ? 'link_used' : 'link_invalid');
    const account = { ...link.scope, ...(await holdAccount(tx, link.scope)) };
    const { name } = await readProfile(tx, account);
    await judgePassword(call, password, { name, email: account.email });
    await setNewPassword(tx, account, { passwordHash, now });
    await forgiveAttempts(tx, { siteId: site.siteId, action: 'login', subject: account.email.toLowerCase() });
    await confirmMember(tx, account, { site, now, mailboxHash: services.mailboxHash });
    memberId = account.memberId;
    return account;
  }).finally(() => memberId !== undefined && services.live.end(memberId));
}
