import type { AdminCallInput, AdminCallOutput } from '@vonk/contract/admin/api';
import { noteAction } from '../../audit/index.ts';
import { drawIssued, searchIssued } from '../../payments/index.ts';
import { orRefuse } from '../../platform/refusal.ts';
import type { StaffServices, StaffSiteCall } from '../../staff/index.ts';
import { keyIn, pageOf } from '../list-key.ts';

type Services = Pick<StaffServices, 'db'>;

const pageLength = 50;

/** The invoices and credit notes of a site; the look stands in the log. */
export const listAtDesk = (
  { db }: Services,
  { at, staff, now }: StaffSiteCall,
  { number, kind, month, after }: AdminCallInput<'GET /api/admin/invoices'>,
): Promise<AdminCallOutput<'GET /api/admin/invoices'>> =>
  db.transact(async (tx) => {
    const name = number?.trim().toUpperCase() || undefined;
    const asked = { number: name, kind, month, after: keyIn(after), limit: pageLength + 1 };
    const found = await searchIssued(tx, at, asked);
    const entry = { siteId: at.siteId, actor: staff.publicId, action: 'invoices_listed', now } as const;
    await noteAction(tx, { ...entry, subject: name ?? month ?? '', reason: kind ?? '' });
    const { page, next } = pageOf(found, pageLength);
    return {
      documents: page.map((issued) => ({
        kind: issued.kind,
        number: issued.number,
        issued_at: issued.issuedAt.toISOString(),
        total_minor: issued.totalMinor,
        vat_minor: issued.vatMinor,
        currency: issued.currency,
        vat_country: issued.vatCountry,
        vat_basis_points: issued.vatBasisPoints,
        payment: issued.payment,
      })),
      next,
    };
  });

/** A document as its buyer has it (T48); that it was opened stands in the log before it is drawn. */
export async function openAtDesk(
  { db }: Services,
  { at, staff, now }: StaffSiteCall,
  { number }: AdminCallInput<'GET /api/admin/invoice'>,
): Promise<AdminCallOutput<'GET /api/admin/invoice'>> {
  const entry = { siteId: at.siteId, actor: staff.publicId, action: 'invoice_read', subject: number, now } as const;
  await db.transact((tx) => noteAction(tx, entry));
  const { name, bytes } = orRefuse(await drawIssued(db, at, number), 'not_found');
  return { name, pdf: Buffer.from(bytes).toString('base64') };
}
