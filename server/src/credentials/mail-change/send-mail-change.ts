import { mailChangeLinkHours, resetMailsPerDay } from '@vonk/contract/credentials';
import { day, hour } from '@vonk/contract/durations';
import {
  countTokensSince,
  createToken,
  type Credentials,
  dropTokens,
  findCredentials,
  holdAccount,
} from '../../accounts/index.ts';
import { queueMail } from '../../mails/index.ts';
import type { Tx } from '../../platform/database/db.ts';
import { newId } from '../../platform/ids.ts';

/**
 * Mails an address a link that moves the account there; false when as many went out within a day as may. A newer wish
 * replaces an older one. Whose address it is already is told so instead, by their mail (ACC-9).
 */
export async function sendMailChange(
  tx: Tx,
  owner: Pick<Credentials, 'siteId' | 'memberId' | 'locale'>,
  { email, now }: { email: string; now: Date },
): Promise<boolean> {
  const { siteId, memberId, locale } = owner;
  await holdAccount(tx, owner);
  const since = new Date(now.getTime() - day);
  if ((await countTokensSince(tx, owner, { purpose: 'mail_change', since })) >= resetMailsPerDay) return false;
  const until = new Date(now.getTime() + mailChangeLinkHours * hour);
  await dropTokens(tx, owner, { purpose: 'mail_change', now });
  const token = await createToken(tx, owner, { purpose: 'mail_change', now, expiresAt: until, data: { email } });
  const taken = await findCredentials(tx, { siteId }, email);
  const reader = { siteId, email, locale, memberId: taken?.memberId ?? memberId };
  const cause = `mail_change:${newId(now)}`;
  const data = { token, until: until.toISOString() };
  await queueMail(
    tx,
    reader,
    taken ? { template: 'already_member', cause, data: {}, now } : { template: 'mail_change', cause, data, now },
  );
  return true;
}
