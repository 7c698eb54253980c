import { infiniteQueryOptions } from '@tanstack/react-query';
import type { AdminCallInput } from '@vonk/contract/admin/api';
import { minute } from '@vonk/contract/durations';
import { saveFile } from '../../../device/files/save-file.ts';
import type { AdminCall } from '../../api/call.ts';
import { adminKeys } from '../../api/keys.ts';

export type InvoiceSearch = Omit<AdminCallInput<'GET /api/admin/invoices'>, 'after'>;

/** Each page that is read stands in the log, so it is read again at a press alone. */
export const invoicesQuery = (call: AdminCall, search: InvoiceSearch) =>
  infiniteQueryOptions({
    queryKey: adminKeys.invoices(search),
    queryFn: ({ pageParam }) =>
      call('GET /api/admin/invoices', { ...search, ...(pageParam !== null && { after: pageParam }) }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    staleTime: minute,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** Saves a document as its buyer has it. */
export async function saveInvoice(call: AdminCall, asked: AdminCallInput<'GET /api/admin/invoice'>): Promise<void> {
  const { name, pdf } = await call('GET /api/admin/invoice', asked);
  const bytes = Uint8Array.from(atob(pdf), (character) => character.charCodeAt(0));
  saveFile({ name, type: 'application/pdf', content: bytes });
}
