import type { LinkError } from '@vonk/contract/account';
import type { CallInput } from '@vonk/contract/api';
import { type AnyCall, holdAccount, useToken } from '../accounts/index.ts';
import { eraseMember } from './erase-member.ts';
import type { LeavingServices } from './services.ts';

/** Erases at once who said it twice: with their password, and by the mailed link (T53). */
export async function eraseNow(
  { db }: LeavingServices,
  call: AnyCall<LinkError>,
  { token: secret }: CallInput<'POST /api/erase.php'>,
): Promise<Record<string, never>> {
  const { site, now } = call;
  await db.transact(async (tx) => {
    const link = await useToken(tx, site, { secret, purpose: 'erase', now });
    if (link.state !== 'valid') return call.refuse(link.state === 'used' ? 'link_used' : 'link_invalid');
    // Who came back meanwhile is not erased by an old mail.
    if ((await holdAccount(tx, link.scope)).status !== 'leaving') return call.refuse('link_invalid');
    return eraseMember(tx, link.scope, now);
  });
  return {};
}
