import { photoVariants, type PhotoVariant } from '@vonk/contract/photos';
import type { Storage } from '../../platform/storage.ts';
import type { SiteScope } from '../../sites/index.ts';
import type { MadePhoto } from '../decoding/make-variants.ts';

/** The part of an address that cannot be guessed, and the site it lies under. */
export interface PhotoPlace extends SiteScope {
  readonly key: string;
}

export const variantKey = ({ siteId, key }: PhotoPlace, variant: PhotoVariant): string =>
  `photos/${siteId}/${key}/${variant}-v1.webp`;

/**
 * The whole picture without anything but its pixels, for its owner alone: what is cut from it later is cut from this.
 */
export const sourceKey = ({ siteId, key }: PhotoPlace): string => `photos/${siteId}/${key}/source-v1.jpg`;

/** What was uploaded, until its files are made. */
export const uploadKey = ({ siteId, key }: PhotoPlace, ending: string): string =>
  `uploads/${siteId}/${key}/original.${ending}`;

export async function storeFiles(
  storage: Storage,
  place: PhotoPlace,
  { files, source }: Pick<MadePhoto, 'files' | 'source'>,
): Promise<void> {
  for (const variant of photoVariants) await storage.put(variantKey(place, variant), files[variant]);
  await storage.put(sourceKey(place), source);
}

/** Deletes all files of a photo; those that are gone already are fine. */
export async function deleteFiles(storage: Storage, place: PhotoPlace): Promise<void> {
  await deleteUpload(storage, place);
  await storage.delete(sourceKey(place));
  for (const variant of photoVariants) await storage.delete(variantKey(place, variant));
}

export async function deleteUpload(storage: Storage, place: PhotoPlace): Promise<void> {
  for (const ending of ['jpg', 'png', 'webp']) await storage.delete(uploadKey(place, ending));
}
