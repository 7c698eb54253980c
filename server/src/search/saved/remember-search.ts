import { isDeepStrictEqual } from 'node:util';
import type { CallInput } from '@vonk/contract/api';
import { type SearchAddress, searchAddress } from '@vonk/contract/search';
import type { AnyCall, MemberCall } from '../../accounts/index.ts';
import type { Db, Reader } from '../../platform/database/db.ts';
import { publicId } from '../../platform/ids.ts';
import { keepable } from './orientation.ts';
import { forgetLastSearch, keptSearch, putSearch } from './saved-searches.ts';

/**
 * The search that the first page of a call asks for, and whether it is to be kept. One that says nothing stands for the
 * search used last (SEARCH-1), `kept` as it is stored; `fresh` forgets that one, and one with filters becomes it:
 * without consent all but whom one looks for, which then holds for this call alone (C3, T75).
 */
export async function readAsked(
  db: Reader,
  { member }: Pick<AnyCall, 'member'>,
  { kept, input: { fresh, ...input } }: { kept: unknown; input: Omit<CallInput<'GET /api/members.php'>, 'cursor'> },
): Promise<{ address: SearchAddress; isToKeep: boolean }> {
  const filters = searchAddress.parse(input);
  if (!member) return { address: filters, isToKeep: false };
  const isEmpty = Object.keys(filters).length === 0;
  if (isEmpty && fresh === undefined) return { address: keptSearch(kept), isToKeep: false };
  // Most searches are the one before them: to see that takes no question, and a transaction four.
  return { address: filters, isToKeep: !isDeepStrictEqual(kept ?? {}, await keepable(db, member, filters)) };
}

/** Keeps a search as the one used last. */
export const keepLastSearch = (
  db: Db,
  { member, now }: Pick<MemberCall, 'member' | 'now'>,
  filters: SearchAddress,
): Promise<void> =>
  db.transact(async (tx) => {
    const kept = await keepable(tx, member, filters);
    await (Object.keys(kept).length === 0
      ? forgetLastSearch(tx, member)
      : putSearch(tx, member, { id: publicId(), name: null, filters: kept, now }));
  });
