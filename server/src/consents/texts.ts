import { type Reader, sql, type Tx } from '../platform/database/db.ts';
import type { SiteScope } from '../sites/index.ts';

const keep = sql(`insert into consent_texts (site_id, hash, body, kept_at) values ($1, $2, $3, $4)
  on conflict do nothing`);
const kept = sql('select body from consent_texts where site_id = $1 and hash = $2');

/** Keeps the words that a consent cites by their hash; the same words once (T64). */
export async function keepConsentText(
  tx: Tx,
  { siteId }: SiteScope,
  { hash, body, now }: { hash: string; body: string; now: Date },
): Promise<void> {
  await tx.run(keep, [siteId, hash, body, now]);
}

/** The words of a hash; undefined where they were shown before any were kept. */
export const findConsentText = async (
  reader: Reader,
  { siteId }: SiteScope,
  hash: string,
): Promise<string | undefined> => (await reader.maybe<{ body: string }>(kept, [siteId, hash]))?.body;
