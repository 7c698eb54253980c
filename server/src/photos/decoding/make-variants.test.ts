import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { deflateSync, crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { createKit } from '../../../test/kit.ts';
import { play } from '../../../test/profiles.ts';
import { sizeOf } from './image-size.ts';
import { cutVariants, makeSentVariants, makeVariants, openDecoder, UnreadablePhoto } from './make-variants.ts';

const kit = await createKit();
const { pim } = await play(kit, 'pim');
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a9c' } });

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A PNG of a few bytes a row, whatever its size. */
function tinyPng(width: number, height: number, claims: { width: number; height: number } = { width, height }): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(claims.width, 0);
  head.writeUInt32BE(claims.height, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height), { level: 9 });
  const parts = [chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...parts]);
}

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="60000" height="60000"><rect width="100%" height="100%"/></svg>';
const upload = async (body: Buffer) => {
  const started = performance.now();
  const { status, refusal } = await kit.call('POST /api/photo.php', {}, { as: pim.browser, body });
  return { status, error: refusal.error, seconds: (performance.now() - started) / 1000 };
};

describe('what is made to hold us up is refused by its first bytes', () => {
  test.each([
    ['a PNG of 1 × 2400', () => tinyPng(1, 2400), 'photo_small'],
    ['a PNG of 2400 × 1', () => tinyPng(2400, 1), 'photo_small'],
    ['a PNG of 49 × 100', () => tinyPng(49, 100), 'photo_small'],
    ['a PNG of 60 × 301', () => tinyPng(60, 301), 'photo_narrow'],
    ['a PNG that says 60,000 × 60,000', () => tinyPng(8, 8, { width: 60_000, height: 60_000 }), 'photo_pixels'],
    ['a PNG that says 0 × 0', () => tinyPng(8, 8, { width: 0, height: 0 }), 'photo_broken'],
    ['a JPEG of 40 × 40', () => picture(40, 40).jpeg().toBuffer(), 'photo_small'],
    ['a WebP of 700 × 60', () => picture(700, 60).webp().toBuffer(), 'photo_narrow'],
    ['a lossless WebP of 16,000 × 10', () => picture(16_000, 10).webp({ lossless: true }).toBuffer(), 'photo_small'],
    ['a WebP with alpha of 40 × 400', () => picture(40, 400).ensureAlpha(0.5).webp().toBuffer(), 'photo_small'],
    ['a GIF', () => picture(60, 60).gif().toBuffer(), 'photo_type'],
    ['an AVIF', () => picture(60, 60).avif({ effort: 0 }).toBuffer(), 'photo_type'],
    ['an SVG', () => Buffer.from(svg), 'photo_type'],
    [
      'an SVG that calls itself PNG',
      () => Buffer.concat([tinyPng(8, 8).subarray(0, 8), Buffer.from(`${svg}IEND`)]),
      'photo_broken',
    ],
  ] as const)('%s', async (_, make, code) => {
    const { status, error, seconds } = await upload(await make());
    expect([status, error]).toEqual([409, code]);
    expect(seconds).toBeLessThan(10);
  });
});

test.each([
  [50, 250],
  [250, 50],
  [300, 400],
])('a picture of %i × %i is taken, in every type', async (width, height) => {
  for (const [type, make] of [
    ['png', picture(width, height).png()],
    ['jpeg', picture(width, height).jpeg({ progressive: true })],
    ['webp', picture(width, height).webp()],
  ] as const) {
    const bytes = await make.toBuffer();
    expect([type, sizeOf(bytes, type)]).toEqual([type, { width, height }]);
  }
  const made = await makeVariants(await picture(width, height).png().toBuffer());
  expect([made.width, made.height]).toEqual([width, height]);
});

test('a size that the rest of the file does not bear out is unreadable', async () => {
  await expect(makeVariants(tinyPng(8, 8, { width: 3000, height: 3000 }))).rejects.toThrow(UnreadablePhoto);
  await expect(makeVariants(Buffer.from('nothing'))).rejects.toThrow(UnreadablePhoto);
});

test('pictures are decoded in another process, which knows no setting of ours', async () => {
  const bytes = await picture(400, 300).png().toBuffer();
  const [made, sent] = await Promise.all([makeVariants(bytes), makeSentVariants(bytes)]);
  const hash = ({ files }: typeof made) => createHash('sha256').update(files.card).digest('hex');
  expect(hash(sent)).toBe(hash(made));
  const cut = { rotation: 90, crop: { left: 0, top: 0, width: 5000, height: 10_000 } } as const;
  expect(await cutVariants(bytes, cut)).toMatchObject({ width: 300, height: 200 });
  const list = execFileSync('ps', ['-eo', 'pid,ppid,args'], { encoding: 'utf8' }).split('\n');
  const decoders = list.filter(
    (line) => line.includes('decode-process.ts') && Number(line.trim().split(/\s+/)[1]) === process.pid,
  );
  expect(decoders).toHaveLength(2);
});

test('what takes too long or too much memory is ended and unreadable, and the next picture is made', async () => {
  const bytes = await picture(4000, 3000).jpeg().toBuffer();
  const hasty = openDecoder({ megabytes: 900, cpuSeconds: 0.01 });
  await expect(hasty({ bytes, cut: undefined })).rejects.toThrow('took too long');
  await expect(hasty({ bytes, cut: undefined })).rejects.toThrow(UnreadablePhoto);
  const small = openDecoder({ megabytes: 20, cpuSeconds: 20 });
  await expect(small({ bytes, cut: undefined })).rejects.toThrow('took too much memory');
  expect(await makeVariants(bytes)).toMatchObject({ width: 1600, height: 1200 });
});
