import { openThread } from '../../../platform/threads/thread.ts';
import type { InvoiceSheet } from '../sheet.ts';

const thread = openThread<{ sheet: InvoiceSheet; issuedAt: Date }, Uint8Array<ArrayBuffer>>({
  file: new URL('./thread.ts', import.meta.url),
  name: 'the drawing of invoices',
  patienceMilliseconds: 10_000,
});

/** A document as a PDF, drawn in a thread of its own; the same bytes each time. */
export const drawInvoice = (sheet: InvoiceSheet, issuedAt: Date): Promise<Uint8Array<ArrayBuffer>> =>
  thread.ask({ sheet, issuedAt });
