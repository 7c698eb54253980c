import { fictionalNoticeVersion } from '@vonk/contract/chat';
import type { MemberCall } from '../../accounts/index.ts';
import { orRefuse, refuse } from '../../platform/refusal.ts';
import { acknowledge } from './acknowledgements.ts';
import { findPartner } from '../conversations/partners.ts';
import type { ChatServices } from '../services.ts';

/** Notes that the member read the notice about an invented profile, in the version that was shown (T3). */
export async function acknowledgeProfile(
  { db }: ChatServices,
  { member, now }: MemberCall,
  input: { profile: string; version: string },
): Promise<Record<string, never>> {
  if (input.version !== fictionalNoticeVersion) refuse('wrong_version');
  const { id: profileId } = orRefuse(await findPartner(db, member, input.profile), 'not_found');
  await db.transact((tx) => acknowledge(tx, member, { profileId, version: input.version, now }));
  return {};
}
