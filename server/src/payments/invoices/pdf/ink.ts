import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create, type Font } from 'fontkit';
import { unpackWoff } from './unpack-woff.ts';

type Document = PDFKit.PDFDocument;

/** The weights that a sheet is set in. */
export type Weight = 400 | 500 | 700;

/** How a text looks; sizes in the pixels of the design, 96 to the inch. */
export interface Style {
  readonly size: number;
  /** The height of a line. */
  readonly line: number;
  readonly weight?: Weight;
  readonly color?: string;
}

/** Points to a pixel of the design. */
export const point = 0.75;
const black = '#1d1418';

const files: Readonly<Record<Weight, readonly string[]>> = {
  400: [
    import.meta.resolve('@fontsource/schibsted-grotesk/files/schibsted-grotesk-latin-400-normal.woff'),
    import.meta.resolve('@fontsource/schibsted-grotesk/files/schibsted-grotesk-latin-ext-400-normal.woff'),
  ],
  500: [
    import.meta.resolve('@fontsource/schibsted-grotesk/files/schibsted-grotesk-latin-500-normal.woff'),
    import.meta.resolve('@fontsource/schibsted-grotesk/files/schibsted-grotesk-latin-ext-500-normal.woff'),
  ],
  700: [
    import.meta.resolve('@fontsource/schibsted-grotesk/files/schibsted-grotesk-latin-700-normal.woff'),
    import.meta.resolve('@fontsource/schibsted-grotesk/files/schibsted-grotesk-latin-ext-700-normal.woff'),
  ],
};

interface Face {
  readonly name: string;
  readonly bytes: Buffer;
  readonly font: Font;
}

const faces = new Map<Weight, readonly Face[]>();

function facesOf(weight: Weight): readonly Face[] {
  const loaded =
    faces.get(weight) ??
    files[weight].map((file, at) => {
      const bytes = unpackWoff(readFileSync(fileURLToPath(file)));
      return { name: `${weight}-${at}`, bytes, font: create(bytes) as Font };
    });
  faces.set(weight, loaded);
  return loaded;
}

/** What stands for a letter that our fonts lack: an archived file may name none that it does not carry. */
const instead: Readonly<Record<string, string>> = { '\u202f': '\u00a0', '\u2011': '-' };

interface Run {
  readonly face: Face;
  readonly text: string;
}

/** A text in pieces of one font each, letter by letter, as one font has the Latin letters and another the rest. */
function runsOf(text: string, weight: Weight): Run[] {
  const known = facesOf(weight);
  const has = ({ font }: Face, letter: string) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
  const runs: { face: Face; text: string }[] = [];
  for (const asked of text) {
    const [letter, face] =
      [asked, instead[asked] ?? '?', '?']
        .map((one) => [one, known.find((each) => has(each, one))] as const)
        .find(([, found]) => found !== undefined) ?? [];
    const last = runs.at(-1);
    if (face === undefined || letter === undefined) continue;
    if (last?.face === face) last.text += letter;
    else runs.push({ face, text: letter });
  }
  return runs;
}

/** What texts are measured and written with. */
export interface Ink {
  width(text: string, style: Style): number;
  /** Breaks a text into lines no wider than so many pixels. */
  wrap(text: string, style: Style, width: number): string[];
  /** Writes one line from its upper left corner on, or, aligned right, up to its upper right corner. */
  write(text: string, at: { x: number; y: number; align?: 'right' }, style: Style): void;
}

/** Ink for a document: its fonts are embedded, with the letters that are used. */
export function inkOf(document: Document): Ink {
  const chosen = new Set<string>();
  const choose = ({ name, bytes }: Face) => {
    if (!chosen.has(name)) document.registerFont(name, bytes);
    chosen.add(name);
    document.font(name);
  };
  const measure = (runs: readonly Run[], { size }: Style): number =>
    runs.reduce((sum, { face, text }) => {
      choose(face);
      return sum + document.fontSize(size).widthOfString(text);
    }, 0);
  const width = (text: string, style: Style) => measure(runsOf(text, style.weight ?? 400), style);
  return {
    width,
    wrap(text, style, most) {
      const lines: string[] = [];
      for (const word of text.split(' ')) {
        const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
        if (lines.length === 0 || width(longer, style) > most) lines.push(word);
        else lines[lines.length - 1] = longer;
      }
      return lines;
    },
    write(text, { x, y, align }, style) {
      const runs = runsOf(text, style.weight ?? 400);
      let left = align === 'right' ? x - measure(runs, style) : x;
      // The letters of this typeface stand so far above and below the middle of their line.
      const baseline = y + style.line / 2 + style.size * 0.35;
      for (const { face, text: piece } of runs) {
        choose(face);
        document.fontSize(style.size * point).fillColor(style.color ?? black);
        document.text(piece, left * point, baseline * point, { lineBreak: false, baseline: 'alphabetic' });
        left += document.fontSize(style.size).widthOfString(piece);
      }
    },
  };
}
