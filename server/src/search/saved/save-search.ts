import type { CallInput, CallOutput } from '@vonk/contract/api';
import { maxSavedSearches, maxSearchNameCharacters } from '@vonk/contract/search';
import { cleanText, countGraphemes } from '@vonk/contract/text';
import type { MemberCall } from '../../accounts/index.ts';
import { hasConsent, recordConsent } from '../../consents/index.ts';
import type { Tx } from '../../platform/database/db.ts';
import { publicId } from '../../platform/ids.ts';
import { refuse } from '../../platform/refusal.ts';
import { tellsOrientation } from './orientation.ts';
import { listSearches, putSearch } from './saved-searches.ts';
import type { SearchServices } from '../services.ts';

/**
 * Keeps a search under a name; refuses an eleventh, and without consent one that tells whom the member looks for (T75).
 * Consent given here is the one of the profile.
 */
export async function saveSearch(
  { db }: SearchServices,
  call: MemberCall<'search_name_required' | 'too_many_searches' | 'consent_required'>,
  input: CallInput<'POST /api/saved-search.php'>,
): Promise<CallOutput<'POST /api/saved-search.php'>> {
  const { member, now } = call;
  const name = cleanText(input.name).replaceAll('\n', ' ');
  if (name === '') call.refuse('search_name_required', { field: 'name' });
  if (countGraphemes(name) > maxSearchNameCharacters) refuse('invalid_input', { field: 'name' });
  return db.transact(async (tx) => {
    if (tellsOrientation(input.filters)) await askConsent(tx, call, input.orientation_consent === true);
    await putSearch(tx, member, { id: publicId(), name, filters: input.filters, now });
    const searches = await listSearches(tx, member);
    return searches.length > maxSavedSearches
      ? call.refuse('too_many_searches', { details: { max: maxSavedSearches } })
      : { searches };
  });
}

async function askConsent(tx: Tx, call: MemberCall<'consent_required'>, given: boolean): Promise<void> {
  const { member, address, now } = call;
  if (await hasConsent(tx, member, { kind: 'orientation' })) return;
  if (!given) call.refuse('consent_required', { field: 'orientation_consent' });
  await recordConsent(tx, member, { kind: 'orientation', given, address, now });
}
