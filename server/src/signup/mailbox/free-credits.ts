import type { Scope } from '../../accounts/index.ts';
import { day } from '@vonk/contract/durations';
import { wasGranted } from '../../credits/index.ts';
import { endOfMark, keepMark, type Mailbox, type MailboxServices } from '../../mailboxes/index.ts';
import type { Reader, Tx } from '../../platform/database/db.ts';
import type { Site } from '../../sites/index.ts';

/** For so long after an account is erased its mailbox gets no free credits again. */
const rememberedDays = 31;
export const signupGrant = { cause: 'signup', causeKey: 'signup' } as const;

/** How many free credits a newcomer gets: none where their mailbox had them lately, with an account that was erased. */
export async function freeCreditsOf(
  reader: Reader,
  { mailboxHash }: MailboxServices,
  { site, email, now }: { site: Pick<Site, 'siteId' | 'settings'>; email: string; now: Date },
): Promise<number> {
  const had = await endOfMark(reader, site, { mailbox: mailboxHash(site, email), kind: 'free_messages', now });
  return had ? 0 : site.settings.signup_credits;
}

/** Holds against a mailbox that it had its free credits. */
export async function holdFreeCredits(
  tx: Tx,
  scope: Scope,
  { mailbox, now }: { mailbox: Mailbox; now: Date },
): Promise<void> {
  if (!(await wasGranted(tx, scope, signupGrant))) return;
  const endsAt = new Date(now.getTime() + rememberedDays * day);
  await keepMark(tx, scope, { mailbox, kind: 'free_messages', endsAt, now });
}
