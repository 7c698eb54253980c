import { type Scope, noteEraseFailure } from '../../accounts/index.ts';
import type { MailboxServices } from '../../mailboxes/index.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import { lockStreams } from '../../platform/live/live-events.ts';
import type { Log } from '../../platform/log.ts';
import { eraseMember } from './erase-member.ts';

/** What erasing one member needs. */
export interface EraseServices extends MailboxServices {
  readonly db: Db;
  readonly log: Log;
}

/**
 * Erases one member in a transaction of their own, if `isStillDue` says so then. What an error keeps from being erased
 * is noted with the account and logged, and stops nobody else. Answers whether the member is gone.
 */
export async function eraseOne(
  { db, log, mailboxHash }: EraseServices,
  scope: Scope,
  { now, isStillDue }: { now: Date; isStillDue: (tx: Tx) => Promise<boolean> },
): Promise<'erased' | 'stays' | 'failed'> {
  try {
    return await db.transact(async (tx) => {
      // Before the account, as whoever sends to them or books their payment does it.
      await lockStreams(tx, [scope.memberId]);
      if (!(await isStillDue(tx))) return 'stays';
      await eraseMember(tx, scope, { mailboxHash, now });
      return 'erased';
    });
  } catch (error) {
    log.error({ err: error, account: scope.memberId }, 'a member could not be erased');
    await db.transact((tx) => noteEraseFailure(tx, scope, now));
    return 'failed';
  }
}
