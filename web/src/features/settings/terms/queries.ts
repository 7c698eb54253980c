import { queryOptions } from '@tanstack/react-query';
import { minute } from '@vonk/contract/durations';
import type { Call } from '../../../api/call.ts';
import { keys } from '../../../api/keys.ts';

/** Which terms the member agreed to, and which are new. */
export const termsQuery = (call: Call) =>
  queryOptions({ queryKey: keys.terms, queryFn: () => call('GET /api/terms.php', {}), staleTime: minute });

/** The words of one of the two. */
export const termsTextQuery = (call: Call, which: 'agreed' | 'next') =>
  queryOptions({
    queryKey: keys.termsText(which),
    queryFn: () => call('GET /api/terms-text.php', { which }),
  });
