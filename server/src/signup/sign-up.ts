import type { SignupError } from '@vonk/contract/signup';
import type { CallInput, CallOutput } from '@vonk/contract/api';
import { calendarDay } from '@vonk/contract/calendar';
import {
  addAccount,
  type AnyCall,
  type Attempt,
  findCredentials,
  hashPassword,
  type Scope,
  setSessionCookie,
  startSession,
  takeAttempt,
  withPasswordPlace,
} from '../accounts/index.ts';
import { networkOf, recordConsent } from '../consents/index.ts';
import { grantOffers } from '../discounts/index.ts';
import type { MailboxServices } from '../mailboxes/index.ts';
import { queueMail } from '../mails/index.ts';
import type { Db, Tx } from '../platform/database/db.ts';
import { newId, publicId } from '../platform/ids.ts';
import { refuse } from '../platform/refusal.ts';
import { agreeTo, readStandingTerms } from '../pages/index.ts';
import { createProfile, isNameOfSomebody } from '../profile/index.ts';
import { userOf } from '../session/index.ts';
import { carryBlocks } from '../visibility/index.ts';
import { mailActivation } from './activation-mail.ts';
import { originOf } from './first-touch.ts';
import { judgeSignup, type ProvenSignup } from './judge-signup.ts';
import { holdMessage } from './hold-message.ts';
import { countSignals, noteSignals } from './signals/note-signals.ts';
import { isBanned } from './mailbox/is-banned.ts';
import type { SignupServices } from './services.ts';

type Input = CallInput<'POST /api/signup.php'>;
type Output = CallOutput<'POST /api/signup.php'>;

const perNetwork = { max: 60, windowMinutes: 60 };

/** Takes an attempt of the network, whose number it answers; refuses when it has none left. */
async function countAttempt(db: Db, { site, address, now }: AnyCall): Promise<number> {
  const attempt: Attempt = { siteId: site.siteId, action: 'signup_network', subject: networkOf(address) };
  const { taken, waitSeconds } = await takeAttempt(db, attempt, { ...perNetwork, now });
  if (waitSeconds > 0) refuse('too_many_requests', { details: { seconds: waitSeconds } });
  return taken;
}

/**
 * Makes an account that is not confirmed yet, logs it in and mails the link that confirms it (ACC-1 to ACC-3). On a
 * site that does not tell whether an address has an account, nobody is logged in here and the mail tells instead
 * (ACC-9).
 */
export async function signUp(services: SignupServices, call: AnyCall<SignupError>, input: Input): Promise<Output> {
  const { db, mailboxHash, sms } = services;
  const { site, now } = call;
  const signup = await judgeSignup(services, call, input);
  const { fromNetwork, passwordHash } = await withPasswordPlace(async (place) => ({
    fromNetwork: await countAttempt(db, call),
    passwordHash: await hashPassword(input.password, place),
  }));
  const scope: Scope = { siteId: site.siteId, memberId: newId(now) };
  if (await isBanned(services, call, signup.email)) return { user: null, message_held: false };
  const isRevealing = site.settings.reveal_accounts;
  const counts = await countSignals(services, call, { email: signup.email, fromNetwork });
  const made = await db
    .transact(async (tx) => {
      if (!(await addMember(tx, scope, { call, input, signup, passwordHash, mailboxHash, sms }))) return undefined;
      await noteSignals(tx, scope, { counts, now });
      return { token: isRevealing ? await startSession(tx, scope, call) : undefined };
    })
    .catch((error: unknown) =>
      isNameOfSomebody(error) ? call.refuse('name_taken', { field: 'name' }) : Promise.reject(error),
    );
  if (!made) return refuseTaken(services, call, signup.email);
  if (made.token !== undefined) setSessionCookie(services, call, made.token);
  const message_held = await holdMessage(services, call, { scope, input });
  return { user: isRevealing ? await userOf(services, scope, call) : null, message_held };
}

interface Made extends MailboxServices, Pick<SignupServices, 'sms'> {
  call: AnyCall;
  input: Input;
  signup: ProvenSignup;
  passwordHash: string;
}

/** Writes the account and all that belongs to it; false when the address has one. */
export async function addMember(
  tx: Tx,
  scope: Scope,
  { call, input, signup, passwordHash, mailboxHash, sms }: Made,
): Promise<boolean> {
  const { site, now, locale, address } = call;
  const { email, name, gender, looksFor } = signup;
  const tracking = await originOf(tx, call, input);
  const account = { email, passwordHash, publicId: publicId(), locale, tracking, now };
  if (!(await addAccount(tx, scope, account))) return false;
  const country = call.selectedCountry ?? call.country;
  const { memberId } = scope;
  await createProfile(tx, site, { memberId, name, birthDate: input.date_of_birth, gender, looksFor, country, now });
  const terms = await readStandingTerms(tx, { site, locale, now, smsCompany: sms?.company });
  await agreeTo(tx, scope, { terms, address, now });
  if (input.orientation_consent) await recordConsent(tx, scope, { kind: 'orientation', given: true, address, now });
  await carryBlocks(tx, scope, { mailbox: mailboxHash(site, email), now });
  await grantOffers(tx, scope, { email, mailboxHash, site, now });
  const hasMessage = input.signup_message !== undefined && input.profile !== undefined;
  await mailActivation(tx, { ...scope, email, locale }, { name, hasMessage, site, mailboxHash, now });
  return true;
}

/** Tells that the address has an account: to whoever asks, or where the site does not, to its owner alone. */
async function refuseTaken({ db }: SignupServices, call: AnyCall<'email_taken'>, email: string): Promise<Output> {
  const { site, now, locale } = call;
  const owner = await findCredentials(db, site, email);
  if (site.settings.reveal_accounts)
    return call.refuse('email_taken', { field: 'email', details: { is_leaving: owner?.status === 'leaving' } });
  const cause = `already_member:${calendarDay(now, site.timeZone)}`;
  if (owner)
    await db.transact((tx) =>
      queueMail(tx, { ...owner, locale }, { template: 'already_member', cause, data: {}, now }),
    );
  return { user: null, message_held: false };
}
