/** What a file is by its first bytes, whatever its name says. */
export type ImageType = 'jpeg' | 'png' | 'webp' | 'heic';

const endings = { jpeg: 'jpg', png: 'png', webp: 'webp' } as const;
const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** The brands of HEIF files that phones write (ISO 23008-12); AVIF is another. */
const heicBrands = new Set(['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1']);

/** The type of an image; undefined for anything we do not take. */
export function imageTypeOf(bytes: Buffer): ImageType | undefined {
  if (bytes.length < 16) return undefined;
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (bytes.subarray(0, 8).equals(pngSignature)) return 'png';
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP') return 'webp';
  if (bytes.toString('latin1', 4, 8) === 'ftyp' && heicBrands.has(bytes.toString('latin1', 8, 12))) return 'heic';
  return undefined;
}

export const endingOf = (type: Exclude<ImageType, 'heic'>): string => endings[type];

/** Whether the file has its end: one that broke off on the way is told at once, without decoding it. */
export function isWhole(bytes: Buffer, type: Exclude<ImageType, 'heic'>): boolean {
  if (type === 'webp') return bytes.readUInt32LE(4) + 8 <= bytes.length;
  if (type === 'png') return bytes.includes('IEND', Math.max(0, bytes.length - 4096), 'latin1');
  const scan = startOfScan(bytes);
  return scan !== undefined && bytes.includes(Buffer.from([0xff, 0xd9]), scan);
}

/** Where a JPEG's picture data begins; the end marks of embedded previews lie before it. */
function startOfScan(bytes: Buffer): number | undefined {
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1];
    if (marker === 0xda) return at + 2;
    at += marker === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}
