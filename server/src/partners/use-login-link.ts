import type { LinkError, LoginError } from '@vonk/contract/account';
import type { CallInput, CallOutput } from '@vonk/contract/api';
import { type AnyCall, holdAccount, useToken } from '../accounts/index.ts';
import { openSession } from '../session/index.ts';
import type { PartnersServices } from './services.ts';

/** Logs in by the link that a partner sent a new member on; it works once (ACC-4, ACC-10). */
export const useLoginLink = (
  services: PartnersServices,
  call: AnyCall<LinkError | LoginError>,
  { token: secret }: CallInput<'POST /api/login-link.php'>,
): Promise<CallOutput<'POST /api/login-link.php'>> =>
  openSession(services, call, async (tx) => {
    const link = await useToken(tx, call.site, { secret, purpose: 'login', now: call.now });
    if (link.state !== 'valid') return call.refuse(link.state === 'used' ? 'link_used' : 'link_invalid');
    const { locale } = await holdAccount(tx, link.scope);
    return { ...link.scope, locale };
  });
