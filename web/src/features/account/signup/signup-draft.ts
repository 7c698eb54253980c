import type { CallInput } from '@vonk/contract/api';
import type { Gender, Interest } from '@vonk/contract/profile';
import type { SignupValues } from '@vonk/contract/signup';
import type { Origin } from '@vonk/contract/tracking';
import { type DateParts, digitsOf, emptyDate } from '../../../ui/form/date/date-parts.ts';

/** What stands in the sign-up form, complete or not. */
export interface SignupDraft {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly birthDate: DateParts;
  readonly gender: Gender | undefined;
  readonly looksFor: readonly Gender[];
  readonly hasConsent: boolean;
  readonly hasTerms: boolean;
  /** The first message to the member one signs up for. */
  readonly message: string;
  /** The public id of somebody they were about to like (C7). */
  readonly like?: string | undefined;
  /** What was told before signing up, on a lander or in the match finder; it goes onto the profile. */
  readonly answers: ProfileAnswers;
}

/** What goes onto the profile right after signing up. */
export type ProfileAnswers = Readonly<
  Partial<Pick<CallInput<'PUT /api/profile.php'>, 'quote' | 'country' | 'region' | 'city_id'>>
> & {
  readonly interests?: readonly Interest[];
};

export const emptyDraft: SignupDraft = {
  name: '',
  email: '',
  password: '',
  birthDate: emptyDate,
  gender: undefined,
  looksFor: [],
  hasConsent: false,
  hasTerms: false,
  message: '',
  answers: {},
};

/** `yyyy-mm-dd` of what was typed; '' when nothing was, and no date at all when it is unfinished. */
function birthDateOf({ day, month, year }: DateParts): string {
  if (day === '' && month === '' && year === '') return '';
  return [year, month.padStart(digitsOf.month, '0'), day.padStart(digitsOf.day, '0')].join('-');
}

/** The draft as the contract judges it. Whom one looks for leaves the form with the consent for it only (T75). */
export const valuesOf = (
  draft: SignupDraft,
): SignupValues & { looks_for: readonly Gender[]; gender: Gender | undefined } => ({
  name: draft.name,
  email: draft.email,
  password: draft.password,
  date_of_birth: birthDateOf(draft.birthDate),
  gender: draft.gender,
  looks_for: draft.hasConsent ? draft.looksFor : [],
  accept_terms: draft.hasTerms,
  orientation_consent: draft.hasConsent && draft.looksFor.length > 0,
});

/** What is sent; with a first message when there is somebody to get it. */
export function inputOf(draft: SignupDraft, origin: Origin, profile?: string): CallInput<'POST /api/signup.php'> {
  const { gender, looks_for, ...values } = valuesOf(draft);
  const message = draft.message.trim();
  return {
    ...values,
    ...(gender ? { gender } : {}),
    looks_for: [...looks_for],
    ...(profile !== undefined && message !== '' ? { profile, signup_message: message } : {}),
    ...origin,
  };
}

/** The answers as changes of the new profile. */
export const changesOf = ({ interests, ...answers }: ProfileAnswers): CallInput<'PUT /api/profile.php'> => ({
  ...answers,
  ...(interests ? { interests: [...interests] } : {}),
});
