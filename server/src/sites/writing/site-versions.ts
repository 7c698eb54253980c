import { type Reader, sql, type Tx } from '../../platform/database/db.ts';
import type { SiteScope } from '../scope.ts';
import { changedFields } from './site-fields.ts';
import type { SiteFile } from './site-file.ts';

/** One state that a site had, without what it was. */
export interface SiteStateLine {
  readonly number: number;
  /** Empty: it was found so, written by who keeps no versions. */
  readonly actor: string;
  readonly reason: string;
  readonly at: Date;
  readonly changed: readonly string[];
}

export interface SiteState extends SiteStateLine {
  readonly file: SiteFile;
}

const columns = 'number, actor, reason, happened_at as at, changed';
const lines = sql(`select ${columns} from site_versions
  where site_id = $1 and ($2::integer is null or number < $2) order by number desc limit $3`);
const newest = sql(`select ${columns}, file from site_versions where site_id = $1 order by number desc limit 1`);
const numbered = sql(`select ${columns}, file from site_versions where site_id = $1 and number = $2`);
const insert = sql(`insert into site_versions (site_id, number, actor, reason, happened_at, changed, file)
  values ($1, $2, $3, $4, $5, $6, $7)`);
const sinces = sql(`select distinct on (name) name, actor, happened_at as at
  from site_versions cross join unnest(changed) as name where site_id = $1 order by name, number desc`);

/** States of a site, the newest first: of those before a number, or of all. */
export const listStates = (
  reader: Reader,
  { siteId }: SiteScope,
  { before, most }: { before?: number | undefined; most: number },
): Promise<SiteStateLine[]> => reader.rows<SiteStateLine>(lines, [siteId, before ?? null, most]);

/** A state by its number. */
export const findState = (reader: Reader, { siteId }: SiteScope, number: number): Promise<SiteState | undefined> =>
  reader.maybe<SiteState>(numbered, [siteId, number]);

/** When each field last changed, and by whom; one that never did is not there. */
export async function listSinces(
  reader: Reader,
  { siteId }: SiteScope,
): Promise<ReadonlyMap<string, { actor: string; at: Date }>> {
  const rows = await reader.rows<{ name: string; actor: string; at: Date }>(sinces, [siteId]);
  return new Map(rows.map(({ name, actor, at }) => [name, { actor, at }]));
}

interface Change {
  readonly before: SiteFile | undefined;
  readonly after: SiteFile;
  readonly actor: string;
  readonly reason: string;
  readonly now: Date;
}

/**
 * Writes down what a site is from now on, where that is another thing than before; what it was before first, where that
 * is not the last that was written. Under the lock of who writes the site.
 */
export async function noteState(
  tx: Tx,
  scope: SiteScope,
  change: Change,
): Promise<{ version: number; changed: string[] }> {
  const { before, after, actor, reason, now } = change;
  const last = await tx.maybe<SiteState>(newest, [scope.siteId]);
  let number = last?.number ?? 0;
  const add = (by: string, why: string, state: { changed: readonly string[]; file: SiteFile }) =>
    tx.run(insert, [scope.siteId, (number += 1), by, why, now, state.changed, JSON.stringify(state.file)]);
  if (before) {
    const found = last ? changedFields(last.file, before) : [];
    if (!last || found.length > 0) await add('', '', { changed: found, file: before });
  }
  const changed = before ? changedFields(before, after) : [];
  if (!before || changed.length > 0) await add(actor, reason, { changed, file: after });
  return { version: number, changed };
}
