import { objectUntil } from '@vonk/contract/objections';
import { type OwnPhoto, type PhotoVariant, type ShownPhoto } from '@vonk/contract/photos';
import { cropOf } from '../cut/crop-sides.ts';
import type { Statement } from '../objections/statements.ts';
import type { AddressOf } from '../files/photo-address.ts';
import type { Photo } from '../photos.ts';

const hasFiles = ({ state }: Photo) => state === 'under_inspection' || state === 'active' || state === 'removed';

/** A photo as its owner sees it. */
export function ownPhotoOf(photo: Photo, addressOf: AddressOf, statement: Statement | undefined): OwnPhoto {
  const address = (file: PhotoVariant | 'source') => (hasFiles(photo) ? addressOf(photo, file) : null);
  return {
    id: photo.publicId,
    state: photo.state,
    reason: photo.reason,
    is_main: photo.isMain,
    thumb: address('thumb'),
    card: address('card'),
    full: address('full'),
    width: photo.width,
    height: photo.height,
    alt: photo.alt,
    source: address('source'),
    rotation: photo.wanted?.rotation ?? photo.rotation,
    crop: photo.wanted?.crop ?? cropOf(photo.crop),
    is_changing: photo.wanted !== null,
    statement: photo.state === 'removed' && statement ? statementOf(statement) : null,
  };
}

const statementOf = (statement: Statement): NonNullable<OwnPhoto['statement']> => ({
  decided_at: statement.decidedAt.toISOString(),
  ground: statement.ground,
  is_automated: statement.isAutomated,
  is_sorted: statement.isSorted,
  object_until: objectUntil(statement.decidedAt).toISOString(),
  // A restored photo is not removed any more, so that only these two are ever seen.
  objection: statement.askedAt === null ? null : statement.outcome === null ? 'waiting' : 'upheld',
  explanation: statement.explanation,
});

export interface ShownTo {
  readonly mainAddressOf: AddressOf;
  /** Of the others; undefined for a guest. */
  readonly addressOf: AddressOf | undefined;
  /** Whether the others are sharp. */
  readonly isOpen: boolean;
}

/**
 * A photo as another one sees it: the main one sharp, the others sharp for premium members and blurred for free ones
 * (PHOTO-3).
 */
export function shownPhotoOf(photo: Photo, { mainAddressOf, addressOf, isOpen }: ShownTo): ShownPhoto | [] {
  // A guest gets addresses of main photos alone (SEARCH-4).
  if (!photo.isMain && !addressOf) return [];
  const locked = !photo.isMain && !isOpen;
  const address = (variant: PhotoVariant) =>
    photo.isMain || !addressOf ? mainAddressOf(photo, variant) : addressOf(photo, locked ? 'blur' : variant);
  return {
    id: photo.publicId,
    is_main: photo.isMain,
    locked,
    thumb: address('thumb'),
    card: address('card'),
    full: locked ? null : address('full'),
    width: photo.width,
    height: photo.height,
    alt: locked ? '' : photo.alt,
  };
}
