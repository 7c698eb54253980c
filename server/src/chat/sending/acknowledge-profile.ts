import { fictionalNoticeVersion } from '@vonk/contract/chat';
import type { MemberCall } from '../../accounts/index.ts';
import { orRefuse } from '../../platform/refusal.ts';
import { acknowledge } from './acknowledgements.ts';
import { findPartner } from '../conversations/partners.ts';
import type { ChatServices } from '../services.ts';

/** Notes that the member read the notice about an invented profile, in the version that was shown (T3). */
export async function acknowledgeProfile(
  { db }: ChatServices,
  call: MemberCall<'wrong_version'>,
  input: { profile: string; version: string },
): Promise<Record<string, never>> {
  const { member, now } = call;
  if (input.version !== fictionalNoticeVersion) call.refuse('wrong_version');
  const partner = await findPartner(db, member, input.profile);
  const { id: profileId } = orRefuse(partner?.visible ? partner : undefined, 'not_found');
  await db.transact((tx) => acknowledge(tx, member, { profileId, version: input.version, now }));
  return {};
}
