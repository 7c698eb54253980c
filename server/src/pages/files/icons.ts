import sharp from 'sharp';
import { daySeconds } from '@vonk/contract/durations';
import type { Site } from '../../sites/index.ts';
import type { FileCall, SiteFile } from './site-file.ts';

type Coloured = Pick<Site, 'primaryColor'>;

const bubble = 'M28 4h8a24 24 0 0 1 24 24v8a24 24 0 0 1-24 24H10a6 6 0 0 1-6-6V28A24 24 0 0 1 28 4z';

/**
 * The app icon of a site that has no mark of its own: the talking square in its colour.
 */
export const iconOf = ({ primaryColor }: Coloured): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="${primaryColor}" d="${bubble}"/></svg>`;

/** The same in white on the full square: a phone may cut it to any shape, so the mark keeps within the middle 80 %. */
const fullIconOf = ({ primaryColor }: Coloured): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">` +
  `<rect width="64" height="64" fill="${primaryColor}"/>` +
  `<path fill="#fff" transform="translate(16 16) scale(.5)" d="${bubble}"/></svg>`;

/** The pictures of the app, by the name in their address: width in pixels, and whether a phone may cut them. */
const pictures: Readonly<Record<string, { width: number; isFull: boolean }>> = {
  'icon-192': { width: 192, isFull: false },
  'icon-512': { width: 512, isFull: false },
  'maskable-512': { width: 512, isFull: true },
  'touch-180': { width: 180, isFull: true },
  'badge-96': { width: 96, isFull: false },
};
export const iconNames = Object.keys(pictures);

export async function drawIcon({ site }: Pick<FileCall, 'site'>, name: string): Promise<SiteFile> {
  const { width, isFull } = pictures[name] ?? { width: 192, isFull: false };
  const svg = isFull ? fullIconOf(site) : iconOf(site);
  const body = await sharp(Buffer.from(svg), { density: 72 * (width / 64) })
    .resize(width, width)
    .png()
    .toBuffer();
  return { type: 'image/png', body: new Uint8Array(body), seconds: daySeconds };
}
