import type { CallInput } from '@vonk/contract/api';
import { type SearchAddress, searchAddress } from '@vonk/contract/search';
import type { AnyCall } from '../../accounts/index.ts';
import type { Db } from '../../platform/database/db.ts';
import { publicId } from '../../platform/ids.ts';
import { keepable } from './orientation.ts';
import { forgetLastSearch, isLastSearch, putSearch, readLastSearch } from './saved-searches.ts';

/**
 * The search that the first page of a call asks for. One that says nothing stands for the search used last (SEARCH-1);
 * `fresh` forgets that one, and one with filters becomes it: without consent all but whom one looks for, which then
 * holds for this call alone (C3, T75).
 */
export async function rememberSearch(
  db: Db,
  { member, now }: AnyCall,
  { fresh, ...input }: Omit<CallInput<'GET /api/members.php'>, 'cursor'>,
): Promise<SearchAddress> {
  const filters = searchAddress.parse(input);
  const isEmpty = Object.keys(filters).length === 0;
  if (!member) return filters;
  if (isEmpty && fresh === undefined) return readLastSearch(db, member);
  // Most searches are the one before them: to see that takes one question, and a transaction four.
  if (await isLastSearch(db, member, await keepable(db, member, filters))) return filters;
  await db.transact(async (tx) => {
    const kept = await keepable(tx, member, filters);
    await (Object.keys(kept).length === 0
      ? forgetLastSearch(tx, member)
      : putSearch(tx, member, {
          id: publicId(),
          name: null,
          filters: kept,
          now,
        }));
  });
  return filters;
}
