import { hourSeconds } from '@vonk/contract/durations';
import type { PhotoVariant } from '@vonk/contract/photos';
import type { MemberCall } from '../../accounts/index.ts';
import type { Seal } from '../../platform/seal.ts';
import type { Photo } from '../photos.ts';

/** A file of a photo that one has no public address for; `source` is the owner's alone. */
export type PrivateFile = PhotoVariant | 'source';
/** Gives the address of a file. */
export type AddressOf = (photo: Photo, file: PrivateFile) => string;
type Signer = Pick<Seal, 'sign'>;
type Viewer = Pick<MemberCall['member'], 'siteId' | 'memberId'>;

/**
 * An address ends with the next full hour but one: it stays the same long enough to be shown, and lasts one to two
 * hours.
 */
const endOf = (now: Date) => (Math.floor(now.getTime() / 1000 / hourSeconds) + 2) * hourSeconds;

const signatureOf = (
  seal: Signer,
  { siteId, memberId }: Viewer,
  { photo, file, until }: { photo: Photo; file: string; until: number },
) => seal.sign('photo', [String(siteId), memberId, photo.key, file, String(until)]);

/**
 * The addresses of private files for one viewer: signed, for them alone, for at most two hours; they change with the
 * picture (T83).
 */
export function addressesFor(seal: Signer, { member, now }: Pick<MemberCall, 'member' | 'now'>): AddressOf {
  const until = endOf(now);
  return (photo, file) => {
    const by = signatureOf(seal, member, { photo, file, until });
    return `/api/photo-file.php?${new URLSearchParams({
      photo: photo.publicId,
      variant: file,
      until: String(until),
      by,
    })}`;
  };
}

/** Whether this is an address that was given to this viewer and has not ended. */
export function isAddressOf(
  seal: Signer,
  { member, now }: Pick<MemberCall, 'member' | 'now'>,
  { photo, file, until, by }: { photo: Photo; file: string; until: string; by: string },
): boolean {
  const seconds = Number(until);
  if (!Number.isInteger(seconds) || seconds * 1000 <= now.getTime()) return false;
  return by === signatureOf(seal, member, { photo, file, until: seconds });
}
