import type { CallInput } from '@vonk/contract/api';
import { type SearchAddress, searchAddress } from '@vonk/contract/search';
import type { AnyCall } from '../../accounts/index.ts';
import type { Db } from '../../platform/database/db.ts';
import { publicId } from '../../platform/ids.ts';
import { forgetLastSearch, putSearch, readLastSearch } from './saved-searches.ts';

/**
 * The search that the first page of a call asks for. One that says nothing stands for the search used last (SEARCH-1);
 * `fresh` forgets that one, and one with filters becomes it.
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
  await db.transact((tx) =>
    isEmpty ? forgetLastSearch(tx, member) : putSearch(tx, member, { id: publicId(), name: null, filters, now }),
  );
  return filters;
}
