import { photoVariants, type PhotoVariant } from '@vonk/contract/photos';
import type { Storage } from '../platform/storage.ts';

/** The part of an address that cannot be guessed, and the site it lies under. */
export interface PhotoPlace {
  readonly siteId: number;
  readonly key: string;
}

export const variantKey = ({ siteId, key }: PhotoPlace, variant: PhotoVariant): string => `photos/${siteId}/${key}/${variant}-v1.webp`;

/** What was uploaded, until its files are made. */
export const uploadKey = ({ siteId, key }: PhotoPlace, ending: string): string => `uploads/${siteId}/${key}/original.${ending}`;

/** Deletes all files of a photo; those that are gone already are fine. */
export async function deleteFiles(storage: Storage, place: PhotoPlace): Promise<void> {
  await deleteUpload(storage, place);
  for (const variant of photoVariants) await storage.delete(variantKey(place, variant));
}

/** Deletes what was uploaded. */
export async function deleteUpload(storage: Storage, place: PhotoPlace): Promise<void> {
  for (const ending of ['jpg', 'png', 'webp']) await storage.delete(uploadKey(place, ending));
}
