import { blankAccount, holdAccount, type Scope } from '../../accounts/index.ts';
import { forgetChats } from '../../chat/index.ts';
import { forgetChatPhotos } from '../../chat-photos/index.ts';
import { closeCredits } from '../../credits/index.ts';
import { endMandatesOf, takeBackAhead } from '../../direct-debit/index.ts';
import { forgetDiscounts } from '../../discounts/index.ts';
import { forgetExport } from '../../export/index.ts';
import { eraseRows, keptJobs } from '../../inventory/index.ts';
import type { MailboxServices } from '../../mailboxes/index.ts';
import { forgetMails } from '../../mails/index.ts';
import { forgetPhotos } from '../../photos/index.ts';
import { bookOwed, forgetCards } from '../../payments/index.ts';
import type { Tx } from '../../platform/database/db.ts';
import { publicId } from '../../platform/ids.ts';
import { dropJobsAbout } from '../../platform/jobs/outbox.ts';
import { forgetStream } from '../../platform/live/live-events.ts';
import { blankProfile } from '../../profile/index.ts';
import { forgetRestrictions } from '../../restrictions/index.ts';
import { forgetBlocks } from '../../visibility/index.ts';
import { noteErased } from '../erased-list/note-erased.ts';
import { holdAgainstMailbox } from './hold-against-mailbox.ts';

/**
 * Erases a person (T55). The inventory says of every table what becomes of it: here goes what files, a balance or the
 * other side of a conversation hang on, then every row it names, then the account and profile are emptied. Bought
 * credits that were not spent are to be repaid (T26). The caller holds the member's stream and account.
 */
export async function eraseMember(
  tx: Tx,
  scope: Scope,
  { mailboxHash, now }: MailboxServices & { now: Date },
): Promise<void> {
  const { email } = await holdAccount(tx, scope);
  await holdAgainstMailbox(tx, scope, { email, mailboxHash, now });
  await forgetPhotos(tx, scope, now);
  await forgetChatPhotos(tx, scope);
  await forgetBlocks(tx, scope);
  await forgetChats(tx, scope);
  await endMandatesOf(tx, scope, now);
  await takeBackAhead(tx, scope, now);
  await closeCredits(tx, scope, now);
  await bookOwed(tx, scope, now);
  await forgetCards(tx, scope);
  await forgetDiscounts(tx, scope);
  await forgetRestrictions(tx, scope);
  await forgetExport(tx, scope);
  await forgetMails(tx, { ...scope, email });
  await dropJobsAbout(tx, { words: [scope.memberId, email], but: Object.keys(keptJobs) });
  await eraseRows(tx, scope);
  await forgetStream(tx, scope.memberId);
  await blankProfile(tx, scope, publicId());
  await blankAccount(tx, scope, { publicId: publicId(), now });
  await noteErased(tx, scope, now);
}
