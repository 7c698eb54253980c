import type { AdminCallErrorCode, AdminCallOutput } from '@vonk/contract/admin/api';
import { minPictureSide } from '@vonk/contract/admin/sites/lander-pictures';
import { addPicture, pictureFiles, pictureWidths } from '../../landers/index.ts';
import { judgePhoto, makeWidths, sizeOf, UnreadablePhoto } from '../../photos/index.ts';
import { publicId } from '../../platform/ids.ts';
import type { Refuses } from '../../platform/refusal.ts';
import type { Storage } from '../../platform/storage.ts';
import type { FileAddresses } from '../../platform/storage/file-addresses.ts';
import type { StaffServices, StaffSiteCall } from '../../staff/index.ts';
import { landerFile } from '../queues/staff-files.ts';

type Upload = 'POST /api/admin/lander-picture';

export interface PictureServices extends Pick<StaffServices, 'db'> {
  readonly storage: Storage;
  readonly fileAddresses: FileAddresses;
}

/**
 * Takes a picture for a landing page in: decoded as photos of members are, so that nothing of the file but its pixels
 * is left (T82). Nobody sees it before a slug shows it; the row comes first, so that every file belongs to one.
 */
export async function uploadPicture(
  { db, storage, fileAddresses }: PictureServices,
  call: StaffSiteCall & Refuses<AdminCallErrorCode<Upload>>,
): Promise<AdminCallOutput<Upload>> {
  const { at, staff, now } = call;
  const bytes = call.file ?? Buffer.alloc(0);
  const size = sizeOf(bytes, judgePhoto(call, bytes));
  if (!size || Math.min(size.width, size.height) < minPictureSide)
    call.refuse('photo_small', { details: { side: minPictureSide } });
  const made = await makeWidths(bytes, pictureWidths).catch((error: unknown) => {
    if (error instanceof UnreadablePhoto) return call.refuse('photo_broken');
    throw error;
  });
  const { width, height } = made;
  const picture = { key: publicId() + publicId(), width, height };
  await db.transact((tx) => addPicture(tx, at, { ...picture, actor: staff.publicId, now }));
  for (const [index, file] of pictureFiles(at, picture).entries())
    await storage.put(file.key, made.files[index]?.bytes ?? Buffer.alloc(0));
  return { ...picture, address: addressOf({ fileAddresses }, call, picture) };
}

/** Where staff see a picture: its narrowest file, for them alone, until the hour is over. */
export function addressOf(
  services: Pick<PictureServices, 'fileAddresses'>,
  { at, staff, now }: StaffSiteCall,
  picture: { readonly key: string; readonly width: number },
): string {
  const [narrowest] = pictureFiles(at, picture);
  return landerFile(services, narrowest?.key ?? '', { actor: staff.publicId, now });
}
