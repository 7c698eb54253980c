import type { MemberCall } from '../accounts/index.ts';
import { appendEvent, lockStreams } from '../platform/live/live-events.ts';
import type { Db, Tx } from '../platform/database/db.ts';
import type { Live } from '../platform/live/live.ts';
import { orRefuse, refuse } from '../platform/refusal.ts';
import { findProfileId } from '../profile/index.ts';
import { addBlock, removeBlock } from './blocks.ts';

export interface VisibilityServices {
  readonly db: Db;
  readonly live: Pick<Live, 'wake'>;
}

/** Keeps two people apart, everywhere and both ways; blocking twice is no mistake (T123). */
export const blockProfile = (services: VisibilityServices, call: MemberCall, input: { profile: string }) =>
  decide(services, call, {
    ...input,
    change: (tx, blockedId) => addBlock(tx, call.member, { blockedId, now: call.now }),
  });

/** Lets the two find each other again, unless the other one blocked too. Likes do not come back. */
export const unblockProfile = (services: VisibilityServices, call: MemberCall, input: { profile: string }) =>
  decide(services, call, { ...input, change: (tx, blockedId) => removeBlock(tx, call.member, blockedId) });

interface Decision {
  readonly profile: string;
  change(tx: Tx, blockedId: string): Promise<boolean>;
}

/** Both are told to load their lists anew, in the same words: the other one learns nothing of a block. */
async function decide({ db, live }: VisibilityServices, { member, now }: MemberCall, { profile, change }: Decision) {
  const wakened = await db.transact(async (tx) => {
    const blockedId = orRefuse(await findProfileId(tx, member, profile), 'not_found');
    if (blockedId === member.memberId) refuse('not_found');
    const both = [member.memberId, blockedId].sort();
    await lockStreams(tx, both);
    if (!(await change(tx, blockedId))) return [];
    for (const subscriber of both) await appendEvent(tx, subscriber, { kind: 'people_changed', payload: {}, now });
    return both;
  });
  live.wake(wakened);
  return {};
}
