import { Buffer } from 'node:buffer';
import Pdf from 'pdfkit';
import type { InvoiceSheet } from '../sheet.ts';
import { type Ink, inkOf, point, type Style } from './ink.ts';

// The content of an A4, in the pixels of the design: 794 by 1123, 96 to the inch.
const [left, right, top, bottom] = [68, 726, 64, 1071];
const grey = '#5c4a4f';
const pale = '#e2d9dc';
const black = '#1d1418';
const body: Style = { size: 13, line: 19 };
const muted: Style = { ...body, color: grey };
const heading: Style = { size: 13, line: 18, weight: 500, color: grey };
const small: Style = { size: 11.5, line: 17, color: grey };

/** Where the columns of numbers end: wide enough for their heads and for five figures in each language. */
const ends = { quantity: 476, each: 584, vat: 640, amount: right } as const;
const numbers = ['quantity', 'each', 'vat', 'amount'] as const;
const factColumns = [68, 317, 565] as const;

/** A sheet with what it is drawn with; each part draws itself from `y` on and answers where it ends. */
interface Desk {
  readonly document: PDFKit.PDFDocument;
  readonly ink: Ink;
  readonly sheet: InvoiceSheet;
  /** Draws a piece of the text under its name for readers: H1, P, TH. */
  tell(name: string, draw: () => void): void;
}

/**
 * A sheet as a PDF for archives (PDF/A-3b), tagged for readers. The same sheet gives the same bytes wherever and
 * whenever it is drawn: its date is that of the document, and nothing is compressed, as that differs between versions
 * of the system.
 */
export async function drawSheet(sheet: InvoiceSheet, issuedAt: Date): Promise<Buffer> {
  const document = new Pdf({
    size: 'A4',
    margin: 0,
    subset: 'PDF/A-3b',
    pdfVersion: '1.7',
    tagged: true,
    lang: sheet.locale,
    displayTitle: true,
    compress: false,
    info: {
      Title: `${sheet.title}, ${sheet.site.name}`,
      Author: sheet.seller.name,
      Creator: sheet.site.name,
      CreationDate: issuedAt,
      ModDate: issuedAt,
    },
  });
  const parts: Buffer[] = [];
  document.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise((resolve) => document.once('end', resolve));
  const root = document.struct('Document');
  document.addStructure(root);
  const desk: Desk = {
    document,
    ink: inkOf(document),
    sheet,
    tell: (name, draw) => root.add(document.struct(name, {}, draw)),
  };
  drawParts(desk);
  root.end();
  document.end();
  await ended;
  return Buffer.concat(parts);
}

function drawParts(desk: Desk): void {
  const afterTop = drawTop(desk, top);
  const afterTitle = drawTitle(desk, afterTop + 44);
  const afterFacts = drawFacts(desk, afterTitle + 30);
  const afterLines = drawLines(desk, afterFacts + 36);
  const afterSums = drawSums(desk, afterLines + 14);
  drawSection(desk, afterSums + 44);
  drawFoot(desk);
}

/** The site's mark and name, and who sells. */
function drawTop({ document, ink, sheet, tell }: Desk, y: number): number {
  const { site, seller } = sheet;
  const [x, side, round, sharp] = [left * point, 22 * point, 9 * point, 2 * point];
  decorate(document, () => {
    const from = y * point;
    document
      .moveTo(x + round, from)
      .lineTo(x + side - round, from)
      .quadraticCurveTo(x + side, from, x + side, from + round)
      .lineTo(x + side, from + side - round)
      .quadraticCurveTo(x + side, from + side, x + side - round, from + side)
      .lineTo(x + sharp, from + side)
      .quadraticCurveTo(x, from + side, x, from + side - sharp)
      .lineTo(x, from + round)
      .quadraticCurveTo(x, from, x + round, from)
      .fill(site.color);
  });
  tell('P', () => ink.write(site.name, { x: left + 31, y: y - 2 }, { size: 20, line: 26, weight: 700 }));
  const lines = seller.lines.flatMap((line) => ink.wrap(line, muted, 330));
  tell('P', () => {
    ink.write(seller.name, { x: right, y, align: 'right' }, { ...body, weight: 700 });
    for (const [at, line] of lines.entries())
      ink.write(line, { x: right, y: y + (at + 1) * body.line, align: 'right' }, muted);
  });
  return y + (lines.length + 1) * body.line;
}

function drawTitle({ ink, sheet, tell }: Desk, y: number): number {
  tell('H1', () => ink.write(sheet.title, { x: left, y }, { size: 30, line: 34, weight: 700 }));
  return y + 34;
}

/** For whom, when, and how it was paid. */
function drawFacts(desk: Desk, y: number): number {
  const bottoms = desk.sheet.columns.map((facts, column) => {
    const x = factColumns[column] ?? left;
    return facts.reduce((from, fact, at) => drawFact(desk, fact, { x, y: at === 0 ? from : from + 10 }), y);
  });
  return Math.max(...bottoms);
}

