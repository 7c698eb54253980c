import { maxPhotoPixels, type PhotoVariant } from '@vonk/contract/photos';
import sharp, { type Sharp } from 'sharp';

// One thread a picture: jobs run beside requests, and several pictures beside each other.
sharp.concurrency(1);

/** A picture that cannot be decoded: not an image after all, broken, or larger than we take. */
export class UnreadablePhoto extends Error {}

export interface MadePhoto {
  /** Of the full file, in pixels. */
  readonly width: number;
  readonly height: number;
  readonly perceptualHash: Buffer;
  readonly files: Readonly<Record<PhotoVariant, Buffer>>;
}

const input = { limitInputPixels: maxPhotoPixels, failOn: 'error', animated: false } as const;

/** Width and height as stored, from the header alone; throws `UnreadablePhoto`. */
export async function measure(bytes: Buffer): Promise<{ width: number; height: number }> {
  const { width, height } = await sharp(bytes, { ...input, limitInputPixels: false })
    .metadata()
    .catch(refuseBroken);
  return { width, height };
}

/**
 * Decodes a picture once, upright, and encodes its files anew as WebP: nothing of the upload but its pixels is left, no position, no camera,
 * no name (T82). The blurred file has less than 32 pixels of detail and is no base to get the rest from (T84).
 */
export async function makeVariants(bytes: Buffer): Promise<MadePhoto> {
  const { data, info } = await sharp(bytes, input)
    .autoOrient()
    .toColourspace('srgb')
    .resize(1600, 1600, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(refuseBroken);
  const picture = () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  const [full, card, thumb, blur, perceptualHash] = await Promise.all([
    picture().webp({ quality: 80 }).toBuffer(),
    picture().resize(480, 600, { position: 'attention' }).webp({ quality: 80 }).toBuffer(),
    picture().resize(160, 160, { position: 'attention' }).webp({ quality: 76 }).toBuffer(),
    picture().resize(24, 30).blur(1.2).webp({ quality: 60 }).toBuffer(),
    differenceHash(picture()),
  ]);
  return { width: info.width, height: info.height, perceptualHash, files: { full, card, thumb, blur } };
}

/** 64 bits: of each of 8 rows of 9 grey dots, whether a dot is brighter than its right neighbour. */
export async function differenceHash(picture: Sharp): Promise<Buffer> {
  const dots = await picture.greyscale().resize(9, 8, { fit: 'fill' }).raw().toBuffer();
  const hash = Buffer.alloc(8);
  for (let row = 0; row < 8; row += 1)
    for (let column = 0; column < 8; column += 1) {
      const at = row * 9 + column;
      if ((dots[at] ?? 0) > (dots[at + 1] ?? 0)) hash.writeUInt8(hash.readUInt8(row) | (1 << column), row);
    }
  return hash;
}

function refuseBroken(error: unknown): never {
  throw new UnreadablePhoto('the picture cannot be decoded', { cause: error });
}
