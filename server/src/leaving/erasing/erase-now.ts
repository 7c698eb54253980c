import type { LinkError } from '@vonk/contract/account';
import type { CallInput, CallOutput } from '@vonk/contract/api';
import { type AnyCall, endGrace, holdAccount, useToken } from '../../accounts/index.ts';
import { eraseOne, type EraseServices } from './erase-one.ts';

/**
 * Erases at once who said it twice: with their password, and by the mailed link (T53). The wish is kept before anything
 * is tried: what an error keeps from being erased now, the job does, and the answer says so.
 */
export async function eraseNow(
  services: EraseServices,
  call: AnyCall<LinkError>,
  { token: secret }: CallInput<'POST /api/erase.php'>,
): Promise<CallOutput<'POST /api/erase.php'>> {
  const { site, now } = call;
  const scope = await services.db.transact(async (tx) => {
    const link = await useToken(tx, site, { secret, purpose: 'erase', now });
    if (link.state !== 'valid') return call.refuse(link.state === 'used' ? 'link_used' : 'link_invalid');
    // Who came back meanwhile is not erased by an old mail.
    if ((await holdAccount(tx, link.scope)).status !== 'leaving') return call.refuse('link_invalid');
    await endGrace(tx, link.scope, now);
    return link.scope;
  });
  const outcome = await eraseOne(services, scope, {
    now,
    isStillDue: async (tx) => (await holdAccount(tx, scope)).status === 'leaving',
  });
  return { done: outcome !== 'failed' };
}
