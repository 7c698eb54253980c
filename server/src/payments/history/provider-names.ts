import { type Reader, sql } from '../../platform/database/db.ts';
import type { SiteScope } from '../../sites/index.ts';

const names = sql(`select id, provider, provider_reference as reference, number from payments
  where site_id = $1 and id = any($2)`);

/** Where a payment was made, what it is called there, and its receipt here. */
export interface ProviderName {
  readonly id: string;
  readonly provider: string;
  /** Null for an order that never reached its provider. */
  readonly reference: string | null;
  readonly number: string | null;
}

/** How payments of a site are found at their providers; for staff. */
export const readProviderNames = (
  reader: Reader,
  { siteId }: SiteScope,
  ids: readonly string[],
): Promise<ProviderName[]> => reader.rows<ProviderName>(names, [siteId, ids]);
