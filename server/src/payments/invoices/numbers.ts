import { calendarDay } from '@vonk/contract/calendar';
import { sql, type Tx } from '../../platform/database/db.ts';
import { legalEntityOf, type Site } from '../../sites/index.ts';

/** What is numbered each for itself. */
export type Series = 'invoice' | 'credit_note';

const next = sql(
  'select invoice_number_v1($2, $3::smallint, next_invoice_number_v1($1, $2, $3::smallint, $4::smallint)) as number',
);

/**
 * The next number of the company behind a site in the site's year, `2026-004182` of an invoice and `C2026-000012` of a
 * credit note: without gaps on all its sites together, because a booking that fails gives it back (T48). The company's
 * bookings wait here for each other, so this comes late in a transaction, after streams and payment are locked. The one
 * of a purchase is given where it is completed (`completePayment`).
 */
export async function nextInvoiceNumber(
  tx: Tx,
  site: Pick<Site, 'siteId' | 'timeZone' | 'company'>,
  { series, now }: { series: Series; now: Date },
): Promise<string> {
  const year = calendarDay(now, site.timeZone).slice(0, 4);
  return (await tx.one<{ number: string }>(next, [legalEntityOf(site), series, year, site.siteId])).number;
}
