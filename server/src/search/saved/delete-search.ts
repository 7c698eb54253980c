import type { CallOutput } from '@vonk/contract/api';
import type { MemberCall } from '../../accounts/index.ts';
import { refuse } from '../../platform/refusal.ts';
import { listSearches, removeSearch } from './saved-searches.ts';
import type { SearchServices } from '../services.ts';

/** Takes one of the member's kept searches away. */
export const deleteSearch = (
  { db }: SearchServices,
  { member }: MemberCall,
  { id }: { id: string },
): Promise<CallOutput<'DELETE /api/saved-search.php'>> =>
  db.transact(async (tx) => {
    if (!(await removeSearch(tx, member, id))) refuse('not_found');
    return { searches: await listSearches(tx, member) };
  });
