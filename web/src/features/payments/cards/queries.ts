import { queryOptions } from '@tanstack/react-query';
import { minute } from '@vonk/contract/durations';
import type { Call } from '../../../api/call.ts';
import { keys } from '../../../api/keys.ts';

/** The member's kept cards. */
export const savedCardsQuery = (call: Call) =>
  queryOptions({ queryKey: keys.savedCards, queryFn: () => call('GET /api/saved-cards.php', {}), staleTime: minute });
