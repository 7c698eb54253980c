import { countries, type Country } from '@vonk/contract/locales';
import { isSEPACountry } from 'ibantools';
import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';
import type { Refuse } from '../../platform/refusal.ts';

export type PhoneError = 'phone_invalid' | 'phone_country';

const ours: ReadonlySet<string> = new Set(countries);

/**
 * A mobile number in E.164, or what is wrong with it. Messages go to the countries of ours and of SEPA alone: elsewhere
 * they cost so much that some ask for them to earn by it.
 */
export function readPhone(text: string, country: Country): { readonly phone: string } | { readonly error: PhoneError } {
  const parsed = parsePhoneNumberFromString(text.trim().replace(/^00/, '+'), {
    defaultCountry: country,
    extract: false,
  });
  if (!parsed?.isValid()) return { error: 'phone_invalid' };
  const from = parsed.country ?? '';
  return ours.has(from) || isSEPACountry(from) ? { phone: parsed.number } : { error: 'phone_country' };
}

/** The same, for a call that is refused when it is none. */
export function takePhone(refuse: Refuse<PhoneError>, text: string, country: Country): string {
  const read = readPhone(text, country);
  return 'phone' in read ? read.phone : refuse(read.error, { field: 'phone' });
}

/** A number with its beginning and its last four digits alone: `+31 6 •••• 5678`. */
export function maskPhone(phone: string): string {
  const parts = (parsePhoneNumberFromString(phone)?.formatInternational() ?? phone).split(' ');
  const digits = parts.slice(1).join('');
  return `${parts[0]} ${digits.slice(0, 1)} •••• ${digits.slice(-4)}`;
}
