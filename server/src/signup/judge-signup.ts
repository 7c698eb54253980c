import { ageOn, calendarDay, isDay } from '@vonk/contract/calendar';
import type { CallInput } from '@vonk/contract/api';
import type { Gender } from '@vonk/contract/profile';
import {
  checkSignup,
  cleanEmail,
  cleanName,
  figuresOf,
  type SignupError,
  type SignupField,
  type SignupMistake,
} from '@vonk/contract/signup';
import { type AnyCall, knownWeakness } from '../accounts/index.ts';
import { isNameTaken } from '../profile/index.ts';
import type { SignupServices } from './services.ts';
import { refuseWhileUnderAge, rememberUnderAge } from './age-gate.ts';
import { firstTouch } from './first-touch.ts';

type Input = CallInput<'POST /api/signup.php'> & {
  /** Whoever tells none is asked later, and seen by nobody before (ACC-4). */
  readonly isGenderOptional?: boolean;
};

/** What was found right, as it is kept. */
export interface ProvenSignup {
  readonly email: string;
  readonly name: string;
  /** Null where it is asked later. */
  readonly gender: Gender | null;
  /** Empty without the consent of T75. */
  readonly looksFor: readonly Gender[];
}

/**
 * Refuses a sign-up for its first mistake, in the order of the form; an under-age answer before all, because it counts
 * (T69).
 */
export async function judgeSignup(
  services: Pick<SignupServices, 'db' | 'mailboxHash'>,
  call: AnyCall<SignupError>,
  input: Input,
): Promise<ProvenSignup> {
  const { db } = services;
  const { site } = call;
  const { minimum_age: minimumAge, genders } = site.settings;
  if (isClosed(call, input)) call.refuse('signup_closed');
  const email = cleanEmail(input.email);
  await refuseWhileUnderAge(services, call, email);

  const today = calendarDay(call.now, site.timeZone);
  if (isDay(input.date_of_birth) && input.date_of_birth <= today && ageOn(input.date_of_birth, today) < minimumAge) {
    await rememberUnderAge(services, call, email);
    call.refuse('birth_date_required', { field: 'date_of_birth', details: { min_age: minimumAge } });
  }
  const gender = genders.find((offered) => offered === input.gender);
  const looksFor = input.looks_for ?? [];
  const mistakes = checkSignup({ ...input, gender, looks_for: looksFor }, { today, minimumAge });
  const first = firstOf(mistakes, input);
  if (first) call.refuse(first[1], { field: first[0], details: figuresOf(first[1], minimumAge) });
  const weakness = await knownWeakness(input.password);
  if (weakness) call.refuse(weakness, { field: 'password' });
  const name = cleanName(input.name);
  if (await isNameTaken(db, site, name)) call.refuse('name_taken', { field: 'name' });
  return { email, name, gender: gender ?? null, looksFor };
}

function isClosed(call: AnyCall, input: Input): boolean {
  const { signups } = call.site.settings;
  return signups === 'off' || (signups === 'with_trafficsource' && !firstTouch(call, input).network);
}

/** The first mistake of the form; leaving out what may be told later is none. */
function firstOf(mistakes: Partial<Record<SignupField, SignupMistake>>, { gender, isGenderOptional = false }: Input) {
  const isLater = isGenderOptional && gender === undefined;
  return (Object.entries(mistakes) as [SignupField, SignupMistake][]).find(([field]) => field !== 'gender' || !isLater);
}
