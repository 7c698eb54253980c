import type { Scope } from '../../accounts/index.ts';
import { type Reader, sql, type Tx } from '../../platform/database/db.ts';

const find = sql('select reference from card_customers where site_id = $1 and member_id = $2 and provider = $3');
const insert = sql(`insert into card_customers (site_id, member_id, provider, reference, created_at)
  values ($1, $2, $3, $4, $5) on conflict (site_id, member_id, provider) do nothing`);
const dropAll = sql('delete from card_customers where site_id = $1 and member_id = $2 returning provider, reference');

/** What a provider calls the member as a buyer whose cards it keeps; undefined when it knows none. */
export const findCustomer = async (
  reader: Reader,
  { siteId, memberId }: Scope,
  provider: string,
): Promise<string | undefined> =>
  (await reader.maybe<{ reference: string }>(find, [siteId, memberId, provider]))?.reference;

/** Notes the member's name at a provider; false when another was noted meanwhile. */
export const addCustomer = async (
  tx: Tx,
  { siteId, memberId }: Scope,
  { provider, reference, now }: { provider: string; reference: string; now: Date },
): Promise<boolean> => (await tx.run(insert, [siteId, memberId, provider, reference, now])) === 1;

/** Forgets the member's names at providers, and answers them. */
export const dropCustomers = (
  tx: Tx,
  { siteId, memberId }: Scope,
): Promise<{ provider: string; reference: string }[]> => tx.rows(dropAll, [siteId, memberId]);
