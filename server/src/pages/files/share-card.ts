import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create, type Font } from 'fontkit';
import sharp from 'sharp';
import { daySeconds } from '@vonk/contract/durations';
import { pickText, type Site } from '../../sites/index.ts';
import type { FileCall, SiteFile } from './site-file.ts';

/** 1200 × 630: what every network shows uncut (ogp.me). */
const [width, height] = [1200, 630];
const margin = 96;

const files = [
  import.meta.resolve('@fontsource/schibsted-grotesk/files/schibsted-grotesk-latin-700-normal.woff2'),
  import.meta.resolve('@fontsource/schibsted-grotesk/files/schibsted-grotesk-latin-ext-700-normal.woff2'),
];

let loaded: Font[] | undefined;
/** Letters are drawn from our own font files: a server need not have any fonts. */
const fonts = (): Font[] => (loaded ??= files.map((file) => create(readFileSync(fileURLToPath(file))) as Font));

interface Line {
  readonly paths: readonly string[];
  readonly width: number;
}

/** A text as outlines at a size in pixels, letter by letter, each from the first font that has it. */
function outline(text: string, size: number): Line {
  let x = 0;
  const paths: string[] = [];
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    const font = fonts().find((each) => each.hasGlyphForCodePoint(code)) ?? fonts()[0];
    const glyph = font?.glyphForCodePoint(code);
    if (!font || !glyph) continue;
    const scale = size / font.unitsPerEm;
    paths.push(
      `<path transform="translate(${x.toFixed(1)} 0) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})" ` +
        `d="${glyph.path.toSVG()}"/>`,
    );
    x += glyph.advanceWidth * scale;
  }
  return { paths, width: x };
}

/** As many lines as it takes to stay within the card. */
function wrap(text: string, size: number): Line[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length === 0 || outline(longer, size).width > width - 2 * margin) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines.map((line) => outline(line, size));
}

const at = (x: number, y: number, { paths }: Line): string =>
  `<g transform="translate(${x} ${y})">${paths.join('')}</g>`;

/** What the title says beside the name: "Vonk, begin met een goed gesprek" claims "Begin met een goed gesprek". */
function claimOf(site: Site, title: string): string {
  const claim = title.startsWith(`${site.name}, `) ? title.slice(site.name.length + 2) : title;
  return `${claim.charAt(0).toUpperCase()}${claim.slice(1)}`;
}

/** The card as SVG: the site's colour, two talking squares, the name and what it promises. */
export function shareCardSvg({ site, locale }: Pick<FileCall, 'site' | 'locale'>): string {
  const { theme, name, settings } = site;
  const size = 92;
  const lines = wrap(claimOf(site, pickText(settings.index_title, locale, site)), size);
  const first = height - margin - (lines.length - 1) * size * 1.1;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
    <rect width="${width}" height="${height}" fill="${theme.light['primary']}"/>
    <path fill="${theme.light['primary-press']}" transform="translate(0 -64)" d="M820 -80h300a150 150 0 0 1 150 150v150a150 150 0 0 1-150 150H708a38 38 0 0 1-38-38V70A150 150 0 0 1 820 -80z"/>
    <path fill="#fff" transform="translate(${margin} ${margin}) scale(.75)" d="M24 0h16a24 24 0 0 1 24 24v16a24 24 0 0 1-24 24H6a6 6 0 0 1-6-6V24A24 24 0 0 1 24 0z"/>
    <g fill="#fff">${at(margin + 64, margin + 41, outline(name, 50))}${lines.map((line, row) => at(margin, Math.round(first + row * size * 1.1), line)).join('')}</g>
  </svg>`;
}

const drawn = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

/** The picture that a shared link shows, drawn once per site, language and wording. */
export async function drawShareCard(call: FileCall): Promise<SiteFile> {
  const svg = shareCardSvg(call);
  const picture =
    drawn.get(svg) ??
    sharp(Buffer.from(svg))
      .png({ palette: true })
      .toBuffer()
      .then((png) => new Uint8Array(png));
  drawn.set(svg, picture);
  return { type: 'image/png', body: await picture, seconds: daySeconds, headers: { Vary: 'Cookie' } };
}
