import type { AdminCallInput, AdminCallOutput } from '@vonk/contract/admin/api';
import type { SiteField } from '@vonk/contract/admin/sites/fields';
import { type SiteFieldChange, type SiteVersion, shownVersions } from '@vonk/contract/admin/sites/sites';
import { noteAction } from '../../audit/index.ts';
import type { Tx } from '../../platform/database/db.ts';
import { findState, listStates, type Site, type SiteState, type SiteStateLine, valueOf } from '../../sites/index.ts';
import { namesOf, type StaffServices, type StaffSiteCall } from '../../staff/index.ts';

type Services = Pick<StaffServices, 'db'>;
type Versions = 'GET /api/admin/site-versions';
type One = 'GET /api/admin/site-version';
type Json = SiteField['value'];

/** A value of a site as an answer carries it. */
export const json = (value: unknown): Json => (value ?? null) as Json;

/** A page of the versions of a site: the newest, or those before one. */
export async function versionPage(tx: Tx, at: Site, before?: number): Promise<AdminCallOutput<Versions>> {
  const states = await listStates(tx, at, { before, most: shownVersions + 1 });
  const names = await namesOf(
    tx,
    states.map(({ actor }) => actor),
  );
  const lineOf = ({ number, at: when, actor, reason, changed }: SiteStateLine): SiteVersion => ({
    number,
    at: when.toISOString(),
    by: actor === '' ? null : (names.get(actor) ?? actor),
    reason,
    changed: [...changed],
  });
  const shown = states.slice(0, shownVersions);
  return { versions: shown.map(lineOf), older: states.length > shownVersions ? (shown.at(-1)?.number ?? null) : null };
}

/** The versions of a site before one (STAFF-4); the look stands in the log. */
export const showVersions = (
  { db }: Services,
  { at, staff, now }: StaffSiteCall,
  { before }: AdminCallInput<Versions>,
): Promise<AdminCallOutput<Versions>> =>
  db.transact(async (tx) => {
    await noteAction(tx, { siteId: at.siteId, actor: staff.publicId, action: 'site_viewed', subject: at.slug, now });
    return versionPage(tx, at, before);
  });

/** What a version of a site changed of the one before it (STAFF-4); the look stands in the log. */
export const showVersion = (
  { db }: Services,
  { at, staff, now, refuse }: StaffSiteCall,
  { number }: AdminCallInput<One>,
): Promise<AdminCallOutput<One>> =>
  db.transact(async (tx) => {
    await noteAction(tx, { siteId: at.siteId, actor: staff.publicId, action: 'site_viewed', subject: at.slug, now });
    const state = await findState(tx, at, number);
    if (!state) return refuse('not_found');
    const before = await findState(tx, at, number - 1);
    return { changes: before ? changesOf(before, state) : [] };
  });

const changesOf = ({ file: before }: SiteState, { changed, file }: SiteState): SiteFieldChange[] =>
  changed.map((name) => ({ name, before: json(valueOf(before, name)), after: json(valueOf(file, name)) }));
