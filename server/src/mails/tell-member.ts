import { type Credentials, readCredentials, type Scope } from '../accounts/index.ts';
import type { Reader, Tx } from '../platform/database/db.ts';
import { readChoices } from './choices.ts';
import { purposes, type Purpose } from './purposes.ts';
import { insertOrder, type MailOrder } from './queue-mail.ts';

/**
 * Mails a member, at their address and in their language, if they may be told this; tells whether a mail was queued.
 */
export async function tellMember(tx: Tx, scope: Scope, order: MailOrder): Promise<boolean> {
  const member = await readCredentials(tx, scope);
  if (!(await mayBeTold(tx, member, { purpose: purposes[order.template], by: 'mail' }))) return false;
  return insertOrder(tx, member, order);
}

/**
 * Whether a member may be told something outside the site: of their own account always, of anything else where the
 * address is confirmed, the account open, and they chose so (NOTI-1, T93).
 */
export async function mayBeTold(
  reader: Reader,
  member: Pick<Credentials, 'siteId' | 'memberId' | 'status'>,
  { purpose, by }: { purpose: Purpose; by: 'mail' | 'push' },
): Promise<boolean> {
  if (purpose === 'account') return true;
  return member.status === 'confirmed' && (await readChoices(reader, member))[by].includes(purpose);
}
