import { interests, ofEachList, type ProfileOption, profileOptionNames, profileOptions } from '@vonk/contract/profile';
import type { SearchAddress, SearchFilters } from '@vonk/contract/search';
import type { AnyCall } from '../../accounts/index.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Searcher } from '../searcher.ts';

type Details = Omit<SearchFilters, 'gender' | 'country' | 'countryregion' | 'min_age' | 'max_age' | 'order'>;

/** The lists one may filter by: those of the site (`search_fields`), for a guest without orientation (SEARCH-4). */
export const searchableFields = ({ site, member }: AnyCall): ProfileOption[] =>
  profileOptionNames.filter(
    (name) => site.settings.search_fields.includes(name) && (member !== undefined || name !== 'sexuality'),
  );

/**
 * The filters of the sheet. A guest has neither distance nor activity to filter by (SEARCH-4), nor has a member without
 * a place a distance; what cannot be filtered by is left out.
 */
export function detailsOf(input: SearchAddress, fields: readonly ProfileOption[], self: Searcher | undefined): Details {
  const listed = <Slug extends string>(field: keyof SearchAddress & string, known: readonly Slug[]) =>
    slugsOf(input[field], known, field);
  const answered = (name: ProfileOption) => (fields.includes(name) ? listed<string>(name, profileOptions[name]) : []);
  return {
    distance: (self?.cell ?? null) === null ? null : (input.distance ?? null),
    with_photo: input.with_photo !== undefined,
    online: self !== undefined && input.online !== undefined,
    new: self !== undefined && input.new !== undefined,
    interests: listed('interests', interests),
    ...(ofEachList(answered) as Pick<Details, ProfileOption>),
  };
}

/** The slugs of a text, each once; refuses one that the list does not have. */
function slugsOf<Slug extends string>(text: unknown, known: readonly Slug[], field: string): Slug[] {
  if (typeof text !== 'string' || text === '') return [];
  const asked = new Set(text.split(','));
  const found = known.filter((slug) => asked.has(slug));
  return found.length === asked.size ? found : refuse('invalid_input', { field });
}
