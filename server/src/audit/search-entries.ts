import { type Reader, sql } from '../platform/database/db.ts';
import { exactly, type ListPlace, type Placed } from '../platform/database/list-place.ts';

/** What is looked for in the log; what is left out is everything. */
export interface AuditSearch {
  /** The sites whose entries may be seen; null: all, and those of the deployment. */
  readonly sites: readonly number[] | null;
  readonly site?: number | undefined;
  readonly actor?: string | undefined;
  readonly action?: string | undefined;
  /** Any of these names of one thing. */
  readonly subjects?: readonly string[] | undefined;
  readonly from?: Date | undefined;
  /** The first moment that does not belong to it any more. */
  readonly until?: Date | undefined;
}

export interface FoundEntry extends Placed {
  readonly happenedAt: Date;
  readonly siteId: number | null;
  readonly actor: string;
  readonly action: string;
  readonly subject: string;
  readonly reason: string;
  /** Its place in the chain. */
  readonly position: number;
}

const isSeen = '($1::smallint[] is null or a.site_id = any($1))';

// Written for what is asked, so that the index of it is used.
const conditions = {
  site: (place: string) => `a.site_id = ${place}`,
  actor: (place: string) => `a.actor = ${place}`,
  action: (place: string) => `a.action = ${place}`,
  subjects: (place: string) => `a.subject = any(${place})`,
  from: (place: string) => `a.happened_at >= ${place}`,
  until: (place: string) => `a.happened_at < ${place}`,
} as const;
const names = Object.keys(conditions) as (keyof typeof conditions)[];

/** The entries that fit, the newest first, those after a key. */
export function searchEntries(
  reader: Reader,
  search: AuditSearch,
  { after, limit }: { after: ListPlace | undefined; limit: number },
): Promise<FoundEntry[]> {
  const asked = names.filter((name) => search[name] !== undefined);
  const wanted = asked.map((name, index) => conditions[name](`$${index + 5}`));
  const statement = sql(`select a.id, a.happened_at as "happenedAt", ${exactly('a.happened_at')} as "exactAt",
      a.site_id as "siteId", a.actor, a.action, a.subject, a.reason, c.position::integer as position
    from audit a join audit_chain c on c.audit_id = a.id
    where ${[isSeen, '($2::timestamptz is null or (a.happened_at, a.id) < ($2, $3::uuid))', ...wanted].join(' and ')}
    order by a.happened_at desc, a.id desc limit $4`);
  const values = asked.map((name) => search[name]);
  return reader.rows<FoundEntry>(statement, [search.sites, after?.at ?? null, after?.id ?? null, limit, ...values]);
}

// From one to the next by the index: there are few, and many entries of each.
const words = (column: 'actor' | 'action') =>
  sql(`with recursive w (word) as (
    (select ${column} from audit order by ${column} limit 1)
    union all
    select (select a.${column} from audit a where a.${column} > w.word order by a.${column} limit 1) from w
      where w.word is not null)
  select word from w where word is not null
    and exists (select from audit a where a.${column} = w.word and ${isSeen})`);
const actors = words('actor');
const actions = words('action');

/** Whoever did something, and whatever was done, on these sites (null: everywhere). */
export async function auditWords(
  reader: Reader,
  { sites }: Pick<AuditSearch, 'sites'>,
): Promise<{ actors: string[]; actions: string[] }> {
  const read = async (statement: typeof actors) =>
    (await reader.rows<{ word: string }>(statement, [sites])).map(({ word }) => word);
  return { actors: await read(actors), actions: await read(actions) };
}
