import { type Reader, sql, type Tx } from '../../platform/database/db.ts';
import { settingsSchema, type SiteSettings } from '../settings.ts';
import type { SiteScope } from '../scope.ts';
import type { SiteFile } from './site-file.ts';
import { noteState } from './site-versions.ts';

/** Why a site was not written; `host`: which one shows another. */
export class SiteNotSaved extends Error {
  readonly code: 'host_taken' | 'site_exists' | 'site_changed';

  constructor(code: SiteNotSaved['code'], told: string) {
    super(told);
    this.code = code;
  }
}

// Its number is the next one: no site's number is ever another's.
const write = sql(`insert into sites (id, slug, is_default, name, domain, domain_language, time_zone, primary_color,
    settings, company, created_at)
  select (coalesce(max(id), 0) + 1)::smallint, $1, not exists (select 1 from sites where is_default), $2, $3, $4, $5,
    $6, $7::jsonb, $8::jsonb, $9::timestamptz
    from sites
  on conflict (slug) do update set name = excluded.name, domain = excluded.domain,
    domain_language = excluded.domain_language, time_zone = excluded.time_zone,
    primary_color = excluded.primary_color, settings = excluded.settings, company = excluded.company
  returning id`);
const takenHost = sql('select host from hosts where host = any($1) and not site_id = $2 limit 1');
const dropHosts = sql('delete from hosts where site_id = $1 and not host = any($2)');
const addHosts = sql(`insert into hosts (host, site_id) select host, $1 from unnest($2::text[]) as host order by host
  on conflict (host) do nothing`);
const tell = sql("select pg_notify('sites', '')");
const lock = sql('lock table sites in share row exclusive mode');
const ofSlug = sql('select id as "siteId" from sites where slug = $1');
const standing = sql(`select slug, name, domain_language, time_zone, primary_color, company, settings,
    array(select domain union all (select host from hosts where site_id = sites.id and host <> domain order by host))
      as hosts
  from sites where id = $1`);
const lastNumber = sql('select coalesce(max(number), 0) as number from site_versions where site_id = $1');

/** What a site is at this moment, as its file would say it. */
export const readStanding = (reader: Reader, { siteId }: SiteScope): Promise<SiteFile> =>
  reader.one<SiteFile>(standing, [siteId]);

/** The number of the last version of a site; 0: there is none yet. */
const readVersion = async (reader: Reader, { siteId }: SiteScope): Promise<number> =>
  (await reader.one<{ number: number }>(lastNumber, [siteId])).number;

/** Who writes a site, why, and what it must be until now. */
export interface Writing {
  readonly actor: string;
  readonly reason: string;
  readonly now: Date;
  /** `new`: there is none of its slug; a number: its version stands; left out: whatever stands. */
  readonly expects?: 'new' | number;
}

export interface SavedSite extends SiteScope {
  readonly settings: SiteSettings;
  readonly version: number;
  /** The names of the fields that are others now; of a new site none. */
  readonly changed: readonly string[];
}

/**
 * Makes a site, or changes the one of this slug, as a version of it, and answers its number and settings; every process
 * shows it at once. Throws SiteNotSaved where a host shows another site, or where it is not what was expected.
 */
export async function saveSite(
  tx: Tx,
  written: SiteFile,
  { actor, reason, now, expects }: Writing,
): Promise<SavedSite> {
  await tx.run(lock, []);
  const [domain = '', ...others] = [...new Set(written.hosts)];
  const file = { ...written, hosts: [domain, ...others.sort()] };
  const was = await tx.maybe<SiteScope>(ofSlug, [file.slug]);
  if (was && expects === 'new') throw new SiteNotSaved('site_exists', `${file.slug} is a site already.`);
  if (was && typeof expects === 'number' && (await readVersion(tx, was)) !== expects)
    throw new SiteNotSaved('site_changed', `${file.slug} was changed meanwhile.`);
  const before = was && (await readStanding(tx, was));
  const { id } = await tx.one<{ id: number }>(write, [
    file.slug,
    file.name,
    domain,
    file.domain_language,
    file.time_zone,
    file.primary_color,
    JSON.stringify(file.settings),
    JSON.stringify(file.company),
    now,
  ]);
  const [taken] = await tx.rows<{ host: string }>(takenHost, [file.hosts, id]);
  if (taken) throw new SiteNotSaved('host_taken', `${taken.host} shows another site.`);
  await tx.run(dropHosts, [id, file.hosts]);
  await tx.run(addHosts, [id, file.hosts]);
  const noted = await noteState(tx, { siteId: id }, { before, after: file, actor, reason, now });
  await tx.run(tell, []);
  return { siteId: id, settings: settingsSchema.parse(file.settings), ...noted };
}
