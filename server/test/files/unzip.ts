import { crc32, inflateRawSync } from 'node:zlib';

/** The entries of a ZIP file, by the directory at its end; fails when one is not what its checksum says. */
export function unzip(file: Buffer): Map<string, Buffer> {
  const end = file.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  let at = file.readUInt32LE(end + 16);
  const entries = new Map<string, Buffer>();
  for (let left = file.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [size, nameLength, offset] = [
      file.readUInt32LE(at + 20),
      file.readUInt16LE(at + 28),
      file.readUInt32LE(at + 42),
    ];
    const name = file.toString('utf8', at + 46, at + 46 + nameLength);
    const start = offset + 30 + file.readUInt16LE(offset + 26) + file.readUInt16LE(offset + 28);
    const packed = file.subarray(start, start + size);
    const bytes = file.readUInt16LE(at + 10) === 0 ? packed : inflateRawSync(packed);
    if (crc32(bytes) !== file.readUInt32LE(at + 16)) throw new Error(`${name} is broken`);
    entries.set(name, bytes);
    at += 46 + nameLength + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
  return entries;
}
