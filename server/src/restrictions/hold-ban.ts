import type { Scope } from '../accounts/index.ts';
import { dropMark, endOfHolding, endOfMark, keepMark, type Mailbox } from '../mailboxes/index.ts';
import type { Reader, Tx } from '../platform/database/db.ts';
import type { SiteScope } from '../sites/index.ts';
import { readRestriction } from './restrictions.ts';

/**
 * Holds against a mailbox that its account was closed when it was erased, as long as it would have been and two years
 * at most (T123, C43).
 */
export async function holdBan(tx: Tx, scope: Scope, { mailbox, now }: { mailbox: Mailbox; now: Date }): Promise<void> {
  const restriction = await readRestriction(tx, scope);
  if (restriction?.kind !== 'suspended') return;
  const latest = endOfHolding(now);
  const endsAt = restriction.until && restriction.until < latest ? restriction.until : latest;
  await keepMark(tx, scope, { mailbox, kind: 'ban', endsAt, now });
}

/** Whether an account of this mailbox was closed and erased, and would be closed still. */
export const isBannedMailbox = async (
  reader: Reader,
  scope: SiteScope,
  { mailbox, now }: { mailbox: Mailbox; now: Date },
): Promise<boolean> => (await endOfMark(reader, scope, { mailbox, kind: 'ban', now })) !== undefined;

/** Lets a mailbox sign up again; false when nothing was held against it. */
export const liftBan = (tx: Tx, scope: SiteScope, mailbox: Mailbox): Promise<boolean> =>
  dropMark(tx, scope, { mailbox, kind: 'ban' });
