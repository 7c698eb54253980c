import type { StaffAction } from '@vonk/contract/admin/actions';
import type { AdminCallErrorCode, AdminCallInput } from '@vonk/contract/admin/api';
import { maxInventedPictures, type PictureAtDesk } from '@vonk/contract/admin/sites/invented-pictures';
import { noteAction } from '../../audit/index.ts';
import {
  changePictures,
  judgePhoto,
  type PhotoServices,
  type PictureChange,
  placePicture,
  readInventedPictures,
  variantKey,
} from '../../photos/index.ts';
import type { Reader, Tx } from '../../platform/database/db.ts';
import type { FileAddresses } from '../../platform/storage/file-addresses.ts';
import { refuse as refuseAnyCall, type Refuses } from '../../platform/refusal.ts';
import { findInvented } from '../../profile/index.ts';
import type { SiteScope } from '../../sites/index.ts';
import type { StaffSiteCall } from '../../staff/index.ts';
import { inventedFile } from '../queues/staff-files.ts';

/** What pictures ask for: the photos' own, and addresses that end. */
export type PictureServices = PhotoServices & { readonly fileAddresses: FileAddresses };
type Add = 'POST /api/admin/invented-picture';
type Call = StaffSiteCall;
interface Answer {
  pictures: PictureAtDesk[];
}

/** The profile whose pictures these are, as the photos' own module takes it. */
async function ownerOf(reader: Reader, { at }: Call, profile: string) {
  const found = (await findInvented(reader, at, profile)) ?? refuseAnyCall('not_found');
  return { siteId: at.siteId, memberId: found.id };
}

/** The pictures of an invented profile that others can see, main one first, with where each comes from. */
export async function listPictures(
  services: PictureServices,
  call: Call,
  { profile }: { profile: string },
): Promise<Answer> {
  const { staff, now } = call;
  const owner = await ownerOf(services.db, call, profile);
  const pictures = await readInventedPictures(services.db, owner);
  const address = (photo: SiteScope & { key: string }, variant: 'card' | 'full') =>
    inventedFile(services, variantKey(photo, variant), { actor: staff.publicId, now });
  return {
    pictures: pictures
      .filter(({ state }) => state === 'active')
      .map((photo) => ({
        id: photo.publicId,
        is_main: photo.isMain,
        card: address(photo, 'card'),
        full: address(photo, 'full'),
        alt: photo.alt,
        origin: photo.origin,
        note: photo.note,
      })),
  };
}

/** Gives a profile a picture; the log has where it comes from. */
export async function addPicture(
  services: PictureServices,
  call: Call & Refuses<AdminCallErrorCode<Add>>,
  { profile, origin, note, alt }: AdminCallInput<Add>,
): Promise<Answer> {
  const { at, staff, now, refuse, file: bytes = Buffer.alloc(0) } = call;
  judgePhoto(call, bytes);
  const owner = await ownerOf(services.db, call, profile);
  const deed = { siteId: at.siteId, actor: staff.publicId, action: 'profile_picture_added' } as const;
  const noteDeed = (tx: Tx) => noteAction(tx, { ...deed, subject: profile, reason: note, now });
  const placed = await placePicture(services, owner, { bytes, origin, note, alt, now, noteDeed });
  if (placed === 'photo_limit') return refuse(placed, { details: { limit: maxInventedPictures } });
  return placed === 'placed' ? listPictures(services, call, { profile }) : refuse(placed);
}

interface Changing {
  readonly profile: string;
  readonly change: PictureChange;
  readonly action: StaffAction;
  readonly reason: string;
}

async function changed(services: PictureServices, call: Call, { profile, ...asked }: Changing): Promise<Answer> {
  const { at, staff, now } = call;
  await services.db.transact(async (tx: Tx) => {
    const owner = await ownerOf(tx, call, profile);
    if (!(await changePictures(tx, services, { ...asked.change, ...owner, now }))) refuseAnyCall('not_found');
    const { action, reason } = asked;
    await noteAction(tx, { siteId: at.siteId, actor: staff.publicId, action, subject: profile, reason, now });
  });
  return listPictures(services, call, { profile });
}

/** Makes a picture the main one, or describes it. */
export const changePicture = (
  services: PictureServices,
  call: Call,
  { profile, picture, main, alt }: AdminCallInput<'PUT /api/admin/invented-picture'>,
): Promise<Answer> =>
  changed(services, call, {
    profile,
    action: 'profile_pictures_changed',
    reason: alt ?? '',
    change: { picture, to: { isMain: main, alt } },
  });

export const orderPictures = (
  services: PictureServices,
  call: Call,
  { profile, order }: AdminCallInput<'PUT /api/admin/invented-pictures'>,
): Promise<Answer> =>
  changed(services, call, { profile, change: { order }, action: 'profile_pictures_changed', reason: '' });

/** Takes a picture away for good. */
export const removePicture = (
  services: PictureServices,
  call: Call,
  { profile, picture, reason }: AdminCallInput<'POST /api/admin/invented-picture-removal'>,
): Promise<Answer> =>
  changed(services, call, { profile, change: { picture, to: 'removed' }, action: 'profile_picture_removed', reason });
