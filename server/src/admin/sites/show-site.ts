import type { AdminCallOutput } from '@vonk/contract/admin/api';
import type { FieldGroup, SiteField } from '@vonk/contract/admin/sites/fields';
import type { SiteLine } from '@vonk/contract/admin/sites/sites';
import { hasRole, mayUse } from '@vonk/contract/admin/roles';
import { noteAction } from '../../audit/index.ts';
import type { PaymentsServices } from '../../payments/index.ts';
import {
  lacksAsSeller,
  listSinces,
  readStanding,
  type Site,
  siteFields,
  placeOf,
  standingMistakes,
  fieldAt,
  type SiteFieldShape,
  type SiteFile,
  usualOf,
  valueOf,
} from '../../sites/index.ts';
import { namesOf, type StaffCall, type StaffServices, type StaffSiteCall } from '../../staff/index.ts';
import { json, versionPage } from './show-versions.ts';

type Services = Pick<StaffServices, 'db' | 'sites'>;
type ShowServices = Services & Pick<PaymentsServices, 'providers'>;

/** The sites that one may change; the look stands in the log. */
export const listSites = (
  { db, sites }: Services,
  { staff, now }: StaffCall,
): Promise<AdminCallOutput<'GET /api/admin/sites'>> =>
  db.transact(async (tx) => {
    await noteAction(tx, { siteId: null, actor: staff.publicId, action: 'sites_listed', subject: '', now });
    const mine = sites.all().filter(({ siteId }) => hasRole(staff.grants, mayUse.sites, siteId));
    return { sites: mine.map(lineOf) };
  });

const lineOf = (site: Site): SiteLine => ({
  site: site.siteId,
  slug: site.slug,
  name: site.name,
  domain: site.domain,
  color: site.primaryColor,
  language: site.domainLanguage,
  countries: [...site.settings.countries],
  signups: site.settings.signups,
  company: site.company.name,
  lacks: lacksAsSeller(site.company).map((name) => `company.${name}`),
});

/** One site with all that it is, since when and by whom, and its newest versions; the look stands in the log. */
export const showSite = (
  { db, providers }: ShowServices,
  { at, staff, now }: StaffSiteCall,
): Promise<AdminCallOutput<'GET /api/admin/site'>> =>
  db.transact(async (tx) => {
    const { siteId } = at;
    await noteAction(tx, { siteId, actor: staff.publicId, action: 'site_viewed', subject: at.slug, now });
    const file = await readStanding(tx, at);
    const sinces = await listSinces(tx, at);
    const page = await versionPage(tx, at);
    const actors = [...sinces.values()].map(({ actor }) => actor);
    const names = await namesOf(tx, actors);
    const nameOf = (actor: string): string | null => (actor === '' ? null : (names.get(actor) ?? actor));
    return {
      ...lineOf(at),
      name: file.name,
      color: file.primary_color,
      currency: String(valueOf(file, 'currency')),
      open_providers: providers.map(({ name }) => name),
      version: page.versions[0]?.number ?? 0,
      fields: fieldsOf(file, sinces, nameOf),
      ...page,
    };
  });

interface Origin {
  readonly at: Date;
  /** Null: found so. */
  readonly by: string | null;
}

export const fieldView = (
  { name, group, kind, options, min, max, length }: SiteFieldShape & { readonly group: FieldGroup },
  file: SiteFile,
  { origin, wrong = null }: { origin?: Origin | undefined; wrong?: string | null | undefined } = {},
): SiteField => ({
  name,
  group,
  kind,
  options: options && [...options],
  min,
  max,
  length,
  value: json(valueOf(file, name)),
  usual: json(usualOf(name)),
  since: origin?.at.toISOString() ?? null,
  by: origin?.by ?? null,
  wrong,
});

const hasGroup = (field: SiteFieldShape): field is SiteFieldShape & { group: FieldGroup } => field.group !== null;

/** The fields that stand in forms. */
export const formFields = siteFields.filter(hasGroup);

const fieldsOf = (
  file: SiteFile,
  sinces: ReadonlyMap<string, { actor: string; at: Date }>,
  nameOf: (actor: string) => string | null,
): SiteField[] => {
  const wrong = wrongIn(file);
  return formFields.map((field) => {
    const since = sinces.get(field.name);
    const origin = since && { at: since.at, by: nameOf(since.actor) };
    return fieldView(field, file, { origin, wrong: wrong.get(field.name) });
  });
};

/** The first place of each field where something stands that would not be taken now. */
const wrongIn = (file: SiteFile): ReadonlyMap<string, string> =>
  new Map(
    standingMistakes(file)
      .map(({ path }) => [fieldAt(path) ?? '', placeOf(path)] as const)
      .toReversed(),
  );
