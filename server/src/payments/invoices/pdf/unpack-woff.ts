import { inflateSync } from 'node:zlib';

/**
 * A font file as the bare tables in it (OpenType): read from WOFF, each table would be inflated anew for each document,
 * by a script. https://www.w3.org/TR/WOFF/
 */
export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, at) => {
    const entry = woff.subarray(44 + at * 20, 64 + at * 20);
    const [offset, packed, length] = [4, 8, 12].map((from) => entry.readUInt32BE(from)) as [number, number, number];
    const data = woff.subarray(offset, offset + packed);
    return {
      tag: entry.subarray(0, 4),
      checksum: entry.subarray(16, 20),
      data: packed < length ? inflateSync(data) : data,
    };
  });
  const power = 2 ** Math.floor(Math.log2(count));
  const head = Buffer.alloc(12 + count * 16);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(power * 16, 6);
  head.writeUInt16BE(Math.log2(power), 8);
  head.writeUInt16BE((count - power) * 16, 10);
  const parts: Buffer[] = [head];
  let offset = head.length;
  for (const [at, { tag, checksum, data }] of tables.entries()) {
    const entry = 12 + at * 16;
    tag.copy(head, entry);
    checksum.copy(head, entry + 4);
    head.writeUInt32BE(offset, entry + 8);
    head.writeUInt32BE(data.length, entry + 12);
    const padding = Buffer.alloc(-data.length & 3);
    parts.push(data, padding);
    offset += data.length + padding.length;
  }
  return Buffer.concat(parts);
}
