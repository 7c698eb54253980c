import { ageOn, type Day, isDay } from './calendar.ts';
import { countGraphemes } from './text.ts';

/** In Unicode code points. */
export const passwordLength = { min: 10, max: 128 } as const;
/** In graphemes: what a reader counts as characters. */
export const nameLength = { min: 2, max: 24 } as const;
const maxNameCodePoints = 60;
const maxEmailLength = 254;
const maxAgeYears = 120;

export const nameErrors = [
  'name_required',
  'name_too_short',
  'name_too_long',
  'name_is_email',
  'name_starts_with_at',
  'name_has_contact',
  'name_taken',
] as const;
export type NameError = (typeof nameErrors)[number];

export const passwordErrors = [
  'password_too_short',
  'password_too_long',
  'password_is_name',
  'password_is_email',
  'password_leaked',
  'password_guessable',
] as const;
export type PasswordError = (typeof passwordErrors)[number];

export interface SignupValues {
  name: string;
  email: string;
  password: string;
  date_of_birth: string;
  gender: string | undefined;
  looks_for: readonly string[];
  accept_terms: boolean;
  orientation_consent: boolean;
}
export type SignupField = keyof SignupValues;

export type SignupMistake =
  | NameError
  | PasswordError
  | 'email_invalid'
  | 'birth_date_required'
  | 'birth_date_invalid'
  | 'gender_required'
  | 'terms_required'
  | 'consent_required';

/** Why a sign-up is refused, whoever sends it. */
export const signupErrors = [
  ...nameErrors,
  ...passwordErrors,
  'email_invalid',
  'email_taken',
  'birth_date_required',
  'birth_date_invalid',
  'gender_required',
  'terms_required',
  'consent_required',
  'signup_closed',
  'signup_not_now',
] as const;
export type SignupError = (typeof signupErrors)[number];

/** The figures that the words of a mistake name. */
export function figuresOf(mistake: SignupMistake, minimumAge: number): Readonly<Record<string, number>> {
  if (mistake === 'birth_date_required') return { min_age: minimumAge };
  if (mistake === 'name_too_short' || mistake === 'name_too_long') return nameLength;
  return mistake === 'password_too_short' || mistake === 'password_too_long' ? passwordLength : {};
}

export interface SignupRules {
  /** The site's calendar day. */
  today: Day;
  /** Left out in the browser: an under-age answer must reach the server, where it counts (T69). */
  minimumAge?: number;
}

/**
 * What is wrong with each field, in the order of the form; nothing when all is well. Server and browser judge alike
 * (ACC-2).
 */
export function checkSignup(values: SignupValues, rules: SignupRules): Partial<Record<SignupField, SignupMistake>> {
  const mistakes = {
    name: checkName(values.name, values.email),
    email: isEmail(cleanEmail(values.email)) ? undefined : ('email_invalid' as const),
    password: checkPassword(values.password, values),
    date_of_birth: checkBirthDate(values.date_of_birth, rules),
    gender: values.gender ? undefined : ('gender_required' as const),
    orientation_consent:
      values.looks_for.length > 0 && !values.orientation_consent ? ('consent_required' as const) : undefined,
    accept_terms: values.accept_terms ? undefined : ('terms_required' as const),
  };
  return Object.fromEntries(Object.entries(mistakes).filter(([, mistake]) => mistake !== undefined));
}

const blank = /[\p{Z}\t\n\v\f\r]+/gu;
// Controls, zero-width and bidirectional marks, fillers: a name may not hide or turn what stands around it.
const invisible = /[\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu;
const stackedMarks = /(\p{M}{3})\p{M}+/gu;

/** A name as it is kept: composed (NFC), single spaces, nothing invisible. */
export const cleanName = (name: string): string =>
  name.replace(blank, ' ').replace(invisible, '').normalize('NFC').replace(stackedMarks, '$1').trim();

/** An address as it is kept: without the blanks and invisible characters that pasting brings. */
export const cleanEmail = (email: string): string =>
  email.replace(invisible, '').replace(blank, ' ').trim().normalize('NFC');

const topDomains =
  'app|at|au|be|biz|ca|cc|ch|club|co|com|dating|de|es|eu|fr|' +
  'ie|info|io|it|link|live|me|net|nl|nz|online|org|pl|pro|shop|site|tv|uk|us|xxx|xyz';
const contacts = [
  /@/,
  /\(at\)|\[at\]/i,
  /https?:|www\./i,
  new RegExp(`(?:[\\p{L}\\p{N}-]\\.|\\s\\.\\s?)(?:${topDomains})(?![\\p{L}\\p{N}])`, 'iu'),
  /(?:\p{Nd}[\s()./+-]*){7}/u,
];

/** What is wrong with a profile name; whether it is taken only the server knows. */
export function checkName(raw: string, email: string): NameError | undefined {
  const name = cleanName(raw);
  if (name === '') return 'name_required';
  if (name.toLowerCase() === cleanEmail(email).toLowerCase()) return 'name_is_email';
  if (name.startsWith('@')) return 'name_starts_with_at';
  const length = countGraphemes(name);
  if (length < nameLength.min) return 'name_too_short';
  if (length > nameLength.max || [...name].length > maxNameCodePoints) return 'name_too_long';
  // Compatibility forms are folded, so that full-width digits and letters hide no number or address.
  return contacts.some((contact) => contact.test(name.normalize('NFKC'))) ? 'name_has_contact' : undefined;
}

const localPart = /^(?!\.)(?!.*\.\.)[^\s@"<>()[\],;:\\]+(?<!\.)$/u;
const domain = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+\p{L}[\p{L}\p{N}-]*[\p{L}\p{N}]$/u;

/**
 * Whether mail could be sent to it: one @, a local part of at most 64 characters, a domain with a dot, 254 in all (RFC
 * 5321, 4.5.3).
 */
export function isEmail(email: string): boolean {
  const at = email.lastIndexOf('@');
  const local = email.slice(0, Math.max(at, 0));
  return (
    email.length <= maxEmailLength && local.length <= 64 && localPart.test(local) && domain.test(email.slice(at + 1))
  );
}

/** A password as it is hashed, so that a keyboard that types é in another way still logs in. */
export const foldPassword = (password: string): string => password.normalize('NFKC');

/** What is wrong with a password; whether it leaked or is soon guessed only the server knows. */
export function checkPassword(raw: string, owner: { name: string; email: string }): PasswordError | undefined {
  const password = foldPassword(raw);
  const length = [...password].length;
  if (length < passwordLength.min) return 'password_too_short';
  if (length > passwordLength.max) return 'password_too_long';
  const folded = password.toLowerCase();
  const email = cleanEmail(owner.email).toLowerCase();
  if (folded === foldPassword(cleanName(owner.name)).toLowerCase()) return 'password_is_name';
  if (folded === email || folded === email.slice(0, email.lastIndexOf('@'))) return 'password_is_email';
  return undefined;
}

function checkBirthDate(
  birthDate: string,
  { today, minimumAge }: SignupRules,
): 'birth_date_required' | 'birth_date_invalid' | undefined {
  if (birthDate === '') return 'birth_date_required';
  if (!isDay(birthDate) || birthDate > today || ageOn(birthDate, today) > maxAgeYears) return 'birth_date_invalid';
  return minimumAge !== undefined && ageOn(birthDate, today) < minimumAge ? 'birth_date_required' : undefined;
}
