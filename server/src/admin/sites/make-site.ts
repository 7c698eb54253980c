import type { AdminCallErrorCode, AdminCallInput, AdminCallOutput } from '@vonk/contract/admin/api';
import { newSiteFields } from '@vonk/contract/admin/sites/sites';
import { hasRole, mayUse } from '@vonk/contract/admin/roles';
import type { Refuses } from '../../platform/refusal.ts';
import {
  checkSite,
  type Company,
  fromEuro,
  type SiteFile,
  SiteNotSaved,
  usualOf,
  valueOf,
  withValue,
} from '../../sites/index.ts';
import type { StaffCall, StaffServices } from '../../staff/index.ts';
import { refuseMistake } from './change-site.ts';
import { fieldView, formFields } from './show-site.ts';
import { noteSite } from './write-site.ts';

type Services = Pick<StaffServices, 'db' | 'sites'>;
type Make = 'POST /api/admin/new-site';

/** A site belongs to the deployment: who owns one of its sites alone makes no other. */
function ownersOfAll({ staff, refuse }: StaffCall): void {
  if (
    !hasRole(
      staff.grants.filter(({ site }) => site === null),
      mayUse.sites,
    )
  )
    refuse('role_missing');
}

const emptyCompany = { name: '', address: '', kvk: '', city: '', country: '', support_email: '', support_phone: '' };

/** What nobody has filled in yet; the company is that of the site that is the default, as most often it is the same. */
const emptySite = (company: Company | undefined): SiteFile => ({
  slug: '',
  name: '',
  hosts: [],
  domain_language: 'nl',
  time_zone: 'Europe/Amsterdam',
  primary_color: '#9b2246',
  company: company ?? ({ ...emptyCompany } as Company),
  settings: {},
});

/** The fields that a new site is asked for, as the form begins. */
export async function showNewSite({
  sites,
}: Pick<Services, 'sites'>): Promise<AdminCallOutput<'GET /api/admin/new-site'>> {
  const file = emptySite(sites.byDefault()?.company);
  return {
    fields: newSiteFields.flatMap((name) =>
      formFields.filter((field) => field.name === name).map((field) => fieldView(field, file)),
    ),
  };
}

/** Makes a site (SITE-1) whose other settings are as usual; refused where its slug or a host exists. */
export async function makeSite(
  { db, sites }: Services,
  call: StaffCall & Refuses<AdminCallErrorCode<Make>>,
  { slug, values, reason }: AdminCallInput<Make>,
): Promise<AdminCallOutput<Make>> {
  ownersOfAll(call);
  const { staff, now } = call;
  const unknown = values.find(({ name }) => !newSiteFields.some((asked) => asked === name));
  if (unknown) return call.refuse('setting_invalid', { field: unknown.name });
  const asked = values.reduce((file, { name, value }) => withValue(file, name, value), {
    ...emptySite(undefined),
    slug,
  });
  const { file, mistakes } = { file: undefined, mistakes: [], ...checkSite(asked, { asSeller: true }) };
  if (!file) return refuseMistake(call, mistakes);
  const priced = withValue(file, 'packages', packagesIn(String(valueOf(file, 'currency'))));
  try {
    const by = { actor: staff.publicId, reason, now, expects: 'new' as const };
    const { siteId } = await db.transact((tx) => noteSite(tx, { file: priced, ...by, action: 'site_made' }));
    // Whoever made it looks at it next, here.
    await sites.reload();
    return { site: siteId };
  } catch (error) {
    if (!(error instanceof SiteNotSaved)) throw error;
    return error.code === 'host_taken'
      ? call.refuse('host_taken', { field: 'hosts' })
      : call.refuse('site_exists', { field: 'slug' });
  }
}

/** The usual packs in a currency: what is 9.99 in euro is not 9.99 in złoty (C33). */
const packagesIn = (currency: string) =>
  (usualOf('packages') as { credits: number; total_minor: number }[]).map(({ credits, total_minor: total }) => ({
    credits,
    total_minor: fromEuro(total, currency),
  }));
