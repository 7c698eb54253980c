import { isLocale, type Locale, locales } from '@vonk/contract/locales';
import { DatabaseAway, DatabaseLeft } from '../platform/database/away.ts';
import { type Db, sql, type Tx } from '../platform/database/db.ts';
import { named, row } from '../platform/database/named.ts';
import { type Clock, systemClock } from '../platform/clock.ts';
import type { Notifier } from '../platform/live/notify.ts';
import { listHomes, type SiteHome } from './homes.ts';
import { listOpenPlans, type OpenPricePlan } from './planned/price-plans.ts';
import { withPlanned } from './planned/with-planned.ts';
import { type Company, companySchema, settingsSchema, type SiteSettings } from './settings.ts';
import type { SiteScope } from './scope.ts';
import { deriveTheme, type Theme, themeCss } from './theme/theme.ts';

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
  /** Whether a host name is that of a site which lives in another cluster. */
  isElsewhere(host: string): boolean;
  byId(id: number): Site | undefined;
  byDefault(): Site | undefined;
  /** Those that live in this cluster. */
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
const upsertSite = named<WrittenSite>(
  (value) =>
    `insert into sites ${row({
      id: value.id,
      slug: value.slug,
      is_default: value.isDefault,
      name: value.name,
      domain: value.domain,
      domain_language: value.domainLanguage,
      time_zone: value.timeZone,
      primary_color: value.primaryColor,
      settings: value.settings,
      company: value.company,
      created_at: value.now,
    })} on conflict (id) do nothing`,
);
const addHost = sql('insert into hosts (host, site_id) values ($1, $2) on conflict (host) do nothing');

const catchUpMilliseconds = 1_000;

/** All sites as they are at a moment. */
interface Known {
  readonly sites: readonly Site[];
  readonly hosts: ReadonlyMap<string, Site>;
  readonly hostsElsewhere: ReadonlySet<string>;
  readonly defaultSite: Site | undefined;
  /** When a planned price makes one of them another. */
  readonly until: number;
}

/** What the tables say of all sites. */
interface Standing {
  readonly sites: readonly Site[];
  readonly defaultId: number | undefined;
  readonly hosts: readonly { readonly host: string; readonly site_id: number }[];
  readonly plans: readonly OpenPricePlan[];
  readonly homes: readonly SiteHome[];
}

async function readStanding(db: Db): Promise<Standing> {
  // Before the sites: one that is written into its site meanwhile is then in both, which is the same price.
  const plans = await listOpenPlans(db);
  const homes = await listHomes(db);
  const rows = await db.rows<SiteRow>(allSites);
  return {
    sites: rows.map(siteOf),
    defaultId: rows.find((row) => row.is_default)?.id,
    hosts: await db.rows<Standing['hosts'][number]>(allHosts),
    plans,
    homes,
  };
}

/** A site with the planned prices that hold by now, though they were not written into it yet. */
function asPlanned(site: Site, plans: readonly OpenPricePlan[], now: number): Site {
  const due = plans.filter(({ siteId, holdsFrom }) => siteId === site.siteId && holdsFrom.getTime() <= now);
  const settings = due.reduce((before, plan) => withPlanned(before, plan) ?? before, site.settings);
  return settings === site.settings ? site : { ...site, settings };
}

function knownAt({ sites: standing, defaultId, hosts, plans, homes }: Standing, now: number): Known {
  const elsewhere = new Set(homes.filter(({ state }) => state !== 'leaving').map(({ siteId }) => siteId));
  const sites = standing.filter(({ siteId }) => !elsewhere.has(siteId)).map((site) => asPlanned(site, plans, now));
  const byId = new Map(sites.map((site) => [site.siteId, site]));
  const coming = plans.map(({ holdsFrom }) => holdsFrom.getTime()).filter((moment) => moment > now);
  return {
    sites,
    hosts: new Map(
      hosts.flatMap(({ host, site_id }) => {
        const site = byId.get(site_id);
        return site ? [[host, site] as const] : [];
      }),
    ),
    hostsElsewhere: new Set(hosts.filter(({ site_id }) => elsewhere.has(site_id)).map(({ host }) => host)),
    defaultSite: defaultId === undefined ? undefined : byId.get(defaultId),
    until: Math.min(...coming),
  };
}

/**
 * Opens the sites, kept in memory and read again when any process says they changed. A planned price holds in every
 * process from its moment on, by the clock, whoever writes it down after.
 */
export async function openSites(db: Db, notifier: Notifier, clock: Clock = systemClock): Promise<Sites> {
  let standing = await readStanding(db);
  let known = knownAt(standing, clock.now().getTime());
  let [begun, newest] = [0, 0];
  const reload = async () => {
    const turn = (begun += 1);
    const read = await readStanding(db);
    // Of two that overlap the one that began first may come last, and would bring back what was changed since.
    if (turn < newest) return;
    newest = turn;
    standing = read;
    known = knownAt(standing, clock.now().getTime());
  };
  const current = (): Known => {
    const now = clock.now().getTime();
    if (now >= known.until) known = knownAt(standing, now);
    return known;
  };
  // Nobody waits for this one: it is tried again while the database is away, for what it missed stays missed.
  const catchUp = (): Promise<void> =>
    reload().catch((error: unknown) => {
      if (error instanceof DatabaseLeft) return;
      if (!(error instanceof DatabaseAway)) throw error;
      setTimeout(() => void catchUp(), catchUpMilliseconds).unref();
    });
  notifier.subscribe('sites', () => void catchUp());
  notifier.onReconnect(() => void catchUp());
  return {
    byHost: (host) => current().hosts.get(host),
    isElsewhere: (host) => current().hostsElsewhere.has(host),
    byId: (id) => current().sites.find(({ siteId }) => siteId === id),
    byDefault: () => current().defaultSite,
    all: () => current().sites,
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

/** As it is written: settings and company are JSON. */
interface WrittenSite extends Omit<NewSite, 'hosts' | 'settings' | 'company'> {
  readonly domain: string;
  readonly settings: string;
  readonly company: string;
  readonly now: Date;
}

/** Adds a site and its hosts; one that exists stays as it is. */
export async function addSite(tx: Tx, site: NewSite, now: Date): Promise<void> {
  const [settings, company] = [JSON.stringify(site.settings), JSON.stringify(site.company)];
  await tx.run(...upsertSite({ ...site, domain: site.hosts[0], settings, company, now }));
  for (const host of site.hosts) await tx.run(addHost, [host, site.id]);
}

/**
 * A text of a site for one locale among texts by locale: that locale's, else the site's own language's, else the first
 * there is.
 */
export const pickText = (texts: Readonly<Record<string, string>>, locale: Locale, site: Site): string =>
  texts[locale] ?? texts[site.locale ?? ''] ?? texts[locales.find((known) => texts[known] !== undefined) ?? ''] ?? '';
