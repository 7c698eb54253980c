import { type Reader, sql } from '../../platform/database/db.ts';
import type { SiteScope } from '../../sites/index.ts';

/** Where the books and what they tell of disagree about a payment. */
export interface BookFault {
  /** The payment's public id. */
  readonly payment: string;
  readonly fault: 'total' | 'vat' | 'deferred' | 'owed' | 'returned';
  /** In minor units: what the books say, and what payments, credits and repayments do. */
  readonly books: number;
  readonly actual: number;
  readonly currency: string;
}

const compare = sql(`select p.public_id as payment, c.fault, c.books, c.actual, p.currency
  from compare_books_v1($1::smallint, $2) c join payments p on p.site_id = $1 and p.id = c.payment_id limit 100`);

/** The payments of a site about which the two ledgers disagree as of a moment, the first hundred. */
export const compareBooks = (reader: Reader, { siteId }: SiteScope, until: Date): Promise<BookFault[]> =>
  reader.rows<BookFault>(compare, [siteId, until]);
