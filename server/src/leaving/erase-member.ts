import { blankAccount, endSessions, holdAccount, type Scope } from '../accounts/index.ts';
import { forgetChats } from '../chat/index.ts';
import { forgetChatPhotos } from '../chat-photos/index.ts';
import { expireCredits } from '../credits/index.ts';
import { forgetDiscounts } from '../discounts/index.ts';
import { forgetExport } from '../export/index.ts';
import { forgetLikes, forgetSwipes } from '../likes/index.ts';
import { forgetChoices, forgetMails } from '../mails/index.ts';
import { forgetLooks } from '../moderation/index.ts';
import { forgetNotices } from '../notices/index.ts';
import { forgetPasskeys } from '../passkeys/index.ts';
import { forgetPhotos } from '../photos/index.ts';
import type { Tx } from '../platform/database/db.ts';
import { publicId } from '../platform/ids.ts';
import { forgetStream } from '../platform/live/live-events.ts';
import { blankProfile } from '../profile/index.ts';
import { forgetRestrictions } from '../restrictions/index.ts';
import { forgetSearches } from '../search/index.ts';
import { dropTwoStep } from '../two-step/index.ts';
import { forgetBlocks } from '../visibility/index.ts';
import { dropTakenOffers } from './departures.ts';

/**
 * Erases a person (T55): profile, photos, likes, blocks, conversations of their own, sessions, links, mails. What stays
 * is what the law asks: consents, payments and the ledger, which point at an account that names nobody; and what others
 * were told, from a "deleted member".
 */
export async function eraseMember(tx: Tx, scope: Scope, now: Date): Promise<void> {
  const { email } = await holdAccount(tx, scope);
  await forgetPhotos(tx, scope);
  await forgetChatPhotos(tx, scope);
  await forgetLikes(tx, scope);
  await forgetSwipes(tx, scope);
  await forgetBlocks(tx, scope);
  await forgetSearches(tx, scope);
  await forgetChats(tx, scope);
  await expireCredits(tx, scope, { causeKey: 'erasure', now });
  await forgetChoices(tx, scope);
  await dropTakenOffers(tx, scope);
  await forgetDiscounts(tx, scope);
  await forgetNotices(tx, scope);
  await forgetLooks(tx, scope);
  await forgetRestrictions(tx, scope);
  await forgetExport(tx, scope);
  await forgetStream(tx, scope.memberId);
  await forgetMails(tx, scope, email);
  await endSessions(tx, scope);
  await forgetPasskeys(tx, scope);
  await dropTwoStep(tx, scope);
  await blankProfile(tx, scope, publicId());
  await blankAccount(tx, scope, publicId());
}
