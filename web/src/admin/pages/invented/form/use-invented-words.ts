import { isCountry } from '@vonk/contract/locales';
import { profileOptionNames } from '@vonk/contract/profile-lists';
import { useFormatter, useTranslations } from 'use-intl';
import { useCountryName } from '../../../../texts/use-country-name.ts';
import type { Told } from './invented-draft.ts';

const isList = (name: keyof Told): name is (typeof profileOptionNames)[number] =>
  (profileOptionNames as readonly string[]).includes(name);

/** How the fields of a profile are called, and what one says, in words. */
export function useInventedWords() {
  const t = useTranslations('admin-invented.fields');
  const common = useTranslations('admin-invented');
  const profile = useTranslations('profile');
  const format = useFormatter();
  const countryName = useCountryName();
  const labelOf = (name: keyof Told): string => (isList(name) ? profile(`fields.${name}`) : t(name));
  const listed = (words: readonly string[]) => (words.length === 0 ? common('nothing') : format.list(words));
  return {
    labelOf,
    /** What a profile says in a field. */
    valueOf(name: keyof Told, told: Told): string {
      if (isList(name)) {
        const answer = told[name];
        // Each list has words of its own; the answer is one of that list.
        return answer === null ? common('nothing') : profile(`${name}.${answer}` as 'hair_color.red');
      }
      if (name === 'interests') return listed(told.interests.map((slug) => profile(`interests.${slug}`)));
      if (name === 'looks_for') return listed(told.looks_for.map((gender) => profile(`genders.${gender}`)));
      if (name === 'gender') return profile(`genders.${told.gender}`);
      if (name === 'country') return isCountry(told.country) ? countryName(told.country) : common('nothing');
      return told[name] || common('nothing');
    },
  };
}
