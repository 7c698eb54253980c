import { ownAccounts, type Scope } from '../accounts/index.ts';
import { ownChats } from '../chat/index.ts';
import { ownChatPhotos } from '../chat-photos/index.ts';
import { ownConsents } from '../consents/index.ts';
import { ownCredits } from '../credits/index.ts';
import { ownLikes } from '../likes/index.ts';
import { ownLooks, ownReports } from '../moderation/index.ts';
import { ownNotices } from '../notices/index.ts';
import { ownDirectDebit } from '../direct-debit/index.ts';
import { ownDiscounts } from '../discounts/index.ts';
import { ownNotifications } from '../mails/index.ts';
import { ownPasskeys } from '../passkeys/index.ts';
import { ownPayments } from '../payments/index.ts';
import { ownPhotos } from '../photos/index.ts';
import type { Reader } from '../platform/database/db.ts';
import { ownProfile } from '../profile/index.ts';
import { ownRestrictions } from '../restrictions/index.ts';
import { ownSearches, ownWeekly } from '../search/index.ts';
import { ownSuspicions } from '../suspicions/index.ts';
import { ownTellings } from '../tellings/index.ts';
import { ownTwoStep } from '../two-step/index.ts';
import { ownBlocks } from '../visibility/index.ts';

const modules = [
  ownAccounts,
  ownPasskeys,
  ownTwoStep,
  ownConsents,
  ownProfile,
  ownPhotos,
  ownLikes,
  ownBlocks,
  ownChats,
  ownChatPhotos,
  ownCredits,
  ownPayments,
  ownDirectDebit,
  ownNotifications,
  ownTellings,
  ownSearches,
  ownWeekly,
  ownLooks,
  ownReports,
  ownDiscounts,
  ownNotices,
  ownRestrictions,
  ownSuspicions,
] as const;

/**
 * All that is kept of a member, by its name; what others did stays theirs, but for what they sent to the member (T79).
 */
export async function collectData(reader: Reader, scope: Scope): Promise<Record<string, object[]>> {
  const data: Record<string, object[]> = {};
  for (const own of modules) Object.assign(data, await own(reader, scope));
  return data;
}
