import { queryOptions } from '@tanstack/react-query';
import type { PageName } from '@vonk/contract/pages';
import type { AdminCall } from '../../api/call.ts';
import { adminKeys } from '../../api/keys.ts';

export const legalTextsQuery = (call: AdminCall, site: number) =>
  queryOptions({
    queryKey: adminKeys.legalTexts(site),
    queryFn: () => call('GET /api/admin/legal-texts', { site }),
  });

/** Asked for where the page opens and not again: another edition would come over what is being written. */
export const legalTextQuery = (call: AdminCall, site: number, page: PageName) =>
  queryOptions({
    queryKey: adminKeys.legalText(site, page),
    queryFn: () => call('GET /api/admin/legal-text', { site, page }),
    staleTime: Infinity,
    refetchOnMount: 'always',
  });
