import type { Locale } from '@vonk/contract/locales';
import { termsVersionDate } from '@vonk/contract/pages';
import type { PageCondition, PageFact } from '@vonk/contract/pages/fields';
import type { OtherKind } from '../profile/index.ts';
import type { Site } from '../sites/index.ts';

/** What a page's `{name}` stands for on a site: its legal entity and its settings. */
export function factsOf(
  { name, domain, company, settings }: Site,
  locale: Locale,
  smsCompany = '',
): Readonly<Record<PageFact, string>> {
  return {
    site: name,
    domain,
    company: company.name,
    sms: smsCompany,
    address: company.address,
    city: company.city,
    country: new Intl.DisplayNames(locale, { type: 'region' }).of(company.country) ?? company.country,
    kvk: company.kvk,
    vat: company.vat_numbers,
    tradenames: company.tradenames,
    email: company.support_email,
    phone: company.support_phone,
    dial: company.support_phone.replaceAll(/[-\s]/g, ''),
    authorities: company.authority_email || company.support_email,
    adr: company.adr_body,
    age: String(settings.minimum_age),
    days: String(settings.refund_days),
    started: String(settings.max_started_conversations),
    history: String(settings.free_history_messages),
    photos_free: String(settings.photos_free),
    photos_premium: String(settings.photos_premium),
    length: new Intl.NumberFormat(locale).format(settings.message_length),
  };
}

/**
 * Which paragraphs and sections, marked `{?name}` or `{!name}`, a site's pages have; `kinds` are those of the profiles
 * that stand on it, members aside: who writes is told as it is there (T4, T12). `smsCompany` is who delivers
 * messages to telephones, empty where no company does.
 */
export function conditionsOf(
  { company, settings }: Pick<Site, 'company' | 'settings'>,
  kinds: readonly OtherKind[],
  smsCompany = '',
): Readonly<Record<PageCondition, boolean>> {
  const isFictional = settings.fictional_visibility !== 'off';
  const isDebited = company.sepa_creditor_id !== '';
  const isAi = isFictional && kinds.includes('fictional_ai');
  return {
    fictional: isFictional,
    optIn: settings.fictional_visibility === 'opt_in',
    ai: isAi,
    staffOnly: isFictional && !isAi,
    partners: kinds.includes('livecam') || kinds.includes('partner'),
    debit: isDebited,
    smsNamed: isDebited && smsCompany !== '',
    smsUnnamed: isDebited && smsCompany === '',
    free: settings.signup_credits > 0,
    adr: company.adr_body !== '',
    vat: company.vat_numbers !== '',
    tradenames: company.tradenames !== '',
  };
}

/** The day the site's terms date from: the general one, or the company's own beginning if that is later. */
export const versionDateOf = ({ company }: Pick<Site, 'company'>): string =>
  company.added > termsVersionDate ? company.added : termsVersionDate;
