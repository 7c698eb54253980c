import type { StaffAction } from '@vonk/contract/admin/actions';
import type { AdminCallErrorCode, AdminCallInput, AdminCallOutput } from '@vonk/contract/admin/api';
import { altMistake, type LanderPicture } from '@vonk/contract/admin/sites/lander-pictures';
import { landerMistake, type LanderTexts } from '@vonk/contract/admin/sites/lander-words';
import { type LanderName, landerWords } from '@vonk/contract/landers';
import { noteAction } from '../../audit/index.ts';
import {
  findVariantVersion,
  holdPicture,
  holdVariant,
  type LanderPlace,
  type VariantPicture,
  type VariantState,
  writeVariant,
} from '../../landers/index.ts';
import type { Tx } from '../../platform/database/db.ts';
import type { Refuses } from '../../platform/refusal.ts';
import type { StaffServices, StaffSiteCall } from '../../staff/index.ts';
import { isAroundMember } from './around-member.ts';

type Services = Pick<StaffServices, 'db'>;
type Write = 'PUT /api/admin/lander';
type Switch = 'POST /api/admin/lander-switch';
type Back = 'POST /api/admin/lander-back';
type Texts = Refuses<Extract<AdminCallErrorCode<Write>, AdminCallErrorCode<Back>>>;

interface Shown {
  readonly words: string;
  readonly texts: LanderTexts;
  readonly picture: Pick<LanderPicture, 'alt'> | null;
}

/** Refuses what visitors may not read: with the text of which language it is, and with the place in it. */
function judge({ refuse }: Texts, lander: LanderName, { words, texts, picture }: Shown): void {
  const known: readonly string[] = landerWords[lander];
  if (!known.includes(words)) refuse('setting_invalid', { field: 'words' });
  const alt = picture === null ? undefined : altMistake(picture.alt);
  const mistake = landerMistake(texts) ?? (alt && { ...alt, part: 'alt' });
  if (!mistake) return;
  const { code, locale, part, field, start } = mistake;
  refuse(code, { field: `${locale}.${part}`, details: { field, at: start + 1 } });
}

/**
 * The picture of a slug as it is kept; refuses one that was not uploaded for this site, or was so long ago that it is
 * gone, or was deleted for good. A page around a member has room for that member alone.
 */
async function pictureFor(
  tx: Tx,
  { at, refuse }: StaffSiteCall & Texts,
  { lander, picture }: { readonly lander: LanderName; readonly picture: LanderPicture | null },
): Promise<VariantPicture | null> {
  if (picture === null) return null;
  const found = isAroundMember(lander) ? undefined : await holdPicture(tx, at, picture.key);
  if (!found) return refuse('setting_invalid', { field: 'picture' });
  const { alt, shows, origin } = picture;
  return { ...found, alt, shows, origin };
}

interface Saving extends LanderPlace {
  readonly state: VariantState;
  readonly version: number;
  readonly reason: string;
  readonly action: StaffAction;
}

/** Writes it, with who and why in the log; answers whether anything was changed by it. */
export async function saved(
  tx: Tx,
  { at, staff, now, refuse }: StaffSiteCall & Refuses<'lander_changed'>,
  { lander, slug, state, version, reason, action }: Saving,
): Promise<'written' | 'same' | 'taken'> {
  const by = { actor: staff.publicId, reason, now };
  const done = await writeVariant(tx, at, { lander, slug, state, version, ...by });
  if (done === 'changed') return refuse('lander_changed');
  if (done === 'written') await noteAction(tx, { siteId: at.siteId, action, subject: `${lander}/${slug}`, ...by });
  return done;
}

/** Makes a slug, which is on at once, or changes what one says; whom it shows first stays (STAFF-4, PUB-2). */
export async function writeAtDesk(
  { db }: Services,
  call: StaffSiteCall & Refuses<AdminCallErrorCode<Write>>,
  { lander, slug, words, texts, faces, picture, version, reason }: AdminCallInput<Write>,
): Promise<AdminCallOutput<Write>> {
  judge(call, lander, { words, texts, picture });
  if (faces === 'members' && isAroundMember(lander)) call.refuse('setting_invalid', { field: 'faces' });
  await db.transact(async (tx) => {
    const shown = await pictureFor(tx, call, { lander, picture });
    const standing = version === 0 ? undefined : await holdVariant(tx, call.at, { lander, slug });
    const { isOn = true, models = [] } = standing ?? {};
    const state = { words, ownWords: texts, models, faces, picture: shown, isOn };
    const done = await saved(tx, call, { lander, slug, state, version, reason, action: 'lander_written' });
    if (done === 'taken') call.refuse('slug_taken', { field: 'slug' });
  });
  return {};
}

/** Switches a slug off, so that its address shows the plain page (C16), or on again. */
export async function switchAtDesk(
  { db }: Services,
  call: StaffSiteCall & Refuses<AdminCallErrorCode<Switch>>,
  { lander, slug, version, is_on: isOn, reason }: AdminCallInput<Switch>,
): Promise<AdminCallOutput<Switch>> {
  await db.transact(async (tx) => {
    const standing = await holdVariant(tx, call.at, { lander, slug });
    if (!standing) return call.refuse('not_found');
    const { words, ownWords, models, faces, picture } = standing;
    const state = { words, ownWords, models, faces, picture, isOn };
    const action = isOn ? 'lander_switched_on' : 'lander_switched_off';
    const done = await saved(tx, call, { lander, slug, state, version, reason, action });
    if (done !== 'written') call.refuse('stands_already');
  });
  return {};
}

/**
 * Makes a slug what it was in a version; what may not be said any more is refused as if it were typed now. A picture
 * that was deleted for good does not come back with it.
 */
export async function putBackAtDesk(
  { db }: Services,
  call: StaffSiteCall & Refuses<AdminCallErrorCode<Back>>,
  { lander, slug, version, number, reason }: AdminCallInput<Back>,
): Promise<AdminCallOutput<Back>> {
  await db.transact(async (tx) => {
    const found = await findVariantVersion(tx, call.at, { lander, slug, number });
    if (!found) return call.refuse('not_found');
    const { picture: had } = found.state;
    const picture = had && (await holdPicture(tx, call.at, had.key)) ? had : null;
    const state = { ...found.state, picture };
    judge(call, lander, { words: state.words, texts: state.ownWords, picture: state.picture });
    const done = await saved(tx, call, { lander, slug, state, version, reason, action: 'lander_put_back' });
    if (done !== 'written') call.refuse('stands_already');
  });
  return {};
}
