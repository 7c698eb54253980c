import { type Credentials, hasMailTrouble, readCredentials, type Scope } from '../accounts/index.ts';
import type { Reader, Tx } from '../platform/database/db.ts';
import { isPausedAt, readChoices } from './choices.ts';
import { purposes, type Purpose } from './purposes.ts';
import { insertOrder, type MailOrder } from './queue-mail.ts';

/**
 * Mails a member, at their address and in their language, if they may be told this; tells whether a mail was queued.
 */
export async function tellMember(tx: Tx, scope: Scope, order: MailOrder): Promise<boolean> {
  const member = await readCredentials(tx, scope);
  if (!(await mayBeTold(tx, member, { purpose: purposes[order.template], by: 'mail', now: order.now }))) return false;
  return insertOrder(tx, member, order);
}

/** What a member would be told of, and by which way. */
export type Telling = { purpose: Purpose; by: 'mail'; now: Date } | { purpose: Purpose; by: 'push' };

/**
 * Whether a member may be told something outside the site: of their own account always, of anything else where the
 * address is confirmed, the account open, they chose so (NOTI-1, T93) and mails are
 * not paused.
 */
export async function mayBeTold(
  reader: Reader,
  member: Pick<Credentials, 'siteId' | 'memberId' | 'status'>,
  telling: Telling,
): Promise<boolean> {
  if (telling.purpose === 'account') return true;
  if (member.status !== 'confirmed') return false;
  if (telling.by === 'mail' && (await hasMailTrouble(reader, member))) return false;
  const choices = await readChoices(reader, member);
  const isPaused = telling.by === 'mail' && isPausedAt(choices, telling.now);
  return !isPaused && choices[telling.by].includes(telling.purpose);
}
