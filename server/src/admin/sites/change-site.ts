import type { AdminCallErrorCode, AdminCallInput, AdminCallOutput } from '@vonk/contract/admin/api';
import type { Refuses } from '../../platform/refusal.ts';
import {
  checkChange,
  fieldAt,
  findState,
  type Mistake,
  placeOf,
  readStanding,
  siteFields,
  type SiteFile,
  SiteNotSaved,
  withValue,
} from '../../sites/index.ts';
import type { StaffServices, StaffSiteCall } from '../../staff/index.ts';
import { holdDuePrices } from '../prices/hold-prices.ts';
import { noteSite, type SiteChange } from './write-site.ts';

type Services = Pick<StaffServices, 'db'>;
type Change = 'PUT /api/admin/site';
type Back = 'POST /api/admin/site-back';
/** What a site that was typed may be refused with. */
export type SiteMistakeCode = Extract<
  AdminCallErrorCode<Change>,
  'setting_invalid' | 'host_invalid' | 'colour_unreadable' | 'welcome_outlasts'
>;

const codes: Readonly<Record<string, SiteMistakeCode>> = {
  hosts: 'host_invalid',
  primary_color: 'colour_unreadable',
  'settings.welcome_discount': 'welcome_outlasts',
};

/** Where in a field of many parts something is wrong, as `claims.0.definition.pl`; nothing where the field is all. */
function placeIn(field: string, path: readonly PropertyKey[]): { details?: { place: string } } {
  const place = placeOf(path);
  return place.startsWith(`${field}.`) ? { details: { place } } : {};
}

/** Refuses with the first thing that is wrong, at its field, and with the place in it. */
export function refuseMistake({ refuse }: Refuses<SiteMistakeCode>, mistakes: readonly Mistake[]): never {
  const path = mistakes[0]?.path ?? [];
  const field = fieldAt(path);
  const code = codes[path.join('.')] ?? codes[String(path[0])] ?? 'setting_invalid';
  return refuse(code, field === undefined ? {} : { field, ...placeIn(field, path) });
}

/** Changes fields of a site, all or none, as one version of it (STAFF-4); what stood wrong before may stay so. */
export const changeSite = (
  { db }: Services,
  call: StaffSiteCall & Refuses<AdminCallErrorCode<Change>>,
  { version, values, reason }: AdminCallInput<Change>,
): Promise<AdminCallOutput<Change>> =>
  db.transact(async (tx) => {
    const { at, staff, now } = call;
    await holdDuePrices(tx, at, now);
    const standing = await readStanding(tx, at);
    const unknown = values.find(({ name }) => !siteFields.some((field) => field.name === name && field.group !== null));
    if (unknown) return call.refuse('setting_invalid', { field: unknown.name });
    const asked = values.reduce((file, { name, value }) => withValue(file, name, value), standing);
    const asSeller = values.some(({ name }) => name.startsWith('company.'));
    const { file, mistakes } = { file: undefined, mistakes: [], ...checkChange(standing, asked, { asSeller }) };
    if (!file) return refuseMistake(call, mistakes);
    return saved(tx, call, { file, actor: staff.publicId, reason, now, expects: version });
  });

/** Makes a site what it was in a version of it, as a version of its own; what is no setting any more stays away. */
export const putBackSite = (
  { db }: Services,
  call: StaffSiteCall & Refuses<AdminCallErrorCode<Back>>,
  { version, number, reason }: AdminCallInput<Back>,
): Promise<AdminCallOutput<Back>> =>
  db.transact(async (tx) => {
    const { at, staff, now } = call;
    await holdDuePrices(tx, at, now);
    const state = await findState(tx, at, number);
    if (!state) return call.refuse('not_found');
    const known = new Set(siteFields.map(({ name }) => name.split('.')[0]));
    const settings = Object.fromEntries(Object.entries(state.file.settings).filter(([name]) => known.has(name)));
    const asked = { ...state.file, settings };
    const standing = await readStanding(tx, at);
    const { file, mistakes } = { file: undefined, mistakes: [], ...checkChange(standing, asked, { asSeller: false }) };
    if (!file) return refuseMistake(call, mistakes);
    const by = { actor: staff.publicId, reason, now, expects: version };
    return saved(tx, call, { file, ...by, action: 'site_put_back' });
  });

async function saved(
  tx: Parameters<typeof noteSite>[0],
  { refuse }: Refuses<'host_taken' | 'site_changed' | 'stands_already'>,
  change: SiteChange & { file: SiteFile },
): Promise<{ version: number }> {
  try {
    const { version, changed } = await noteSite(tx, change);
    return changed.length === 0 ? refuse('stands_already') : { version };
  } catch (error) {
    if (!(error instanceof SiteNotSaved)) throw error;
    return error.code === 'host_taken' ? refuse('host_taken', { field: 'hosts' }) : refuse('site_changed');
  }
}
