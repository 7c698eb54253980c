import { type Reader, sql } from '../../platform/database/db.ts';
import { everyRow, exactly, type ListPlace, type Placed } from '../../platform/database/list-place.ts';
import type { Site, SiteScope } from '../../sites/index.ts';
import type { InvoiceFile } from './serve-invoice.ts';
import { drawInvoice } from './pdf/draw.ts';
import { sheetSchema } from './sheet.ts';

const ofMonth = sql(`select id, kind, number, issued_at as "issuedAt", ${exactly('issued_at')} as "exactAt",
    total_minor as "totalMinor", vat_minor as "vatMinor", currency, vat_country as "vatCountry",
    vat_basis_points as "vatBasisPoints"
  from invoices where site_id = $1 and ($4::timestamptz is null or (issued_at, id) > ($4, $5::uuid))
    and issued_at >= ($2::date)::timestamp at time zone $3
    and issued_at < ($2::date + interval '1 month') at time zone $3
  order by issued_at, id limit $6`);
const search = sql(`select i.id, i.kind, i.number, i.issued_at as "issuedAt", ${exactly('i.issued_at')} as "exactAt",
    i.total_minor as "totalMinor",
    i.vat_minor as "vatMinor", i.currency, i.vat_country as "vatCountry", i.vat_basis_points as "vatBasisPoints",
    p.public_id as payment
  from invoices i left join payments p on p.site_id = i.site_id and p.id = i.payment_id
  where i.site_id = $1 and ($2::text is null or i.number = $2) and ($3::text is null or i.kind = $3)
    and i.issued_at >= coalesce(($4::date)::timestamp at time zone $5, '-infinity')
    and i.issued_at < coalesce(($4::date + interval '1 month') at time zone $5, 'infinity')
    and ($6::timestamptz is null or (i.issued_at, i.id) < ($6, $7::uuid))
  order by i.issued_at desc, i.id desc limit $8`);
const byNumber = sql(`select sheet, issued_at as "issuedAt" from invoices where site_id = $1 and number = $2
  order by issued_at desc limit 1`);
const byId = sql('select sheet, issued_at as "issuedAt" from invoices where site_id = $1 and id = $2');

/** A document as the staff see it in a list; money in minor units. */
export interface ListedInvoice extends Placed {
  readonly kind: 'invoice' | 'credit_note';
  readonly number: string;
  readonly issuedAt: Date;
  readonly totalMinor: number;
  readonly vatMinor: number;
  readonly currency: string;
  readonly vatCountry: string;
  readonly vatBasisPoints: number;
}

/** Which documents are looked for; what is left out is everything. */
export interface InvoiceSearch {
  readonly number?: string | undefined;
  readonly kind?: ListedInvoice['kind'] | undefined;
  /** A month of the site's calendar, `2026-11`. */
  readonly month?: string | undefined;
  readonly after: ListPlace | undefined;
  readonly limit: number;
}

/** What fits, the newest first, each with the public id of its payment; null where that is no longer kept. */
export const searchIssued = (
  reader: Reader,
  { siteId, timeZone }: Pick<Site, 'siteId' | 'timeZone'>,
  { number, kind, month, after, limit }: InvoiceSearch,
): Promise<(ListedInvoice & { readonly payment: string | null })[]> =>
  reader.rows(search, [
    siteId,
    number ?? null,
    kind ?? null,
    month === undefined ? null : `${month}-01`,
    timeZone,
    after?.at ?? null,
    after?.id ?? null,
    limit,
  ]);

/** The documents that a site issued in a month of its own calendar, `2026-11`, oldest first. */
export const listIssued = (
  reader: Reader,
  { siteId, timeZone }: Pick<Site, 'siteId' | 'timeZone'>,
  month: string,
): AsyncGenerator<ListedInvoice> =>
  everyRow(({ after, limit }) =>
    reader.rows<ListedInvoice>(ofMonth, [siteId, `${month}-01`, timeZone, after?.at ?? null, after?.id ?? null, limit]),
  );

/** A document of a site by its number, for staff; the latest where a site had it of two companies. */
export async function drawIssued(
  reader: Reader,
  { siteId }: SiteScope,
  number: string,
): Promise<InvoiceFile | undefined> {
  const found = await reader.maybe<Stored>(byNumber, [siteId, number]);
  return found && draw(found);
}

/** All documents that a site issued in a month, drawn one after the other, each with its number. */
export async function* drawMonth(
  reader: Reader,
  site: Pick<Site, 'siteId' | 'timeZone'>,
  month: string,
): AsyncGenerator<InvoiceFile & { readonly number: string }> {
  for await (const { id, number } of listIssued(reader, site, month))
    yield { number, ...(await draw(await reader.one<Stored>(byId, [site.siteId, id]))) };
}

interface Stored {
  readonly sheet: unknown;
  readonly issuedAt: Date;
}

async function draw({ sheet: stored, issuedAt }: Stored): Promise<InvoiceFile> {
  const sheet = sheetSchema.parse(stored);
  return { bytes: await drawInvoice(sheet, issuedAt), name: `${sheet.site.name} ${sheet.title}.pdf` };
}
