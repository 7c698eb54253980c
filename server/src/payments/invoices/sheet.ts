import { locales } from '@vonk/contract/locales';
import * as z from 'zod';

const text = z.string().max(500);
const row = z.strictObject({ label: text, amount: text });

/**
 * An invoice or credit note as it is printed: every word and number of it, so that it is drawn the same for as long as
 * it is kept. `layout` says which drawing; a new one is a new number, and the old drawing stays.
 */
export const sheetSchema = z.strictObject({
  layout: z.literal(1),
  locale: z.enum(locales),
  /** The site's name and the colour of its mark. */
  site: z.strictObject({ name: text, color: z.string().regex(/^#[0-9a-f]{6}$/) }),
  title: text,
  seller: z.strictObject({ name: text, lines: z.array(text).max(6) }),
  /** Three columns of facts below the title: for whom, when, how it was paid. */
  columns: z
    .array(z.array(z.strictObject({ title: text, lines: z.array(text).max(4), stamp: z.optional(text) })).max(3))
    .length(3),
  head: z.strictObject({ what: text, quantity: text, each: text, vat: text, amount: text }),
  lines: z
    .array(z.strictObject({ what: text, note: text, quantity: text, each: text, vat: text, amount: text }))
    .min(1)
    .max(3),
  sums: z.array(row).max(3),
  total: row,
  section: z.strictObject({ title: text, text }),
  foot: text,
  page: text,
});
export type InvoiceSheet = z.infer<typeof sheetSchema>;
