import { resetMailsPerDay } from '@vonk/contract/credentials';
import { dayMinutes } from '@vonk/contract/durations';
import { cleanEmail, isEmail } from '@vonk/contract/signup';
import { type AnyCall, findCredentials, takeAttempt } from '../accounts/index.ts';
import { networkOf } from '../consents/index.ts';
import type { Db } from '../platform/database/db.ts';
import { enqueue } from '../platform/jobs/outbox.ts';
import { refuse } from '../platform/refusal.ts';

const perNetwork = { max: 20, windowMinutes: 60 };
const perAddress = { max: resetMailsPerDay, windowMinutes: dayMinutes };

/**
 * Mails a link for a new password. Whether the address has an account is looked up in a job, where the site does not
 * tell: so nobody can read it from the answer or its duration (ACC-9, T125).
 */
export async function askReset(
  { db }: { db: Db },
  call: AnyCall<'email_invalid' | 'email_unknown' | 'too_many_mails'>,
  input: { email: string },
): Promise<{ email: string }> {
  const { site, now } = call;
  const email = cleanEmail(input.email);
  if (!isEmail(email)) call.refuse('email_invalid', { field: 'email' });
  const network = await takeAttempt(
    db,
    { siteId: site.siteId, action: 'reset_network', subject: networkOf(call.address) },
    { ...perNetwork, now },
  );
  if (network.waitSeconds > 0) refuse('too_many_requests', { details: { seconds: network.waitSeconds } });
  const address = await takeAttempt(
    db,
    { siteId: site.siteId, action: 'reset', subject: email.toLowerCase() },
    { ...perAddress, now },
  );
  if (address.waitSeconds > 0) call.refuse('too_many_mails', { field: 'email' });
  if (site.settings.reveal_accounts && !(await findCredentials(db, site, email)))
    call.refuse('email_unknown', { field: 'email' });
  await db.transact((tx) =>
    enqueue(tx, { task: 'mail-reset', payload: { siteId: site.siteId, email, locale: call.locale } }),
  );
  return { email };
}
