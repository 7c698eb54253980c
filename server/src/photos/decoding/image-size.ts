import type { ImageType } from '../files/image-type.ts';
import type { Size } from './photo-shape.ts';

const readers: Readonly<Record<Exclude<ImageType, 'heic'>, (bytes: Buffer) => Size | undefined>> = {
  jpeg: sizeOfJpeg,
  png: (bytes) =>
    bytes.toString('latin1', 12, 16) === 'IHDR'
      ? { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
      : undefined,
  webp: sizeOfWebp,
};

/**
 * Width and height as the head of a file says, read here and not by a decoder: whoever made the file cannot make that
 * cost anything. Undefined where it says none.
 */
export function sizeOf(bytes: Buffer, type: Exclude<ImageType, 'heic'>): Size | undefined {
  try {
    const size = readers[type](bytes);
    return size && size.width > 0 && size.height > 0 ? size : undefined;
  } catch (error) {
    // The file ends in the midst of its head.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** In the first frame header: one of the markers C0 to CF that are no tables (ITU T.81, B.1.1.3). */
function sizeOfJpeg(bytes: Buffer): Size | undefined {
  const tables = new Set([0xc4, 0xc8, 0xcc]);
  for (let at = 2; bytes[at] === 0xff;) {
    const marker = bytes.readUInt8(at + 1);
    if (marker >= 0xc0 && marker <= 0xcf && !tables.has(marker))
      return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    if (marker === 0xda) return undefined;
    at += marker === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}

/** In the first chunk, in three ways (RFC 9649, 2.5 to 2.7). */
function sizeOfWebp(bytes: Buffer): Size | undefined {
  const kind = bytes.toString('latin1', 12, 16);
  if (kind === 'VP8X') return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  if (kind === 'VP8L') {
    const sides = bytes.readUInt32LE(21);
    return { width: (sides & 0x3fff) + 1, height: ((sides >>> 14) & 0x3fff) + 1 };
  }
  if (kind !== 'VP8 ') return undefined;
  return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
}
