import type { LinkError, LoginError } from '@vonk/contract/account';
import type { CallInput, CallOutput } from '@vonk/contract/api';
import { type AnyCall, forgiveAttempts, holdAccount, useToken } from '../accounts/index.ts';
import { openSession } from './open-session.ts';
import type { SessionFlowServices } from './services.ts';

/**
 * Unlocks an account by the link mailed to its owner and logs the owner in, however often strangers guess at its
 * password (T127).
 */
export const unlock = (
  services: SessionFlowServices,
  call: AnyCall<LinkError | LoginError>,
  { token }: CallInput<'POST /api/unlock.php'>,
): Promise<CallOutput<'POST /api/unlock.php'>> =>
  openSession(services, call, async (tx) => {
    const { site, now } = call;
    const link = await useToken(tx, site, { secret: token, purpose: 'unlock', now });
    if (link.state !== 'valid') return call.refuse(link.state === 'used' ? 'link_used' : 'link_invalid');
    const { email, locale } = await holdAccount(tx, link.scope);
    await forgiveAttempts(tx, { siteId: site.siteId, action: 'login', subject: email.toLowerCase() });
    await forgiveAttempts(tx, { siteId: site.siteId, action: 'two_step', subject: link.scope.memberId });
    return { ...link.scope, locale };
  });
