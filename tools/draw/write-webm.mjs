// Puts VP9 frames into a WebM file (Matroska, RFC 9559), as little of it as players ask for.

/** An EBML element: its id, then the length of its content, then the content. */
function element(id, content) {
  const body = Buffer.isBuffer(content) ? content : Buffer.concat(content);
  return Buffer.concat([Buffer.from(id, 'hex'), lengthOf(body.length), body]);
}

/** A length in eight bytes, which fits any. */
function lengthOf(length) {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(length) | (1n << 56n));
  return bytes;
}

const number = (value) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
const float = (value) => {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return bytes;
};
const text = (value) => Buffer.from(value, 'ascii');

/** A frame with its time in milliseconds within the cluster. */
function block({ data, isKey, time }, start) {
  const head = Buffer.alloc(4);
  head[0] = 0x81;
  head.writeInt16BE(Math.round(time - start), 1);
  head[3] = isKey ? 0x80 : 0;
  return element('a3', [head, data]);
}

/**
 * The bytes of a film. `chunks`: encoded frames in order, each with `data`, `isKey` and `time` in milliseconds;
 * `seconds`: its length.
 */
export function writeWebm({ width, height, seconds, chunks }) {
  const head = element('1a45dfa3', [
    element('4286', number(1)),
    element('42f7', number(1)),
    element('42f2', number(4)),
    element('42f3', number(8)),
    element('4282', text('webm')),
    element('4287', number(4)),
    element('4285', number(2)),
  ]);
  const info = element('1549a966', [
    element('2ad7b1', number(1_000_000)),
    element('4489', float(seconds * 1000)),
    element('4d80', text('vonk')),
    element('5741', text('vonk')),
  ]);
  const video = element('e0', [element('b0', number(width)), element('ba', number(height))]);
  const track = element('ae', [
    element('d7', number(1)),
    element('73c5', number(1)),
    element('9c', number(0)),
    element('83', number(1)),
    element('86', text('V_VP9')),
    video,
  ]);
  const clusters = [];
  const longest = 30_000;
  for (let start = 0; start < seconds * 1000; start += longest) {
    const own = chunks.filter(({ time }) => time >= start && time < start + longest);
    clusters.push(element('1f43b675', [element('e7', number(start)), ...own.map((chunk) => block(chunk, start))]));
  }
  return Buffer.concat([head, element('18538067', [info, element('1654ae6b', [track]), ...clusters])]);
}
