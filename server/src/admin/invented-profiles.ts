import { ageOn, calendarDay } from '@vonk/contract/calendar';
import type { Country } from '@vonk/contract/locales';
import { maxAboutCharacters, maxQuoteCharacters, type ProfileKind } from '@vonk/contract/profile';
import { checkName, cleanName } from '@vonk/contract/signup';
import { cleanText, countGraphemes } from '@vonk/contract/text';
import { noteAction } from '../audit/index.ts';
import { type Db, type Reader, sql } from '../platform/database/db.ts';
import { newId } from '../platform/ids.ts';
import { addInvented, disableProfile, enableProfile, type PerformerRecord } from '../profile/index.ts';
import type { SiteScope } from '../sites/index.ts';

export type InventedKind = Exclude<ProfileKind, 'member'>;
export const inventedKinds: readonly InventedKind[] = ['fictional', 'fictional_ai', 'livecam', 'partner'];

/** A profile that is no person: its kind is the label it carries on every surface, and can never change (T1, T2). */
export interface NewInvented {
  readonly kind: InventedKind;
  readonly name: string;
  /** yyyy-mm-dd; nobody is shown who would be under 18. */
  readonly birthDate: string;
  readonly gender: 'male' | 'female';
  readonly country: Country;
  readonly quote: string;
  readonly about: string;
  /** Who runs it and what it costs: of livecam and partner profiles, and of no others (T14). */
  readonly company: { name: string; price: string; url: string } | null;
  /** The record of the age and consent of whom it shows: of livecam profiles, and of no others (T14). */
  readonly performers: PerformerRecord | null;
}

interface Deed {
  readonly siteId: number;
  readonly actor: string;
  readonly now: Date;
}

const isDay = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** What is wrong with such a profile, in words for staff; undefined when nothing is. */
function mistakeIn(profile: NewInvented, now: Date): string | undefined {
  if (checkName(profile.name, '')) return 'The name may not be used.';
  if (!isDay.test(profile.birthDate) || ageOn(profile.birthDate, calendarDay(now, 'UTC')) < 18)
    return 'The birth date must be a day (yyyy-mm-dd) of at least 18 years ago.';
  return lengthMistake(profile) ?? companyMistake(profile) ?? performersMistake(profile, now);
}

/** What members read of it is no longer than what they may write themselves: every surface is made for that. */
function lengthMistake({ quote, about }: NewInvented): string | undefined {
  if (countGraphemes(quote) > maxQuoteCharacters) return `The quote has at most ${maxQuoteCharacters} characters.`;
  return countGraphemes(about) > maxAboutCharacters
    ? `The text about it has at most ${maxAboutCharacters} characters.`
    : undefined;
}

function companyMistake({ kind, company }: NewInvented): string | undefined {
  const isCompanys = kind === 'livecam' || kind === 'partner';
  if (isCompanys && !company) return 'A livecam or partner profile names its company, price and address.';
  if (!isCompanys && company) return 'Only a livecam or partner profile has a company.';
  if (!company) return undefined;
  if (company.name.trim() === '' || company.price.trim() === '') return 'The company has a name and a price in money.';
  return isHttps(company.url) ? undefined : 'The address must begin with https:// and be one.';
}

const isHttps = (url: string): boolean => url.startsWith('https://') && URL.canParse(url);

function performersMistake({ kind, performers }: NewInvented, now: Date): string | undefined {
  if (kind !== 'livecam') return performers ? 'Only a livecam profile has a record of performers.' : undefined;
  if (!performers || performers.reference.trim() === '' || performers.checkedBy.trim() === '')
    return 'A livecam profile names the record of the age and consent of whom it shows, and who checked it.';
  return isDay.test(performers.checkedOn) && performers.checkedOn <= calendarDay(now, 'UTC')
    ? undefined
    : 'The record was checked on a day (yyyy-mm-dd) that was.';
}

/**
 * Makes a profile that is labelled from its first second; answers its public id. One with a mistake is not made,
 * whoever asks; the database refuses the same.
 */
export const makeInvented = ({ db }: { db: Db }, { siteId, actor, now }: Deed, profile: NewInvented): Promise<string> =>
  db.transact(async (tx) => {
    const quote = cleanText(profile.quote).replaceAll('\n', ' ');
    const cleaned = { ...profile, name: cleanName(profile.name), quote, about: cleanText(profile.about) };
    const mistake = mistakeIn(cleaned, now);
    if (mistake !== undefined) throw new Error(mistake);
    const subject = await addInvented(tx, { siteId }, { ...cleaned, id: newId(now), now });
    await noteAction(tx, { siteId, actor, action: 'profile_made', subject, reason: profile.kind, now });
    return subject;
  });

export interface ListedInvented {
  readonly profile: string;
  readonly kind: InventedKind;
  readonly name: string;
  readonly status: string;
}

const listed = sql(
  `select public_id as profile, kind, name, status from profile_cards
    where site_id = $1 and kind <> 'member' order by name, public_id limit $2`,
);
// Locked: of several who do the same at once one does it, and the others find it done.
const lockedByPublicId = sql(
  `select id from profile_cards
    where site_id = $1 and public_id = $2 and kind <> 'member' and status = $3 for update`,
);

export const listInvented = (reader: Reader, { siteId }: SiteScope, limit: number): Promise<ListedInvented[]> =>
  reader.rows<ListedInvented>(listed, [siteId, limit]);

/**
 * Takes such a profile from every surface, or shows it again; false when it stood so already, is a person's or is none.
 */
export const showInvented = (
  { db }: { db: Db },
  { siteId, actor, now }: Deed,
  { profile, isShown }: { profile: string; isShown: boolean },
): Promise<boolean> =>
  db.transact(async (tx) => {
    const found = await tx.maybe<{ id: string }>(lockedByPublicId, [siteId, profile, isShown ? 'disabled' : 'active']);
    if (!found) return false;
    await (isShown ? enableProfile : disableProfile)(tx, { siteId, memberId: found.id });
    await noteAction(tx, {
      siteId,
      actor,
      action: isShown ? 'profile_shown' : 'profile_hidden',
      subject: profile,
      now,
    });
    return true;
  });
