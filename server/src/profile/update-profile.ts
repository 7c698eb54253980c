import type { CallErrorCode } from '@vonk/contract/api';
import { day, dayMinutes } from '@vonk/contract/durations';
import type { InputOf } from '@vonk/contract/endpoint';
import {
  maxAboutCharacters,
  maxInterests,
  maxQuoteCharacters,
  nameChangeDays,
  nameUndoDays,
  placeChangesPerDay,
  profileOptionNames,
  type profileEndpoints,
} from '@vonk/contract/profile';
import { checkName, cleanName, type NameError } from '@vonk/contract/signup';
import { calendarDay } from '@vonk/contract/calendar';
import { cleanText, countGraphemes } from '@vonk/contract/text';
import { createToken, isAddressConfirmed, type MemberCall, type Scope, takeAttempt } from '../accounts/index.ts';
import { hasConsent, recordConsent } from '../consents/index.ts';
import { tellMember } from '../mails/index.ts';
import type { Db, Tx } from '../platform/database/db.ts';
import { newId } from '../platform/ids.ts';
import { refuse, type Refuses } from '../platform/refusal.ts';
import { completenessOf } from './card/completeness.ts';
import { bitsOf, gendersOf } from './gender-bits.ts';
import { choosePlace } from './place/choose-place.ts';
import { confirmProfile } from './create-profile.ts';
import { isNameOfSomebody, takeNameForMember } from './names/names-of-invented.ts';
import { lockProfile, type Place, type Profile, type ProfileContent, readProfile, saveProfile } from './profiles.ts';
import { factsOf, ownProfileOf } from './card/view.ts';

export type ProfileInput = InputOf<(typeof profileEndpoints)['PUT /api/profile.php']>;

export interface UpdateServices {
  readonly db: Db;
  /** Takes whom a member looks for out of what is kept elsewhere, as consent was taken back (T75). */
  readonly forgetOrientation: (tx: Tx, scope: Scope) => Promise<void>;
}

/** Changes the given fields of the member's own profile; all or none (PROF-1, C29, T75). */
export async function updateProfile(
  { db, forgetOrientation }: UpdateServices,
  call: MemberCall<CallErrorCode<'PUT /api/profile.php'>>,
  input: ProfileInput,
) {
  const place = await choosePlace(call, input);
  await limitMoves(db, call, place);
  return db
    .transact(async (tx) => {
      const before = await lockProfile(tx, call.member);
      const consented = await decideConsent(tx, call, input);
      if (input.orientation_consent === false) await forgetOrientation(tx, call.member);
      const changed: Profile = {
        ...before,
        ...chooseName(before, call, input),
        ...chooseGender(before, call, input),
        ...chooseTexts(call, input),
        ...chooseAnswers(input),
        ...place,
        ...(before.hidesDistance && { cell: null }),
        ...chooseOrientation(before, call, { ...input, orientation_consent: consented }),
      };
      const profile = { ...changed, completeness: completenessOf(factsOf(changed)) };
      // Another case is the same name: whoever shares one from before that was refused keeps it.
      if (profile.name.toLowerCase() !== before.name.toLowerCase())
        await takeNameForMember(tx, call.site, profile.name);
      await saveProfile(tx, call.member, profile);
      const isConfirmed = before.isConfirmed || (await showTold(tx, call, profile));
      if (profile.name !== before.name) await tellNameChange(tx, call, { before, name: profile.name });
      return { profile: ownProfileOf({ ...profile, isConfirmed }, call, consented) };
    })
    .catch((error: unknown) => {
      if (isNameOfSomebody(error)) call.refuse('name_taken', { field: 'name' });
      throw error;
    });
}

/**
 * Whoever told what was missing is shown from now on, if the address is confirmed: the account is read after the
 * profile is locked (ACC-4).
 */
async function showTold(tx: Tx, { member, site, now }: MemberCall, { gender }: Profile): Promise<boolean> {
  if (gender === null || !(await isAddressConfirmed(tx, member))) return false;
  await confirmProfile(tx, member, calendarDay(now, site.timeZone));
  return true;
}

/**
 * Who changed the name may not be whose name it was: the member is mailed within minutes, and can take it back for 7
 * days (T131).
 */
async function tellNameChange(
  tx: Tx,
  { member, now }: MemberCall,
  { before, name }: { before: Profile; name: string },
): Promise<void> {
  const until = new Date(now.getTime() + nameUndoDays * day);
  const old = { name: before.name, nameChangedAt: before.nameChangedAt?.toISOString() ?? null };
  const token = await createToken(tx, member, { purpose: 'name_undo', now, expiresAt: until, data: old });
  const data = { name, at: now.toISOString(), token, until: until.toISOString() };
  await tellMember(tx, member, { template: 'name_changed', cause: `name_changed:${newId(now)}`, data, now });
}

