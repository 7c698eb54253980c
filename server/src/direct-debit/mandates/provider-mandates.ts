import { dormantMonths } from '@vonk/contract/direct-debit';
import type { Scope } from '../../accounts/index.ts';
import { type Reader, sql, type Tx } from '../../platform/database/db.ts';

/** What a provider calls a mandate. */
export interface ProviderMandate {
  /** Whom it debits: somebody who has this mandate there and no other. */
  readonly customer: string;
  /** The mandate; null while it is not known to be there. */
  readonly reference: string | null;
}

/** Ended here, and not at its provider yet. */
export interface EndedMandate extends Scope, ProviderMandate {
  readonly mandateId: string;
  readonly provider: string;
}

const find = sql(
  'select customer, reference from provider_mandates where site_id = $1 and mandate_id = $2 and provider = $3',
);
const byReference = sql(`select p.site_id as "siteId", p.member_id as "memberId", p.mandate_id as "mandateId"
  from provider_mandates p
  where p.provider = $1 and p.reference = $2 and p.site_id in (select site_id from sites_here)`);
const insert = sql(`insert into provider_mandates (site_id, mandate_id, provider, member_id, customer, created_at)
  values ($1, $2, $3, $4, $5, $6) on conflict (site_id, mandate_id, provider) do nothing`);
const setReference = sql(`update provider_mandates set reference = $4
  where site_id = $1 and mandate_id = $2 and provider = $3`);
// What is under way is still debited: its mandate lives until then.
const ended = sql(`select p.site_id as "siteId", p.member_id as "memberId", p.mandate_id as "mandateId", p.provider,
    p.customer, p.reference
  from provider_mandates p left join mandates m on m.site_id = p.site_id and m.id = p.mandate_id
  where p.provider = any($2) and p.site_id in (select site_id from sites_here)
    and (m.id is null or m.ended_at is not null
      or coalesce(m.used_at, m.signed_at) + make_interval(months => ${dormantMonths}) <= $1)
    and not exists (select from debits d
      where d.site_id = p.site_id and d.member_id = p.member_id and d.mandate_id = p.mandate_id and d.state = 'open')
  order by p.created_at limit $3`);
const drop = sql('delete from provider_mandates where site_id = $1 and mandate_id = $2 and provider = $3');

/** What a provider calls a mandate; undefined when it was told nothing of it. */
export const findProviderMandate = (
  reader: Reader,
  { siteId }: Scope,
  { mandateId, provider }: { mandateId: string; provider: string },
): Promise<ProviderMandate | undefined> => reader.maybe<ProviderMandate>(find, [siteId, mandateId, provider]);

/** Notes whom a provider debits by a mandate, unless that is noted. */
export const addProviderMandate = async (
  tx: Tx,
  { siteId, memberId }: Scope,
  { mandateId, provider, customer, now }: Omit<EndedMandate, keyof Scope | 'reference'> & { now: Date },
): Promise<void> => void (await tx.run(insert, [siteId, mandateId, provider, memberId, customer, now]));

/** Notes what a provider calls a mandate. */
export const noteMandateReference = async (
  tx: Tx,
  { siteId }: Scope,
  { mandateId, provider, reference }: { mandateId: string; provider: string; reference: string },
): Promise<void> => void (await tx.run(setReference, [siteId, mandateId, provider, reference]));

/** Mandates of every site that live at one of these providers and are over here, the oldest first. */
export const listEndedMandates = (
  reader: Reader,
  { providers, now, limit }: { providers: readonly string[]; now: Date; limit: number },
): Promise<EndedMandate[]> => reader.rows<EndedMandate>(ended, [now, providers, limit]);

/** Forgets what a provider called a mandate that it ended. */
export const dropProviderMandate = async (
  tx: Tx,
  { siteId }: Scope,
  { mandateId, provider }: { mandateId: string; provider: string },
): Promise<void> => void (await tx.run(drop, [siteId, mandateId, provider]));

/** The mandate that a provider calls so, on whatever site. */
export const findByReference = (
  reader: Reader,
  { provider, reference }: { provider: string; reference: string },
): Promise<(Scope & { mandateId: string }) | undefined> => reader.maybe(byReference, [provider, reference]);
