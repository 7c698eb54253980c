import { type Credentials, hasMailTrouble, readCredentials, type Scope } from '../../accounts/index.ts';
import type { Reader, Tx } from '../../platform/database/db.ts';
import { isPausedAt, readChoices } from './choices.ts';
import { isRefusable, purposes, type Purpose } from '../purposes.ts';
import { insertOrder, type MailOrder } from '../queue-mail.ts';

/**
 * Mails a member, at their address and in their language, if they may be told this; tells whether a mail was queued.
 */
export const tellMember = async (tx: Tx, scope: Scope, order: MailOrder): Promise<boolean> =>
  (await mailMember(tx, scope, order)) !== undefined;

/** The same, for who keeps which mail it was: its id. */
export async function mailMember(tx: Tx, scope: Scope, order: MailOrder): Promise<string | undefined> {
  const member = await readCredentials(tx, scope);
  if (!(await mayBeTold(tx, member, { purpose: purposes[order.template], by: 'mail', now: order.now })))
    return undefined;
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
  if (!isRefusable(telling.purpose)) return true;
  if (member.status !== 'confirmed') return false;
  if (telling.by === 'mail' && (await hasMailTrouble(reader, member))) return false;
  const { mail, push, mail_paused_until: mailPausedUntil } = await readChoices(reader, member);
  return isWanted({ status: member.status, hasTrouble: false, mail, push, mailPausedUntil }, telling);
}

/** What decides whether a member may be told what they may refuse. */
export interface Wishes extends Pick<Credentials, 'status'> {
  /** Whether their mails came back, were called spam, or were ended. */
  readonly hasTrouble: boolean;
  readonly mail: readonly string[];
  readonly push: readonly string[];
  readonly mailPausedUntil: Date | null;
}

/** The same as `mayBeTold`, for who has read the wishes of many at once. */
export function isWanted({ status, hasTrouble, mailPausedUntil, ...chosen }: Wishes, telling: Telling): boolean {
  if (!isRefusable(telling.purpose)) return true;
  if (status !== 'confirmed' || !chosen[telling.by].includes(telling.purpose)) return false;
  return telling.by === 'push' || !(hasTrouble || isPausedAt({ mail_paused_until: mailPausedUntil }, telling.now));
}
