import type { Random } from '../../seeded-random.ts';
import { mix, shift, type Colour } from '../colour.ts';
import { along, between, curve, outline, resample, type Point } from '../geometry.ts';
import { Hatch } from '../hatch.ts';
import type { Light } from '../light.ts';
import type { Sketch } from '../sketch.ts';

/** A sheet of hair: its strands run from roots to tips, between the edges `from` (outer) and `to` (inner). */
export type Sheet = { from: readonly Point[]; to: readonly Point[] };

export type Brush = {
  sketch: Sketch;
  random: Random;
  tint: Colour;
  light: Light;
};

export type Comb = {
  locks?: number;
  /** Sideways swing of the strands, in drawing units. */
  wave?: number;
  /** Where the shine lies along the strand, 0..1; none when absent. */
  shine?: number;
  /** How far single locks reach past the tips; blunt when absent. */
  ragged?: number;
  /** No dark inner edge: the sheet lies on other hair. */
  softEdge?: boolean;
};

const origin: Point = [0, 0];

/** Paints one sheet of hair: its mass, tapered locks in lighter and darker shades, shine and loose strands. */
export function combSheet(brush: Brush, sheet: Sheet, comb: Comb = {}): void {
  const { sketch, tint, light } = brush;
  const swing = comb.wave ?? 0;
  const steps = swing === 0 ? 12 : 24;
  const from = waved(resample(sheet.from, steps), { swing, phase: 0 });
  const to = waved(resample(sheet.to, steps), { swing: swing * 0.9, phase: 0.9 });
  const shape = outline(from, to.toReversed());
  if (comb.ragged !== undefined) rag(brush, { from, to }, comb.ragged);
  sketch.path(shape, tint);
  sketch.within(shape, () => {
    const [top, tip] = [
      between(from[1] ?? origin, to[1] ?? origin, 0.5),
      between(from.at(-1) ?? origin, to.at(-1) ?? origin, 0.5),
    ];
    sketch.path(
      shape,
      sketch.linear({ from: top, to: tip }, [
        [0, shift(tint, 0.12), 0.5],
        [0.5, tint, 0],
        [1, mix(shift(tint, -0.4), light.shade, 0.3), 0.6],
      ]),
    );
    if (!comb.softEdge) {
      const dark = mix(shift(tint, -0.6), light.shade, 0.3);
      sketch
        .line(curve(to), { colour: dark, width: 34, opacity: 0.22 })
        .line(curve(to), { colour: dark, width: 14, opacity: 0.2 });
    }
    paintLocks(brush, { from, to }, comb.locks ?? 44);
    if (comb.shine !== undefined) shine(brush, { from, to }, comb.shine);
    sketch.softLine(curve(from), { colour: light.rim, width: 16, opacity: 0.3 });
  });
}

function paintLocks({ sketch, random, tint, light }: Brush, sheet: Sheet, count: number): void {
  const deep = mix(tint, light.shade, 0.25);
  const hatch = new Hatch([
    { colour: shift(deep, -0.5), opacity: 0.34 },
    { colour: shift(tint, 0.16), opacity: 0.42 },
    { colour: shift(deep, -0.3), opacity: 0.4 },
    { colour: shift(tint, 0.28), opacity: 0.3 },
    { colour: shift(deep, -0.16), opacity: 0.4 },
    { colour: shift(tint, 0.38), opacity: 0.22 },
  ]);
  for (let index = 0; index < count; index += 1) hatch.add(index, lockPath(random, sheet));
  hatch.paint(sketch);
}

function lockPath(random: Random, sheet: Sheet): string {
  const place = random.between(-0.02, 0.98);
  const width = random.between(0.012, 0.055);
  const start = random.chance(0.6) ? 0 : random.between(0, 0.35);
  const end = random.chance(0.5) ? 1 : random.between(0.6, 1);
  const left: Point[] = [];
  const right: Point[] = [];
  const parts = Math.ceil((sheet.from.length - 1) * (end - start) * 0.75);
  for (let step = 0; step <= parts; step += 1) {
    const part = step / parts;
    const at = Math.round((start + (end - start) * part) * (sheet.from.length - 1));
    const outer = sheet.from[at] ?? origin;
    const inner = sheet.to[at] ?? origin;
    const half = width * Math.sin(Math.PI * (0.06 + part * 0.94)) ** 0.8;
    left.push(between(outer, inner, place - half / 2));
    right.push(between(outer, inner, place + half / 2));
  }
  return outline(left, right.toReversed());
}

function shine({ sketch, random, tint, light }: Brush, { from, to }: Sheet, at: number): void {
  const colour = mix(shift(tint, 0.55), light.key, 0.35);
  const hatch = new Hatch([
    { colour, width: 2, opacity: 0.22 },
    { colour, width: 4, opacity: 0.16 },
    { colour, width: 6, opacity: 0.13 },
  ]);
  for (let index = 0; index < 24; index += 1) {
    const place = 0.06 + (index / 24) * 0.86;
    const reach = random.between(0.04, 0.13);
    const middle = at + random.between(-0.015, 0.015);
    hatch.add(
      random.whole(0, 2),
      curve(
        [middle - reach, middle, middle + reach].map((part): Point =>
          between(along(from, part), along(to, part), place),
        ),
      ),
    );
  }
  hatch.paint(sketch);
}

function waved(points: readonly Point[], { swing, phase }: { swing: number; phase: number }): Point[] {
  if (swing === 0) return [...points];
  return points.map(([x, y], index): Point => {
    const before = points[Math.max(index - 1, 0)] ?? [x, y];
    const after = points[Math.min(index + 1, points.length - 1)] ?? [x, y];
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    const amount = Math.sin(index * 1.05 + phase * 1.4) * swing * Math.min(Math.max(index - 8, 0) / 8, 1);
    return [x - ((after[1] - before[1]) / length) * amount, y + ((after[0] - before[0]) / length) * amount];
  });
}

function rag({ sketch, random, tint, light }: Brush, { from, to }: Sheet, reach: number): void {
  const dark = mix(tint, mix(shift(tint, -0.4), light.shade, 0.3), 0.6);
  const [root, end] = [0.86, 1];
  const at = (part: number, place: number): Point =>
    between(along(from, part), along(to, part), Math.min(Math.max(place, 0), 1));
  for (let index = 0; index < 14; index += 1) {
    const place = (index + 0.5) / 14;
    const [above, below] = [at(root, place), at(end, place)];
    const length = Math.hypot(below[0] - above[0], below[1] - above[1]) || 1;
    const past = reach * random.between(0.15, 1) * Math.sin(Math.PI * (0.15 + place * 0.7));
    const tip: Point = [
      below[0] + ((below[0] - above[0]) / length) * past + random.between(-4, 4),
      below[1] + ((below[1] - above[1]) / length) * past,
    ];
    sketch.path(
      outline(
        [at(root, place - 0.07), at(end, place - 0.06), tip],
        [tip, at(end, place + 0.06), at(root, place + 0.07)],
      ),
      mix(dark, tint, random.between(0, 0.35)),
    );
  }
}
