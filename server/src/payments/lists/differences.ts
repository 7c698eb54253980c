import { randomUUID } from 'node:crypto';
import type { differenceDetails, differenceKinds, differenceSubjects } from '@vonk/contract/admin/money/differences';
import { noteAction } from '../../audit/index.ts';
import { type Db, type Reader, sql, type Tx } from '../../platform/database/db.ts';
import { exactly, type ListPlace, type Placed } from '../../platform/database/list-place.ts';
import type { SiteScope } from '../../sites/index.ts';
import type { Compared, ListFaults } from './compare-lists.ts';

type Kind = (typeof differenceKinds)[number];
type Subject = (typeof differenceSubjects)[number];

const note = sql(`insert into provider_differences
    (id, site_id, provider, kind, about, name, detail, found_at, seen_at)
  select d.id, d.site, $1, d.kind, d.about, d.name, d.detail, $8, $8
  from unnest($2::uuid[], $3::smallint[], $4::text[], $5::text[], $6::text[], $7::text[])
    as d (id, site, kind, about, name, detail)
  order by d.kind, d.about, d.name, d.detail
  on conflict (provider, kind, about, name, detail) do update set seen_at = excluded.seen_at`);
// Those of no site are of the provider's account, which all sites share.
const list = sql(`select id, ${exactly('coalesce(settled_at, found_at)')} as "exactAt", provider, kind, about, name,
    site_id is not null as "isOurs", nullif(detail, '') as detail, found_at as "foundAt", seen_at as "seenAt",
    settled_at as "settledAt", settled_by as "settledBy", reason
  from provider_differences where (site_id = $1 or site_id is null) and (settled_at is not null) = $2
    and ($3::timestamptz is null or (coalesce(settled_at, found_at), id) < ($3, $4::uuid))
  order by coalesce(settled_at, found_at) desc, id desc limit $5`);
const settle = sql(`update provider_differences set settled_at = $3, settled_by = $4, reason = $5
  where (site_id = $1 or site_id is null) and id = $2 and settled_at is null
  returning provider || ' ' || name as subject`);
const reopen = sql(`update provider_differences set settled_at = null, settled_by = null, reason = null
  where (site_id = $1 or site_id is null) and id = $2 and settled_at is not null
  returning provider || ' ' || name as subject`);
const exists = sql('select from provider_differences where (site_id = $1 or site_id is null) and id = $2');

/** Something that a provider's list and ours disagree on. */
export interface Difference extends Placed {
  readonly provider: string;
  readonly kind: Kind;
  readonly about: Subject;
  readonly name: string;
  /** Whether it is a payment of the site that asks. */
  readonly isOurs: boolean;
  readonly detail: (typeof differenceDetails)[number] | null;
  readonly foundAt: Date;
  readonly seenAt: Date;
  /** By whom it was dealt with and why. */
  readonly settledAt: Date | null;
  readonly settledBy: string | null;
  readonly reason: string | null;
}

interface NewDifference {
  readonly kind: Kind;
  readonly about: Subject;
  readonly name: string;
  readonly detail: string;
}

const differencesOf = (about: Subject, { missing, extra, different }: ListFaults): NewDifference[] => [
  ...missing.map((name) => ({ kind: 'missing', about, name, detail: '' }) as const),
  ...extra.map((name) => ({ kind: 'extra', about, name, detail: '' }) as const),
  ...different.map((fault) => {
    const at = fault.lastIndexOf(' ');
    return { kind: 'different', about, name: fault.slice(0, at), detail: fault.slice(at + 1) } as const;
  }),
];

/** Keeps what a comparison found until somebody dealt with it; what was found before is seen again. */
export async function noteDifferences(
  tx: Tx,
  { provider, compared, now }: { provider: string; compared: Compared; now: Date },
): Promise<void> {
  const { payments, payouts, sites } = compared;
  const found = [...differencesOf('payment', payments), ...differencesOf('payout', payouts)];
  if (found.length === 0) return;
  await tx.run(note, [
    provider,
    found.map(() => randomUUID()),
    found.map(({ about, kind, name }) => (about === 'payment' && kind !== 'extra' ? (sites.get(name) ?? null) : null)),
    found.map(({ kind }) => kind),
    found.map(({ about }) => about),
    found.map(({ name }) => name),
    found.map(({ detail }) => detail),
    now,
  ]);
}

/** What is to be looked at on a site, the newest first; or what was dealt with, the last first. */
export const listDifferences = (
  reader: Reader,
  { siteId }: SiteScope,
  { isSettled, after, limit }: { isSettled: boolean; after: ListPlace | undefined; limit: number },
): Promise<Difference[]> =>
  reader.rows<Difference>(list, [siteId, isSettled, after?.at ?? null, after?.id ?? null, limit]);

/** Whoever dealt with something, and how. */
export interface Settling extends SiteScope {
  readonly actor: string;
  readonly reason: string;
  readonly now: Date;
}

/** Notes that a difference was dealt with; logged. `over` when it was before, undefined when the site has none such. */
export const settleDifference = (
  db: Db,
  id: string,
  { siteId, actor, reason, now }: Settling,
): Promise<'settled' | 'over' | undefined> =>
  db.transact(async (tx) => {
    const found = await tx.maybe<{ subject: string }>(settle, [siteId, id, now, actor, reason]);
    if (!found) return (await tx.maybe(exists, [siteId, id])) && 'over';
    const { subject } = found;
    await noteAction(tx, { siteId, actor, action: 'difference_settled', subject, reason, now });
    return 'settled';
  });

/** Puts a difference that was dealt with back among those to look at; logged, beside how it was dealt with. */
export const reopenDifference = (
  db: Db,
  id: string,
  { siteId, actor, reason, now }: Settling,
): Promise<'open' | 'over' | undefined> =>
  db.transact(async (tx) => {
    const found = await tx.maybe<{ subject: string }>(reopen, [siteId, id]);
    if (!found) return (await tx.maybe(exists, [siteId, id])) && 'over';
    await noteAction(tx, { siteId, actor, action: 'difference_reopened', subject: found.subject, reason, now });
    return 'open';
  });
