import { electronicFormatIBAN, isSEPACountry, validateIBAN, ValidationErrorsIBAN } from 'ibantools';
import type { Refuse } from '../../platform/refusal.ts';

/** Why an account number is none that can be debited. */
export type IbanError = 'iban_required' | 'iban_country' | 'iban_length' | 'iban_wrong' | 'iban_not_sepa';

const longestHolder = 70;

/** The IBAN without spaces, or what is wrong with it: its country, its length, or its digits (mod 97). */
export function readIban(text: string): { readonly iban: string } | { readonly error: IbanError } {
  const iban = electronicFormatIBAN(text) ?? '';
  if (iban === '') return { error: 'iban_required' };
  const { valid, errorCodes } = validateIBAN(iban);
  if (errorCodes.includes(ValidationErrorsIBAN.NoIBANCountry)) return { error: 'iban_country' };
  if (errorCodes.includes(ValidationErrorsIBAN.WrongBBANLength)) return { error: 'iban_length' };
  if (!valid) return { error: 'iban_wrong' };
  return isSEPACountry(iban.slice(0, 2)) ? { iban } : { error: 'iban_not_sepa' };
}

/** The same, for a call that is refused when it is none. */
export function takeIban(refuse: Refuse<IbanError>, text: string): string {
  const read = readIban(text);
  return 'iban' in read ? read.iban : refuse(read.error, { field: 'iban' });
}

/** The name of who owns the account, as a bank takes it: one line, 70 characters (ISO 20022). */
export function takeHolder(refuse: Refuse<'holder_required'>, text: string): string {
  const name = text
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim();
  return /\p{L}/u.test(name) ? name.slice(0, longestHolder) : refuse('holder_required', { field: 'holder' });
}

/** An IBAN with its country, check digits, bank and last two digits alone: `NL91 ABNA •••• •••• 00`. */
export function maskIban(iban: string): string {
  const hidden = [...iban].map((sign, at) => (at < 8 || at >= iban.length - 2 ? sign : '•')).join('');
  return hidden.match(/.{1,4}/g)?.join(' ') ?? '';
}
