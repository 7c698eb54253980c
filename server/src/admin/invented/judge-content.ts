import type { AdminCallErrorCode } from '@vonk/contract/admin/api';
import { inventedMinimumAge } from '@vonk/contract/admin/sites/invented-kinds';
import { ageOn, calendarDay, isDay } from '@vonk/contract/calendar';
import { isCountry } from '@vonk/contract/locales';
import { maxAboutCharacters, maxInterests, maxQuoteCharacters } from '@vonk/contract/profile';
import { checkName, cleanName, nameLength } from '@vonk/contract/signup';
import { cleanText, countGraphemes } from '@vonk/contract/text';
import type { InventedContent } from '../../profile/index.ts';
import type { Site } from '../../sites/index.ts';

/** What is wrong with what an invented profile is to tell, at which field. */
export interface ContentMistake {
  readonly code: Exclude<
    Extract<
      AdminCallErrorCode<'POST /api/admin/invented-profile'>,
      AdminCallErrorCode<'PUT /api/admin/invented-profile'>
    >,
    'name_taken'
  >;
  readonly field: string;
  readonly details?: Readonly<Record<string, number>>;
}

/** What it tells as it is kept. */
export const cleanContent = <Told extends Pick<InventedContent, 'name' | 'quote' | 'about'>>(told: Told): Told => ({
  ...told,
  name: cleanName(told.name),
  quote: cleanText(told.quote).replaceAll('\n', ' '),
  about: cleanText(told.about),
});

/**
 * The first thing that is wrong with it: it keeps to what members keep to, for every surface is made for that, and
 * nobody is shown who would be under age.
 */
export function contentMistake(
  { settings, timeZone }: Pick<Site, 'settings' | 'timeZone'>,
  { name, birthDate, gender, looksFor, country, quote, about, interests }: InventedContent,
  now: Date,
): ContentMistake | undefined {
  const ofName = checkName(name, '');
  if (ofName && ofName !== 'name_taken') return { code: ofName, field: 'name', details: nameLength };
  if (!isDay(birthDate) || ageOn(birthDate, calendarDay(now, timeZone)) < inventedMinimumAge)
    return { code: 'birth_date_invalid', field: 'date_of_birth' };
  if (countGraphemes(quote) > maxQuoteCharacters)
    return { code: 'quote_too_long', field: 'quote', details: { max: maxQuoteCharacters } };
  if (countGraphemes(about) > maxAboutCharacters)
    return { code: 'about_too_long', field: 'about', details: { max: maxAboutCharacters } };
  if (interests.length > maxInterests)
    return { code: 'too_many_interests', field: 'interests', details: { max: maxInterests } };
  if (!settings.genders.includes(gender)) return { code: 'setting_invalid', field: 'gender' };
  if (!looksFor.every((one) => settings.genders.includes(one))) return { code: 'setting_invalid', field: 'looks_for' };
  return isCountry(country) && settings.countries.includes(country)
    ? undefined
    : { code: 'setting_invalid', field: 'country' };
}
