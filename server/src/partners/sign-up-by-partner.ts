import { hour } from '@vonk/contract/durations';
import type { SignupError } from '@vonk/contract/signup';
import type { CallInput, CallOutput } from '@vonk/contract/api';
import { calendarDay } from '@vonk/contract/calendar';
import { loginLinkHours } from '@vonk/contract/partners';
import {
  type AnyCall,
  createToken,
  findCredentials,
  hashPassword,
  markWithoutPassword,
  type Scope,
} from '../accounts/index.ts';
import { queueMail } from '../mails/index.ts';
import { countryOfAddress } from '../places/index.ts';
import { newId, newToken } from '../platform/ids.ts';
import { refuse } from '../platform/refusal.ts';
import { isNameOfSomebody } from '../profile/index.ts';
import { addMember, isBanned, judgeSignup } from '../signup/index.ts';
import { originOf } from '../sites/index.ts';
import { networkOfKey } from './network-keys.ts';
import type { PartnersServices } from './services.ts';

type Input = CallInput<'POST /api/partner-signup.php'>;

/**
 * Signs somebody up for a partner and answers a link that logs them in once (ACC-4). It is judged like any sign-up, but
 * their gender may be told later. Where a site does not tell
 * whether an address has an account, a partner gets a link that leads nowhere, and the mail tells the owner (ACC-9).
 */
export async function signUpByPartner(
  services: PartnersServices,
  partner: AnyCall<SignupError>,
  input: Input,
): Promise<CallOutput<'POST /api/partner-signup.php'>> {
  const { db, mailboxHash, sms } = services;
  const { site, now } = partner;
  const network = await networkOf(services, partner);
  const { language: locale = partner.locale, ip, ...told } = input;
  // Where the partner's server stands says nothing of where the person lives.
  const country = (ip ? await countryOfAddress(ip) : undefined) ?? site.settings.countries[0] ?? '';
  const call: typeof partner = {
    ...partner,
    locale,
    address: ip ?? partner.address,
    country,
    selectedCountry: undefined,
  };
  // Nobody knows this password: the member chooses one later.
  const password = newToken();
  const form = { ...told, network, password, orientation_consent: false, isGenderOptional: true };
  const signup = await judgeSignup(services, call, form);
  const scope: Scope = { siteId: site.siteId, memberId: newId(now) };
  const passwordHash = await hashPassword(password);
  const expiresAt = new Date(now.getTime() + loginLinkHours * hour);
  if (await isBanned(services, call, signup.email))
    return { login_url: `${originOf(services, site)}/${newToken()}`, expires_at: expiresAt.toISOString() };
  const token = await db
    .transact(async (tx) => {
      if (!(await addMember(tx, scope, { call, input: form, signup, passwordHash, mailboxHash, sms })))
        return undefined;
      await markWithoutPassword(tx, scope);
      return createToken(tx, scope, { purpose: 'login', now, expiresAt });
    })
    .catch((error: unknown) =>
      isNameOfSomebody(error) ? call.refuse('name_taken', { field: 'name' }) : Promise.reject(error),
    );
  const secret = token ?? (await concealTaken(services, call, signup.email));
  return { login_url: `${originOf(services, site)}/${secret}`, expires_at: expiresAt.toISOString() };
}

/** The network of the key that the call carries; without one there is nothing here. */
async function networkOf({ db }: PartnersServices, { header, site }: AnyCall): Promise<string> {
  const key = /^Bearer ([\w-]{20,100})$/.exec(header('authorization') ?? '')?.[1];
  return (key && (await networkOfKey(db, site, key))) || refuse('authentication_required');
}

async function concealTaken({ db }: PartnersServices, call: AnyCall<'email_taken'>, email: string): Promise<string> {
  const { site, now, locale } = call;
  if (site.settings.reveal_accounts) call.refuse('email_taken', { field: 'email' });
  const owner = await findCredentials(db, site, email);
  const cause = `already_member:${calendarDay(now, site.timeZone)}`;
  if (owner)
    await db.transact((tx) =>
      queueMail(tx, { ...owner, locale }, { template: 'already_member', cause, data: {}, now }),
    );
  return newToken();
}
