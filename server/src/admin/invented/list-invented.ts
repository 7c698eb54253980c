import type { AdminCallInput, AdminCallOutput } from '@vonk/contract/admin/api';
import { type InventedAtDesk, inventedPerPage } from '@vonk/contract/admin/sites/invented';
import { ageOn, calendarDay } from '@vonk/contract/calendar';
import { type Country, fallbackLocale, isCountry } from '@vonk/contract/locales';
import { answersOf } from '@vonk/contract/profile';
import { countWaitingFor } from '../../chat/index.ts';
import type { Tx } from '../../platform/database/db.ts';
import { refuse } from '../../platform/refusal.ts';
import {
  findInvented,
  type InventedState,
  type ListedInvented,
  listInvented,
  listInventedVersions,
} from '../../profile/index.ts';
import { namesOf, type StaffServices, type StaffSiteCall } from '../../staff/index.ts';
import { showsKind } from './make-invented.ts';

type Services = Pick<StaffServices, 'db'>;
type Told = Omit<InventedAtDesk, 'id' | 'kind' | 'version' | 'at' | 'by'>;

const separator = '/';

/** Where a page of the list ended, as it goes to the browser and comes back. */
const wordOf = ({ nameKey, publicId }: ListedInvented): string => `${publicId}${separator}${nameKey}`;

function keyIn(after: string | undefined) {
  if (after === undefined) return undefined;
  const at = after.indexOf(separator);
  return at < 1
    ? refuse('invalid_input', { field: 'after' })
    : { publicId: after.slice(0, at), nameKey: after.slice(at + 1) };
}

/** The invented profiles of a site by name, with whether members wait for an answer of one. */
export const listAtDesk = (
  { db }: Services,
  { at, now }: StaffSiteCall,
  { name, kind, shown, after }: AdminCallInput<'GET /api/admin/invented-profiles'>,
): Promise<AdminCallOutput<'GET /api/admin/invented-profiles'>> =>
  db.transact(async (tx) => {
    const found = await listInvented(tx, at, {
      name: name?.trim() || undefined,
      kind,
      isShown: shown && shown === 'yes',
      after: keyIn(after),
      limit: inventedPerPage + 1,
    });
    const page = found.slice(0, inventedPerPage);
    const last = page.at(-1);
    const nameOf = await namesFor(
      tx,
      page.map(({ actor }) => actor),
    );
    const waiting = await countWaitingFor(
      tx,
      at,
      page.map(({ id }) => id),
    );
    const today = calendarDay(now, at.timeZone);
    return {
      profiles: page.map(({ id, publicId, kind: is, name: called, birthDate, status, photoCount, since, actor }) => ({
        id: publicId,
        kind: is,
        name: called,
        age: ageOn(birthDate, today),
        is_shown: status === 'active',
        photos: photoCount,
        waiting: waiting.get(id) ?? 0,
        at: since.toISOString(),
        by: nameOf(actor),
      })),
      next: found.length > inventedPerPage && last ? wordOf(last) : null,
      is_allowed: showsKind(at, 'fictional'),
      countries: [...at.settings.countries],
      genders: [...at.settings.genders],
      own_language: at.locale ?? fallbackLocale,
    };
  });

/** What one tells, and since when by whom. */
export const showAtDesk = (
  { db }: Services,
  { at }: StaffSiteCall,
  { profile }: AdminCallInput<'GET /api/admin/invented-profile'>,
): Promise<AdminCallOutput<'GET /api/admin/invented-profile'>> =>
  db.transact(async (tx) => {
    const { publicId, kind, version, since, actor, state } =
      (await findInvented(tx, at, profile)) ?? refuse('not_found');
    const by = (await namesFor(tx, [actor]))(actor);
    return { profile: { id: publicId, kind, version, at: since.toISOString(), by, ...toldOf(state) } };
  });

/** What one told, the newest first, with who made it so and why. */
export const showVersions = (
  { db }: Services,
  { at }: StaffSiteCall,
  { profile, after }: AdminCallInput<'GET /api/admin/invented-versions'>,
): Promise<AdminCallOutput<'GET /api/admin/invented-versions'>> =>
  db.transact(async (tx) => {
    if (!(await findInvented(tx, at, profile))) return refuse('not_found');
    const found = await listInventedVersions(tx, at, { profile, before: after, limit: inventedPerPage + 1 });
    const versions = found.slice(0, inventedPerPage);
    const nameOf = await namesFor(
      tx,
      versions.map(({ actor }) => actor),
    );
    return {
      next: found.length > inventedPerPage ? String(versions.at(-1)?.number) : null,
      versions: versions.map(({ number, actor, reason, at: since, state }) => ({
        number,
        at: since.toISOString(),
        by: nameOf(actor),
        reason,
        ...toldOf(state),
      })),
    };
  });

const toldOf = (state: InventedState): Told => ({
  name: state.name,
  date_of_birth: state.birthDate,
  gender: state.gender,
  looks_for: [...state.looksFor],
  country: countryOf(state),
  quote: state.quote,
  about: state.about,
  interests: [...state.interests],
  ...answersOf(state),
  is_shown: state.isShown,
});

const countryOf = ({ country }: InventedState): Country | null => (isCountry(country) ? country : null);

async function namesFor(tx: Tx, actors: readonly string[]): Promise<(actor: string) => string | null> {
  const names = await namesOf(tx, [...actors]);
  return (actor) => (actor === '' ? null : (names.get(actor) ?? actor));
}
