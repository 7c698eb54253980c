import { type Reader, sql, type Tx } from '../../../platform/database/db.ts';
import type { SiteScope } from '../../../sites/index.ts';
import type { ProviderCard } from '../../provider.ts';

const insert = sql(`insert into sandbox_cards (token, site_id, customer, brand, last_four, expires_on, created_at)
  values ($1, $2, $3, $4, $5, ($6 || '-01')::date, $7) on conflict (token) do nothing`);
const find = sql(`select token, customer, brand, last_four as "lastFour", to_char(expires_on, 'YYYY-MM') as expires
  from sandbox_cards where token = $1`);
const remove = sql('delete from sandbox_cards where token = $1 and customer = $2');
const removeAll = sql('delete from sandbox_cards where customer = $1');

export const addSandboxCard = async (
  tx: Tx,
  {
    token,
    siteId,
    customer,
    brand,
    lastFour,
    expires,
    now,
  }: ProviderCard &
    SiteScope & {
      customer: string;
      now: Date;
    },
): Promise<void> => void (await tx.run(insert, [token, siteId, customer, brand, lastFour, expires, now]));

/** A card by the sandbox's own name, as a provider's customers are asked for theirs: it knows no sites. */
export const findSandboxCard = (
  reader: Reader,
  token: string,
): Promise<(ProviderCard & { customer: string }) | undefined> => reader.maybe(find, [token]);

export const removeSandboxCard = async (
  tx: Tx,
  { token, customer }: { token: string; customer: string },
): Promise<void> => void (await tx.run(remove, [token, customer]));

export const removeSandboxCustomer = async (tx: Tx, customer: string): Promise<void> =>
  void (await tx.run(removeAll, [customer]));
