import type { MemberCall } from '../../accounts/index.ts';
import { findPayment } from '../payments.ts';
import type { PaymentsServices } from '../services.ts';
import { readDocuments } from './documents.ts';
import { readSheet } from './invoices.ts';
import { drawInvoice } from './pdf/draw.ts';
import { sheetSchema } from './sheet.ts';

/** A document as a file, with the name it is kept under. */
export interface InvoiceFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly name: string;
}

/**
 * The invoice of the member's payment, or another document of it by a number from 1 on; undefined when there is
 * none, or the payment is nobody's or somebody else's (T48, PAY-6).
 */
export async function serveInvoice(
  { db }: Pick<PaymentsServices, 'db'>,
  { member, site, now }: MemberCall,
  { id, creditNote }: { id: string; creditNote: string | undefined },
): Promise<InvoiceFile | undefined> {
  const at = creditNote === undefined ? 0 : /^[1-9]\d{0,2}$/.test(creditNote) ? Number(creditNote) : undefined;
  const payment = at === undefined ? undefined : await findPayment(db, member, id);
  const document = payment && (await readDocuments(db, member, { payment, site, now }))[at ?? 0];
  if (!document) return undefined;
  const sheet = sheetSchema.parse(await readSheet(db, member, document.id));
  return { bytes: await drawInvoice(sheet, document.issuedAt), name: `${sheet.site.name} ${sheet.title}.pdf` };
}
