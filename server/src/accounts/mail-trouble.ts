import { type Reader, sql, type Tx } from '../platform/database/db.ts';
import type { Scope } from './call.ts';

/** Why nothing is mailed to an address that its member may refuse. */
export interface MailTrouble extends Scope {
  /** Where the mail went that told it. */
  readonly email: string;
  /** Called spam (feedback loop), no such mailbox, or ended at the mail service. */
  readonly reason: 'fbl' | 'bounce' | 'listunsubscribe';
  /** Since when; ISO 8601. */
  readonly at: string;
}

const hold = sql(`select from jsonb_to_recordset($1) as t("siteId" smallint, "memberId" uuid)
  join accounts a on a.site_id = t."siteId" and a.id = t."memberId" order by a.site_id, a.id for no key update of a`);
// The first reason stands until the member does something about it.
const note = sql(`update accounts a set notifications_disabled = t.reason, notifications_disabled_at = t.at
  from (select distinct on (x."siteId", x."memberId") x.*
    from jsonb_to_recordset($1) as x("siteId" smallint, "memberId" uuid, email text, reason text, at timestamptz)
    order by x."siteId", x."memberId", x.at) t
  where a.site_id = t."siteId" and a.id = t."memberId" and lower(a.email) = lower(t.email) and a.status <> 'erased'
    and a.notifications_disabled is null`);
const end = sql(`update accounts set notifications_disabled = null, notifications_disabled_at = null
  where site_id = $1 and id = $2`);
const trouble = sql(
  'select notifications_disabled is not null as "isOff" from account_cards where site_id = $1 and id = $2',
);

/** Holds accounts, of whatever sites, in one order for all who do so. */
export async function holdAccounts(tx: Tx, scopes: readonly Scope[]): Promise<void> {
  if (scopes.length > 0) await tx.run(hold, [JSON.stringify(scopes)]);
}

/** Notes why members cannot be mailed, where the address is still the account's own. Hold the accounts before. */
export async function noteMailTroubles(tx: Tx, troubles: readonly MailTrouble[]): Promise<void> {
  if (troubles.length > 0) await tx.run(note, [JSON.stringify(troubles)]);
}

/** Mails are tried again. */
export const endMailTrouble = async (tx: Tx, { siteId, memberId }: Scope): Promise<void> =>
  void (await tx.run(end, [siteId, memberId]));

/** Whether nothing that can be refused is mailed, because a mail came back, was called spam, or was unsubscribed. */
export const hasMailTrouble = async (reader: Reader, { siteId, memberId }: Scope): Promise<boolean> =>
  (await reader.maybe<{ isOff: boolean }>(trouble, [siteId, memberId]))?.isOff ?? true;