type Fact = InvoiceSheet['columns'][number][number];

function drawFact({ document, ink, tell }: Desk, { title, lines, stamp }: Fact, at: { x: number; y: number }): number {
  const { x } = at;
  let { y } = at;
  tell('H2', () => ink.write(title, { x, y }, heading));
  y += heading.line + 2;
  const wrapped = lines.flatMap((line) => ink.wrap(line, body, x === factColumns[2] ? 160 : 228));
  tell('P', () => {
    for (const [row, line] of wrapped.entries()) ink.write(line, { x, y: y + row * body.line }, body);
  });
  y += wrapped.length * body.line;
  if (stamp === undefined) return y;
  const style: Style = { ...body, weight: 500, color: '#1d6337' };
  const width = ink.width(stamp, style) + 20;
  decorate(document, () =>
    document
      .lineWidth(1.5 * point)
      .roundedRect(x * point, (y + 5) * point, width * point, 25 * point, 6 * point)
      .stroke('#237240'),
  );
  tell('P', () => ink.write(stamp, { x: x + 10, y: y + 8 }, style));
  return y + 30;
}

/** What was bought, a line each. */
function drawLines(desk: Desk, from: number): number {
  const { document, ink, sheet } = desk;
  const table = document.struct('Table');
  const rowOf = (name: 'TH' | 'TD', cells: readonly (() => void)[]) => {
    const row = document.struct('TR');
    table.add(row);
    for (const draw of cells) row.add(document.struct(name, {}, draw));
    row.end();
  };
  desk.document.addStructure(table);
  const { head, lines } = sheet;
  rowOf('TH', [
    () => ink.write(head.what, { x: left, y: from + 7 }, heading),
    ...numbers.map((key) => () => ink.write(head[key], { x: ends[key], y: from + 7, align: 'right' }, heading)),
  ]);
  let y = from + 33;
  rule(document, { y, width: 1.5, color: black });
  for (const line of lines) {
    const what = ink.wrap(line.what, body, 330);
    const start = y + 10;
    rowOf('TD', [
      () => {
        for (const [row, text] of what.entries()) ink.write(text, { x: left, y: start + row * body.line }, body);
        if (line.note !== '') ink.write(line.note, { x: left, y: start + what.length * body.line }, muted);
      },
      ...numbers.map((key) => () => {
        if (line[key] !== '') ink.write(line[key], { x: ends[key], y: start, align: 'right' }, body);
      }),
    ]);
    y = start + (what.length + (line.note === '' ? 0 : 1)) * body.line + 10;
    rule(document, { y, width: 1, color: pale });
  }
  table.end();
  return y;
}

/** Net, VAT and, under a line, the total. */
function drawSums({ document, ink, sheet, tell }: Desk, from: number): number {
  const start = 416;
  const write = ({ label, amount }: { label: string; amount: string }, y: number, style: Style) =>
    tell('P', () => {
      ink.write(label, { x: start, y }, style);
      ink.write(amount, { x: right, y, align: 'right' }, style);
    });
  for (const [at, sum] of sheet.sums.entries()) write(sum, from + 4 + at * 27, body);
  const y = from + sheet.sums.length * 27;
  rule(document, { y, width: 1.5, color: black, from: start });
  write(sheet.total, y + 10, { size: 19, line: 19, weight: 700 });
  return y + 33;
}

function drawSection({ ink, sheet: { section }, tell }: Desk, y: number): void {
  tell('H2', () => ink.write(section.title, { x: left, y }, heading));
  tell('P', () => {
    for (const [row, line] of ink.wrap(section.text, body, 470).entries())
      ink.write(line, { x: left, y: y + 20 + row * body.line }, body);
  });
}

function drawFoot({ document, ink, sheet, tell }: Desk): void {
  const lines = ink.wrap(sheet.foot, small, 580);
  const y = bottom - lines.length * small.line;
  rule(document, { y: y - 14, width: 1, color: pale });
  tell('P', () => {
    for (const [row, line] of lines.entries()) ink.write(line, { x: left, y: y + row * small.line }, small);
    ink.write(sheet.page, { x: right, y, align: 'right' }, small);
  });
}

function rule(
  document: PDFKit.PDFDocument,
  { y, width, color, from = left }: { y: number; width: number; color: string; from?: number },
): void {
  decorate(document, () =>
    document
      .lineWidth(width * point)
      .moveTo(from * point, y * point)
      .lineTo(right * point, y * point)
      .stroke(color),
  );
}

/** What is drawn and not read. */
function decorate(document: PDFKit.PDFDocument, draw: () => unknown): void {
  document.markContent('Artifact', { type: 'Layout' });
  draw();
  document.endMarkedContent();
}
