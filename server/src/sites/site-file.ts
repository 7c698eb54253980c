import * as z from 'zod';
import { sql, type Tx } from '../platform/database/db.ts';
import { sellerSchema, settingsSchema, type SiteSettings } from './settings.ts';

const hostName = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/;
const timeZones = new Set(Intl.supportedValuesOf('timeZone'));

/** A site as an operator writes it down; the first host is its own domain. */
const siteFile = z.strictObject({
  slug: z.string().regex(/^[a-z0-9-]{1,40}$/, 'small letters, digits and hyphens'),
  name: z.string().trim().min(1).max(60),
  hosts: z.array(z.string().regex(hostName, 'a host name in small letters, without port')).min(1),
  domain_language: z.string().regex(/^[a-z]{2}(-[A-Z]{2})?$/, 'a language such as nl or nl-BE'),
  time_zone: z.string().refine((zone) => timeZones.has(zone), 'a time zone such as Europe/Amsterdam'),
  primary_color: z.string().regex(/^#[0-9a-f]{6}$/, 'a colour such as #9b2246'),
  company: sellerSchema.strict(),
  settings: z.record(z.string(), z.unknown()).default({}),
});
export type SiteFile = z.infer<typeof siteFile>;

/** Reads a site from JSON text; throws one line that names every mistake. */
export function readSiteFile(text: string): SiteFile {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    throw new Error('The file is no JSON.');
  }
  const file = siteFile.safeParse(raw);
  if (!file.success) throw new Error(mistakesOf(file.error));
  const unknown = Object.keys(file.data.settings).filter((name) => !(name in settingsSchema.shape));
  if (unknown.length > 0) throw new Error(`The file is not usable: settings: ${unknown.join(', ')}: no such setting.`);
  const settings = settingsSchema.safeParse(file.data.settings);
  if (!settings.success) throw new Error(mistakesOf(settings.error, 'settings.'));
  return file.data;
}

const mistakesOf = ({ issues }: z.ZodError, under = '') =>
  `The file is not usable: ${issues.map(({ path, message }) => `${under}${path.join('.')}: ${message}`).join('; ')}.`;

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
const addHosts = sql('insert into hosts (host, site_id) select unnest($2::text[]), $1 on conflict (host) do nothing');
const tell = sql("select pg_notify('sites', '')");
const lock = sql('lock table sites in share row exclusive mode');

/**
 * Makes a site, or changes the one of this slug, and answers its number and settings; every process shows it at once.
 * Throws where a host shows another site.
 */
export async function saveSite(tx: Tx, file: SiteFile, now: Date): Promise<{ siteId: number; settings: SiteSettings }> {
  await tx.run(lock, []);
  const { id } = await tx.one<{ id: number }>(write, [
    file.slug,
    file.name,
    file.hosts[0],
    file.domain_language,
    file.time_zone,
    file.primary_color,
    JSON.stringify(file.settings),
    JSON.stringify(file.company),
    now,
  ]);
  const [taken] = await tx.rows<{ host: string }>(takenHost, [file.hosts, id]);
  if (taken) throw new Error(`${taken.host} shows another site.`);
  await tx.run(dropHosts, [id, file.hosts]);
  await tx.run(addHosts, [id, file.hosts]);
  await tx.run(tell, []);
  return { siteId: id, settings: settingsSchema.parse(file.settings) };
}
