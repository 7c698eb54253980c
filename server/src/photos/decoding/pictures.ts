import { maxPhotoPixels, type PhotoCut, wholeSide } from '@vonk/contract/photos';
import sharp, { type Sharp } from 'sharp';
import { aiPacket, aiPlate } from './ai-mark.ts';
import { type MadePhoto, type MadeWidths, UnreadablePhoto } from './asked.ts';
import { isPhotoShape } from './photo-shape.ts';

// A picture has one thread: many of them run beside everybody's requests, and may not take all the processors.
sharp.concurrency(1);

const input = { limitInputPixels: maxPhotoPixels, failOn: 'error', animated: false } as const;
/**
 * The longer side of the largest file, and of the whole picture behind it: a cut of two thirds still fills the screen.
 */
const [fullSide, sourceSide] = [1600, 2400];

/**
 * Decodes an upload once, upright, and encodes its files anew: nothing of the upload but its pixels is left, no
 * position, no camera, no name (T82). The blurred file has less than 32 pixels of detail and is no base to get the rest
 * from (T84). What a machine made says so on each picture that shows anything, and in each file (T12).
 */
export async function variantsOf(
  bytes: Buffer,
  { isByMachine = false }: { isByMachine?: boolean | undefined } = {},
): Promise<MadePhoto> {
  const whole = await decode(bytes);
  // The head of a file may say one size and the rest another.
  if (!isPhotoShape(whole)) throw new UnreadablePhoto('the picture is not of the size that was judged');
  // JPEG for the one file that nobody but its owner ever loads: WebP of this size takes ten times as long.
  const source = await said(pictureOf(whole), isByMachine).jpeg({ quality: 88 }).toBuffer();
  return { ...(await encode(pictureOf(whole), isByMachine)), source };
}

/** The files of a picture that is turned and cut; throws `UnreadablePhoto`. */
export async function cutVariantsOf(source: Buffer, { rotation, crop }: PhotoCut): Promise<MadePhoto> {
  const whole = await decode(source);
  const [x, y] = [whole.width / wholeSide, whole.height / wholeSide];
  const left = Math.min(Math.round(crop.left * x), whole.width - 1);
  const top = Math.min(Math.round(crop.top * y), whole.height - 1);
  const width = Math.max(1, Math.min(Math.round(crop.width * x), whole.width - left));
  const height = Math.max(1, Math.min(Math.round(crop.height * y), whole.height - top));
  const cut = await pictureOf(whole)
    .extract({ left, top, width, height })
    .rotate(rotation)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { ...(await encode(pictureOf({ data: cut.data, width: cut.info.width, height: cut.info.height }))), source };
}

/**
 * The whole of an upload in these widths, as WebP of nothing but its pixels (T82): none is wider than the upload, whose
 * own width stands in for those that are; throws `UnreadablePhoto`.
 */
export async function widthsOf(bytes: Buffer, widths: readonly number[]): Promise<MadeWidths> {
  const whole = await decode(bytes);
  if (!isPhotoShape(whole)) throw new UnreadablePhoto('the picture is not of the size that was judged');
  const files: { width: number; height: number; bytes: Buffer }[] = [];
  for (const width of new Set(widths.map((each) => Math.min(each, whole.width)))) {
    const { data, info } = await pictureOf(whole)
      .resize(width)
      .webp({ quality: 80 })
      .toBuffer({ resolveWithObject: true });
    files.push({ width: info.width, height: info.height, bytes: data });
  }
  const { width = 0, height = 0 } = files.at(-1) ?? {};
  return { width, height, files };
}

interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

const pictureOf = ({ data, width, height }: Pixels): Sharp => sharp(data, { raw: { width, height, channels: 3 } });

async function decode(bytes: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(bytes, input)
    .autoOrient()
    .toColourspace('srgb')
    .resize(sourceSide, sourceSide, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(refuseBroken);
  return { data, width: info.width, height: info.height };
}

/** The picture with what its file says of it. */
const said = (picture: Sharp, isByMachine: boolean): Sharp => (isByMachine ? picture.withXmp(aiPacket) : picture);

async function encode(whole: Sharp, isByMachine = false): Promise<Omit<MadePhoto, 'source'>> {
  const { data, info } = await whole
    .resize(fullSide, fullSide, { fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const picture = () => pictureOf({ data, width: info.width, height: info.height });
  const marked = (one: Sharp, width: number, height: number) =>
    isByMachine ? said(one.composite([{ input: aiPlate(width, height), gravity: 'southwest' }]), true) : one;
  const full = await marked(picture(), info.width, info.height).webp({ quality: 80 }).toBuffer();
  const card = await marked(picture().resize(480, 600, { position: 'attention' }), 480, 600)
    .webp({ quality: 80 })
    .toBuffer();
  const thumb = await marked(picture().resize(160, 160, { position: 'attention' }), 160, 160)
    .webp({ quality: 76 })
    .toBuffer();
  const blur = await said(picture().resize(24, 30).blur(1.2), isByMachine).webp({ quality: 60 }).toBuffer();
  const perceptualHash = await differenceHash(picture());
  const mirroredHash = await differenceHash(picture().flop());
  const files = { full, card, thumb, blur };
  return { width: info.width, height: info.height, perceptualHash, mirroredHash, files };
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
