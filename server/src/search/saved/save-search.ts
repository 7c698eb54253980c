import type { CallInput, CallOutput } from '@vonk/contract/api';
import { maxSavedSearches, maxSearchNameCharacters } from '@vonk/contract/search';
import { cleanText, countGraphemes } from '@vonk/contract/text';
import type { MemberCall } from '../../accounts/index.ts';
import { publicId } from '../../platform/ids.ts';
import { refuse } from '../../platform/refusal.ts';
import { listSearches, putSearch } from './saved-searches.ts';
import type { SearchServices } from '../services.ts';

/** Keeps a search under a name; refuses an eleventh. */
export async function saveSearch(
  { db }: SearchServices,
  call: MemberCall<'search_name_required' | 'too_many_searches'>,
  input: CallInput<'POST /api/saved-search.php'>,
): Promise<CallOutput<'POST /api/saved-search.php'>> {
  const { member, now } = call;
  const name = cleanText(input.name).replaceAll('\n', ' ');
  if (name === '') call.refuse('search_name_required', { field: 'name' });
  if (countGraphemes(name) > maxSearchNameCharacters) refuse('invalid_input', { field: 'name' });
  return db.transact(async (tx) => {
    await putSearch(tx, member, { id: publicId(), name, filters: input.filters, now });
    const searches = await listSearches(tx, member);
    return searches.length > maxSavedSearches
      ? call.refuse('too_many_searches', { details: { max: maxSavedSearches } })
      : { searches };
  });
}
