import { type Reader, sql, type Tx } from '../platform/database/db.ts';
import type { SiteScope } from './scope.ts';

/**
 * What a cluster has of a site that does not live in it, or will not for long: a copy that comes, the site itself until
 * it has left, or nothing but its name.
 */
export type HomeState = 'coming' | 'leaving' | 'away';

export interface SiteHome extends SiteScope {
  readonly state: HomeState;
  /** The other cluster, as its operators call it. */
  readonly cluster: string;
}

const all = sql('select site_id as "siteId", state, cluster from site_homes order by site_id');
const set = sql(`insert into site_homes (site_id, state, cluster, since) values ($1, $2, $3, $4)
  on conflict (site_id) do update set state = excluded.state, cluster = excluded.cluster, since = excluded.since`);
const clear = sql('delete from site_homes where site_id = $1');
const tell = sql("select pg_notify('sites', '')");

/** Every site that does not simply live here. */
export const listHomes = (db: Reader): Promise<SiteHome[]> => db.rows<SiteHome>(all);

/** Says where a site lives; every process hears of it after the commit. */
export async function setHome(tx: Tx, { siteId, state, cluster }: SiteHome, now: Date): Promise<void> {
  await tx.run(set, [siteId, state, cluster, now]);
  await tx.run(tell);
}

/** Says that a site lives here. */
export async function comeHome(tx: Tx, { siteId }: SiteScope): Promise<void> {
  await tx.run(clear, [siteId]);
  await tx.run(tell);
}

const sites = sql(`select coalesce(json_agg(to_jsonb(s) || '{"is_default": false}'), '[]')::text as sites,
    (select coalesce(json_agg(h), '[]') from hosts h where h.site_id = any($1::smallint[]))::text as hosts
  from sites s where s.id = any($1::smallint[])`);
const putSite = sql(`insert into sites select * from json_populate_recordset(null::sites, $1) order by id
  on conflict (id) do update set slug = excluded.slug, name = excluded.name, domain = excluded.domain,
    domain_language = excluded.domain_language, time_zone = excluded.time_zone,
    primary_color = excluded.primary_color, settings = excluded.settings, company = excluded.company`);
const dropHosts = sql('delete from hosts where site_id = any($1::smallint[])');
const putHosts = sql(
  'insert into hosts (host, site_id) select host, site_id from json_populate_recordset(null::hosts, $1)',
);

/** Sites themselves, with their host names, as another cluster takes them; as JSON. */
export interface SitesToMove {
  readonly sites: string;
  readonly hosts: string;
}

/** What a site is and shows, but for its versions, prices and texts. */
export const readSitesToMove = (db: Reader, siteIds: readonly number[]): Promise<SitesToMove> =>
  db.one<SitesToMove>(sites, [siteIds]);

/** Writes sites as another cluster has them, over what is known of them here; none of them becomes the default one. */
export async function putMovedSites(tx: Tx, siteIds: readonly number[], moved: SitesToMove): Promise<void> {
  await tx.run(putSite, [moved.sites]);
  await tx.run(dropHosts, [siteIds]);
  await tx.run(putHosts, [moved.hosts]);
}

/** A site of another cluster that stands in the way of one that is to come, and by what. */
export interface Clash extends SiteScope {
  readonly name: string;
  readonly what: 'number' | 'slug' | 'host';
  /** Whether it is the very site that is to come: number and slug are the same. */
  readonly isSame: boolean;
}

const clashes = sql(`with coming as (select id, slug from json_populate_recordset(null::sites, $1))
  select s.id as "siteId", s.name,
    case when s.id in (select id from coming) then 'number' when s.slug in (select slug from coming) then 'slug'
      else 'host' end as what,
    exists (select from coming c where c.id = s.id and c.slug = s.slug) as "isSame"
  from sites s
  where s.id in (select id from coming) or s.slug in (select slug from coming)
    or s.id in (select h.site_id from hosts h join json_populate_recordset(null::hosts, $2) c on c.host = h.host)
  order by s.id`);

/** The sites here that have the number, the slug or a host name of those that are to come. */
export const listClashes = (db: Reader, coming: SitesToMove): Promise<Clash[]> =>
  db.rows<Clash>(clashes, [coming.sites, coming.hosts]);
