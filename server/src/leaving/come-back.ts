import type { LinkError, LoginError } from '@vonk/contract/account';
import type { CallInput, CallOutput } from '@vonk/contract/api';
import { type AnyCall, holdAccount, useToken } from '../accounts/index.ts';
import { openSession, reactivate } from '../session/index.ts';
import type { LeavingServices } from './services.ts';
import { tellAcquaintances } from './tell-acquaintances.ts';

/** Brings an account that is leaving back by its mailed link, and logs its owner in. */
export async function comeBack(
  services: LeavingServices,
  call: AnyCall<LinkError | LoginError>,
  { token: secret }: CallInput<'POST /api/stay.php'>,
): Promise<CallOutput<'POST /api/stay.php'>> {
  const { site, now } = call;
  let told: string[] = [];
  return openSession(services, call, async (tx) => {
    const link = await useToken(tx, site, { secret, purpose: 'reactivate', now });
    if (link.state !== 'valid') return call.refuse(link.state === 'used' ? 'link_used' : 'link_invalid');
    told = await tellAcquaintances(tx, link.scope, now);
    await reactivate(tx, link.scope);
    const { locale } = await holdAccount(tx, link.scope);
    return { ...link.scope, locale };
  }).finally(() => services.live.wake(told));
}
