import { type Reader, sql, type Tx } from '../platform/database/db.ts';
import type { Scope } from './call.ts';

const note = sql(`update accounts set notifications_disabled = 'bounce'
  where site_id = $1 and id = $2 and lower(email) = lower($3) and notifications_disabled is null`);
const end = sql('update accounts set notifications_disabled = null where site_id = $1 and id = $2');
const trouble = sql(
  'select notifications_disabled is not null as "isOff" from account_cards where site_id = $1 and id = $2',
);

/** Notes that there is no such mailbox, where it is still the account's own. */
export const noteBounce = async (tx: Tx, { siteId, memberId, email }: Scope & { email: string }): Promise<void> =>
  void (await tx.run(note, [siteId, memberId, email]));

/** Mails are tried again. */
export const endMailTrouble = async (tx: Tx, { siteId, memberId }: Scope): Promise<void> =>
  void (await tx.run(end, [siteId, memberId]));

/** Whether nothing that can be refused is mailed, because a mail came back, was called spam, or was unsubscribed. */
export const hasMailTrouble = async (reader: Reader, { siteId, memberId }: Scope): Promise<boolean> =>
  (await reader.maybe<{ isOff: boolean }>(trouble, [siteId, memberId]))?.isOff ?? true;