/** A place changes at most three times a day: whoever moves about could measure where others are (T86). */
async function limitMoves(db: Db, call: MemberCall<'place_changed_often'>, { cityId }: Partial<Place>): Promise<void> {
  const { member, now } = call;
  if (cityId === undefined || cityId === null || (await readProfile(db, member)).cityId === cityId) return;
  const attempt = { siteId: member.siteId, action: 'place', subject: member.memberId } as const;
  const { waitSeconds } = await takeAttempt(db, attempt, { max: placeChangesPerDay, windowMinutes: dayMinutes, now });
  if (waitSeconds > 0) call.refuse('place_changed_often', { field: 'city_id', details: { times: placeChangesPerDay } });
}

/** Name, once in 30 days after others could see it (C29). */
function chooseName(
  before: Profile,
  call: MemberCall<NameError | 'name_changed_recently'>,
  input: ProfileInput,
): Partial<Profile> {
  const { now } = call;
  const name = input.name === undefined ? before.name : cleanName(input.name);
  if (name === before.name) return {};
  const mistake = checkName(name, '');
  if (mistake) call.refuse(mistake, { field: 'name' });
  if (before.nameChangedAt !== null && now.getTime() - before.nameChangedAt.getTime() < nameChangeDays * day)
    call.refuse('name_changed_recently', { field: 'name', details: { days: nameChangeDays } });
  return { name, nameChangedAt: before.isConfirmed ? now : before.nameChangedAt };
}

/** Gender, once after others could see it; a first answer is no change (C29, ACC-4). */
function chooseGender(before: Profile, call: MemberCall<'gender_fixed'>, { gender }: ProfileInput): Partial<Profile> {
  const { now, site } = call;
  if (gender === undefined || gender === before.gender) return {};
  if (!site.settings.genders.includes(gender)) refuse('invalid_input', { field: 'gender' });
  if (before.genderChangedAt !== null) call.refuse('gender_fixed', { field: 'gender' });
  return { gender, genderChangedAt: before.isConfirmed ? now : null };
}

function chooseTexts(
  call: Refuses<'quote_too_long' | 'about_too_long' | 'too_many_interests'>,
  { quote, about, interests }: ProfileInput,
): Partial<ProfileContent> {
  const changes: { -readonly [Key in keyof ProfileContent]?: ProfileContent[Key] } = {};
  if (quote !== undefined) {
    changes.quote = cleanText(quote).replaceAll('\n', ' ');
    if (countGraphemes(changes.quote) > maxQuoteCharacters)
      call.refuse('quote_too_long', { field: 'quote', details: { max: maxQuoteCharacters } });
  }
  if (about !== undefined) {
    changes.about = cleanText(about);
    if (countGraphemes(changes.about) > maxAboutCharacters)
      call.refuse('about_too_long', { field: 'about', details: { max: maxAboutCharacters } });
  }
  if (interests !== undefined) {
    changes.interests = [...new Set(interests)];
    if (changes.interests.length > maxInterests)
      call.refuse('too_many_interests', { field: 'interests', details: { max: maxInterests } });
  }
  return changes;
}

const chooseAnswers = (input: ProfileInput): Partial<ProfileContent> =>
  Object.fromEntries(
    profileOptionNames
      .filter((name) => name !== 'sexuality' && input[name] !== undefined)
      .map((name) => [name, input[name]]),
  );

async function decideConsent(tx: Tx, call: MemberCall, input: ProfileInput): Promise<boolean> {
  const given = input.orientation_consent;
  if (given === undefined) return hasConsent(tx, call.member, { kind: 'orientation' });
  await recordConsent(tx, call.member, { kind: 'orientation', given, address: call.address, now: call.now });
  return given;
}

/** Whom one looks for and one's orientation are kept with consent only; its withdrawal erases both (C3, T75). */
function chooseOrientation(
  before: Profile,
  call: Refuses<'consent_required'>,
  { looks_for, sexuality, orientation_consent: consented }: ProfileInput,
): Pick<Profile, 'looksFor' | 'sexuality'> {
  if (consented)
    return {
      looksFor: gendersOf(bitsOf(looks_for ?? before.looksFor)),
      sexuality: sexuality === undefined ? before.sexuality : sexuality,
    };
  if ((looks_for?.length ?? 0) > 0 || (sexuality ?? null) !== null)
    call.refuse('consent_required', { field: 'orientation_consent' });
  return { looksFor: [], sexuality: null };
}
