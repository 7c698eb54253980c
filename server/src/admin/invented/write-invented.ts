import { isDeepStrictEqual } from 'node:util';
import type { AdminCallErrorCode, AdminCallInput, AdminCallOutput } from '@vonk/contract/admin/api';
import { answersOf } from '@vonk/contract/profile';
import { noteAction } from '../../audit/index.ts';
import type { Tx } from '../../platform/database/db.ts';
import type { Refuses } from '../../platform/refusal.ts';
import {
  findInventedVersion,
  holdInvented,
  type InventedContent,
  type InventedProfile,
  isNameOfOther,
  writeInvented,
} from '../../profile/index.ts';
import type { StaffServices, StaffSiteCall } from '../../staff/index.ts';
import { cleanContent, contentMistake } from './judge-content.ts';
import { addMade, showsKind } from './make-invented.ts';
import { turnInvented } from './show-invented.ts';

type Services = Pick<StaffServices, 'db'>;
type Make = 'POST /api/admin/invented-profile';
type Change = 'PUT /api/admin/invented-profile';
type Switch = 'POST /api/admin/invented-switch';
type Back = 'POST /api/admin/invented-back';

/** What was typed, as the profile keeps it. */
const contentOf = (told: Omit<AdminCallInput<Make>, 'site' | 'kind' | 'reason'>): InventedContent => ({
  name: told.name,
  birthDate: told.date_of_birth,
  gender: told.gender,
  looksFor: told.looks_for,
  country: told.country,
  quote: told.quote,
  about: told.about,
  interests: [...new Set(told.interests)],
  ...answersOf(told),
});

/** Makes one, which is shown at once with its label (STAFF-4, T1, T2). */
export const makeAtDesk = (
  { db }: Services,
  { at, staff, now, refuse }: StaffSiteCall & Refuses<AdminCallErrorCode<Make>>,
  { site: _site, kind, reason, ...told }: AdminCallInput<Make>,
): Promise<AdminCallOutput<Make>> =>
  db.transact(async (tx) => {
    const profile = { kind, content: contentOf(told), company: null, performers: null };
    const done = await addMade(tx, at, { ...profile, actor: staff.publicId, reason, now });
    if ('made' in done) return { profile: done.made };
    const { code, ...about } = done.mistake;
    return refuse(code, about);
  });

/** The profile, held, and whether it changed since it was read. */
async function held(
  tx: Tx,
  { at, refuse }: StaffSiteCall & Refuses<'invented_changed'>,
  { profile, version }: { profile: string; version: number },
): Promise<InventedProfile & { isOlder: boolean }> {
  const found = (await holdInvented(tx, at, profile)) ?? refuse('not_found');
  return { ...found, isOlder: found.version !== version };
}

/** Writes what it tells from now on, with who and why in the log; answers whether anything was changed by it. */
async function saved(
  tx: Tx,
  call: StaffSiteCall & Refuses<AdminCallErrorCode<Change>>,
  { profile, content, reason, action }: Saving,
): Promise<'written' | 'same'> {
  const { at, staff, now, refuse } = call;
  const told = cleanContent(content);
  const mistake = contentMistake(at, told, now);
  if (mistake) return refuse(mistake.code, mistake);
  const { publicId, state, isOlder } = profile;
  // One that was made with a member's name before that was looked at keeps it.
  const isOthers = told.name !== state.name && (await isNameOfOther(tx, at, { name: told.name, except: publicId }));
  if (isOthers) refuse('name_taken', { field: 'name' });
  const by = { actor: staff.publicId, reason, now };
  // What says the same as it stands is done, whichever version was read: it may have been sent twice.
  const next = { ...told, isShown: state.isShown };
  if (isOlder && !isDeepStrictEqual(next, state)) return refuse('invented_changed');
  const done = await writeInvented(tx, at, { held: profile, state: next, ...by });
  if (done === 'written') await noteAction(tx, { siteId: at.siteId, action, subject: publicId, ...by });
  return done;
}

interface Saving {
  readonly profile: InventedProfile & { isOlder: boolean };
  readonly content: InventedContent;
  readonly reason: string;
  readonly action: 'profile_changed' | 'profile_put_back';
}

/** Changes what one tells; what it is stays (T1). */
export async function changeAtDesk(
  { db }: Services,
  call: StaffSiteCall & Refuses<AdminCallErrorCode<Change>>,
  { site: _site, profile, version, reason, ...told }: AdminCallInput<Change>,
): Promise<AdminCallOutput<Change>> {
  await db.transact(async (tx) => {
    const found = await held(tx, call, { profile, version });
    await saved(tx, call, { profile: found, content: contentOf(told), reason, action: 'profile_changed' });
  });
  return {};
}

/** Takes one from every surface, or shows it again; not where the site shows no such profiles. */
export async function switchAtDesk(
  { db }: Services,
  call: StaffSiteCall & Refuses<AdminCallErrorCode<Switch>>,
  { profile, version, is_shown: isShown, reason }: AdminCallInput<Switch>,
): Promise<AdminCallOutput<Switch>> {
  const { at, staff, now, refuse } = call;
  await db.transact(async (tx) => {
    const found = await held(tx, call, { profile, version });
    if (found.state.isShown === isShown) return refuse('stands_already');
    if (found.isOlder) return refuse('invented_changed');
    if (isShown && !showsKind(at, found.kind)) return refuse('fictional_off');
    await turnInvented(tx, at, { held: found, isShown, actor: staff.publicId, reason, now });
  });
  return {};
}

/** Makes one tell what it told in a version; what may not be told any more is refused as if it were typed now. */
export async function putBackAtDesk(
  { db }: Services,
  call: StaffSiteCall & Refuses<AdminCallErrorCode<Back>>,
  { profile, version, number, reason }: AdminCallInput<Back>,
): Promise<AdminCallOutput<Back>> {
  await db.transact(async (tx) => {
    const found = await held(tx, call, { profile, version });
    if (found.isOlder) return call.refuse('invented_changed');
    const past = (await findInventedVersion(tx, call.at, { profile, number })) ?? call.refuse('not_found');
    const { isShown: _shown, ...content } = past.state;
    const done = await saved(tx, call, { profile: found, content, reason, action: 'profile_put_back' });
    if (done === 'same') call.refuse('stands_already');
  });
  return {};
}
