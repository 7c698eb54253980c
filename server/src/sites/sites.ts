import { isLocale, type Locale, locales } from '@vonk/contract/locales';
import { DatabaseAway } from '../platform/database/away.ts';
import { type Db, sql, type Tx } from '../platform/database/db.ts';
import type { Notifier } from '../platform/live/notify.ts';
import { type Company, companySchema, settingsSchema, type SiteSettings } from './settings.ts';
import { deriveTheme, type Theme, themeCss } from './theme/theme.ts';

/** Which site a query may touch: every noun function that is not about one member takes one. */
export interface SiteScope {
  readonly siteId: number;
}

/** A site: what a Host name shows. It is its own scope. */
export interface Site extends SiteScope {
  readonly slug: string;
  readonly name: string;
  readonly domain: string;
  readonly domainLanguage: string;
  /** The site's own language, when it is one of ours. */
  readonly locale: Locale | undefined;
  readonly timeZone: string;
  readonly primaryColor: string;
  readonly settings: SiteSettings;
  readonly company: Company;
  /** Both themes, derived once from the primary colour, and their CSS. */
  readonly theme: Theme;
  readonly themeCss: string;
}

export interface Sites {
  /** The site of a host name, else undefined. Answers from memory. */
  byHost(host: string): Site | undefined;
  byId(id: number): Site | undefined;
  byDefault(): Site | undefined;
  all(): readonly Site[];
  /** Reads the tables again. */
  reload(): Promise<void>;
}

interface SiteRow {
  id: number;
  slug: string;
  is_default: boolean;
  name: string;
  domain: string;
  domain_language: string;
  time_zone: string;
  primary_color: string;
  settings: unknown;
  company: unknown;
}

const allSites = sql(
  `select id, slug, is_default, name, domain, domain_language, time_zone, primary_color, settings, company
    from sites order by id`,
);
const allHosts = sql('select host, site_id from hosts');
const upsertSite =
  sql(`insert into sites (id, slug, is_default, name, domain, domain_language, time_zone, primary_color, settings,
    company, created_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict (id) do nothing`);
const addHost = sql('insert into hosts (host, site_id) values ($1, $2) on conflict (host) do nothing');

const catchUpMilliseconds = 1_000;

/** Opens the sites, kept in memory and read again when any process says they changed. */
export async function openSites(db: Db, notifier: Notifier): Promise<Sites> {
  let sites: Site[] = [];
  let hosts = new Map<string, Site>();
  let defaultSite: Site | undefined;

  const reload = async () => {
    const rows = await db.rows<SiteRow>(allSites);
    sites = rows.map(siteOf);
    defaultSite = sites.find((_, index) => rows[index]?.is_default);
    const pairs = await db.rows<{ host: string; site_id: number }>(allHosts);
    hosts = new Map(
      pairs.flatMap(({ host, site_id }) =>
        sites.filter(({ siteId }) => siteId === site_id).map((site) => [host, site]),
      ),
    );
  };
  await reload();
  // Nobody waits for this one: it is tried again while the database is away, for what it missed stays missed.
  const catchUp = (): Promise<void> =>
    reload().catch((error: unknown) => {
      if (!(error instanceof DatabaseAway)) throw error;
      setTimeout(() => void catchUp(), catchUpMilliseconds).unref();
    });
  notifier.subscribe('sites', () => void catchUp());
  notifier.onReconnect(() => void catchUp());
  return {
    byHost: (host) => hosts.get(host),
    byId: (id) => sites.find(({ siteId }) => siteId === id),
    byDefault: () => defaultSite,
    all: () => sites,
    reload,
  };
}

function siteOf(row: SiteRow): Site {
  const language = row.domain_language.slice(0, 2);
  const theme = deriveTheme(row.primary_color);
  return {
    siteId: row.id,
    slug: row.slug,
    name: row.name,
    domain: row.domain,
    domainLanguage: row.domain_language,
    locale: isLocale(language) ? language : undefined,
    timeZone: row.time_zone,
    primaryColor: row.primary_color,
    settings: settingsSchema.parse(row.settings),
    company: companySchema.parse(row.company),
    theme,
    themeCss: themeCss(theme),
  };
}

/** A site to be made, with its host names; the first is its own domain. */
export interface NewSite {
  id: number;
  slug: string;
  isDefault: boolean;
  name: string;
  domainLanguage: string;
  timeZone: string;
  primaryColor: string;
  hosts: readonly [string, ...string[]];
  settings: Partial<SiteSettings>;
  company: Company;
}

/** Adds a site and its hosts; one that exists stays as it is. */
export async function addSite(tx: Tx, site: NewSite, now: Date): Promise<void> {
  await tx.run(upsertSite, [
    site.id,
    site.slug,
    site.isDefault,
    site.name,
    site.hosts[0],
    site.domainLanguage,
    site.timeZone,
    site.primaryColor,
    JSON.stringify(site.settings),
    JSON.stringify(site.company),
    now,
  ]);
  for (const host of site.hosts) await tx.run(addHost, [host, site.id]);
}

/**
 * A text of a site for one locale among texts by locale: that locale's, else the site's own language's, else the first
 * there is.
 */
export const pickText = (texts: Readonly<Record<string, string>>, locale: Locale, site: Site): string =>
  texts[locale] ?? texts[site.locale ?? ''] ?? texts[locales.find((known) => texts[known] !== undefined) ?? ''] ?? '';
