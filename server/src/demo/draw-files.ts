import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { differenceHash, variantKey } from '../photos/index.ts';
import { publicId } from '../platform/ids.ts';
import type { Storage } from '../platform/storage.ts';
import type { SiteScope } from '../sites/index.ts';
import type { Appearance } from '@vonk/demo/portraits/appearance';
import { drawPortrait, portraitHeight, portraitWidth } from '@vonk/demo/portraits/draw-portrait';
import { renderPortrait } from '@vonk/demo/portraits/render-portrait';

const card = { width: 480, height: 600 };

export interface DrawnPhoto {
  readonly key: string;
  readonly width: number;
  readonly height: number;
  readonly contentHash: Buffer;
  readonly perceptualHash: Buffer;
}

/** Draws the small files of a portrait and stores them; the large one may follow by `drawFullFile`. */
export async function drawSmallFiles(
  storage: Storage,
  { siteId }: SiteScope,
  portrait: { appearance: Appearance; variant: number },
): Promise<DrawnPhoto> {
  const key = publicId() + publicId();
  const bytes = await renderPortrait(drawPortrait(portrait.appearance, portrait.variant), card.width, card.height);
  const [thumb, blur, perceptualHash] = await Promise.all([
    sharp(bytes).resize(160, 160, { position: 'top' }).webp({ quality: 76 }).toBuffer(),
    sharp(bytes).resize(24, 30).blur(1.2).webp({ quality: 60 }).toBuffer(),
    differenceHash(sharp(bytes)),
  ]);
  for (const [variant, file] of [
    ['card', bytes],
    ['full', bytes],
    ['thumb', thumb],
    ['blur', blur],
  ] as const) {
    await storage.put(variantKey({ siteId, key }, variant), file);
  }
  return { key, ...card, contentHash: createHash('sha256').update(bytes).digest(), perceptualHash };
}

/** Draws the large file of a portrait over the small one that stands in its place. */
export async function drawFullFile(
  storage: Storage,
  place: SiteScope & { key: string },
  portrait: { appearance: Appearance; variant: number },
): Promise<void> {
  const bytes = await renderPortrait(
    drawPortrait(portrait.appearance, portrait.variant),
    portraitWidth,
    portraitHeight,
  );
  await storage.put(variantKey(place, 'full'), bytes);
}
