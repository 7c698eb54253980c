import type { Random } from '../../seeded-random.ts';
import { mix, shift, type Colour } from '../colour.ts';
import { between, curve, outline, resample, type Point } from '../geometry.ts';
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
  flyaways?: number;
  /** How far single locks reach past the tips; blunt when absent. */
  ragged?: number;
};

const steps = 12;
const origin: Point = [0, 0];

/** Paints one sheet of hair: its mass, tapered locks in lighter and darker shades, shine and loose strands. */
export function combSheet(brush: Brush, sheet: Sheet, comb: Comb = {}): void {
  const { sketch, tint, light } = brush;
  const swing = comb.wave ?? 0;
  const from = waved(resample(sheet.from, steps), { swing, phase: 0 });
  const to = waved(resample(sheet.to, steps), { swing: swing * 0.8, phase: 0.7 });
  const shape = outline(from, to.toReversed());
  loosen(brush, { from, to }, comb.flyaways ?? 3);
  if (comb.ragged !== undefined) rag(brush, { from, to }, comb.ragged);
  sketch.path(shape, tint);
  sketch.within(shape, () => {
    const [top, tip] = [between(from[1] ?? origin, to[1] ?? origin, 0.5), between(from.at(-1) ?? origin, to.at(-1) ?? origin, 0.5)];
    sketch.path(
      shape,
      sketch.linear({ from: top, to: tip }, [
        [0, shift(tint, 0.12), 0.5],
        [0.5, tint, 0],
        [1, mix(shift(tint, -0.4), light.shade, 0.3), 0.6],
      ]),
    );
    sketch.line(curve(to), { colour: mix(shift(tint, -0.6), light.shade, 0.3), width: 34, opacity: 0.22 });
    sketch.line(curve(to), { colour: mix(shift(tint, -0.6), light.shade, 0.3), width: 14, opacity: 0.2 });
    paintLocks(brush, { from, to }, comb.locks ?? 44);
    if (comb.shine !== undefined) shine(brush, { from, to }, comb.shine);
    sketch.line(curve(from), { colour: light.rim, width: 10, opacity: 0.22 });
    sketch.line(curve(from), { colour: light.rim, width: 4, opacity: 0.3 });
  });
}

function paintLocks({ sketch, random, tint }: Brush, sheet: Sheet, count: number): void {
  for (let index = 0; index < count; index += 1) {
    const place = random.between(-0.02, 0.98);
    const width = random.between(0.012, 0.06);
    const start = random.chance(0.6) ? 0 : random.between(0, 0.35);
    const end = random.chance(0.5) ? 1 : random.between(0.6, 1);
    const left: Point[] = [];
    const right: Point[] = [];
    for (let step = 0; step <= 7; step += 1) {
      const part = step / 7;
      const at = Math.min(Math.round((start + (end - start) * part) * (steps - 1)), steps - 1);
      const outer = sheet.from[at] ?? origin;
      const inner = sheet.to[at] ?? origin;
      const half = width * Math.sin(Math.PI * (0.06 + part * 0.94)) ** 0.8;
      left.push(between(outer, inner, place - half / 2));
      right.push(between(outer, inner, place + half / 2));
    }
    const lighter = random.chance(0.5);
    sketch.path(
      outline(left, right.toReversed()),
      shift(tint, lighter ? random.between(0.1, 0.34) : -random.between(0.15, 0.5)),
      random.between(0.16, 0.5),
    );
  }
}

function shine({ sketch, random, tint, light }: Brush, { from, to }: Sheet, at: number): void {
  const row = Math.round(at * (steps - 1));
  for (let index = 0; index < 22; index += 1) {
    const place = 0.08 + (index / 22) * 0.84;
    const reach = random.between(0.5, 1.5);
    const points = [-reach, 0, reach].map((offset): Point => {
      const low = Math.min(Math.max(row + offset, 0), steps - 1);
      const floor = Math.floor(low);
      const next = Math.min(floor + 1, steps - 1);
      const one = between(from[floor] ?? origin, to[floor] ?? origin, place);
      return between(one, between(from[next] ?? origin, to[next] ?? origin, place), low - floor);
    });
    sketch.line(curve(points), {
      colour: mix(shift(tint, 0.55), light.key, 0.35),
      width: random.between(2, 6),
      opacity: random.between(0.1, 0.26),
    });
  }
}

function loosen({ sketch, random, tint }: Brush, { from, to }: Sheet, count: number): void {
  for (let index = 0; index < count; index += 1) {
    const far = random.between(0.01, 0.05);
    const side = random.chance(0.65) ? -far : 1 + far;
    const start = random.whole(1, steps - 5);
    const end = start + random.whole(3, 5);
    const points = from.slice(start, end).map((point, row): Point => between(point, to[start + row] ?? point, side * row * 0.32));
    sketch.line(curve(points), { colour: shift(tint, 0.1), width: 1.4, opacity: 0.4 });
  }
}

function waved(points: readonly Point[], { swing, phase }: { swing: number; phase: number }): Point[] {
  if (swing === 0) return [...points];
  return points.map(([x, y], index): Point => {
    const before = points[Math.max(index - 1, 0)] ?? [x, y];
    const after = points[Math.min(index + 1, points.length - 1)] ?? [x, y];
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    const amount = Math.sin(index * 1.35 + phase * 2) * swing * Math.min(index / 4, 1);
    return [x - ((after[1] - before[1]) / length) * amount, y + ((after[0] - before[0]) / length) * amount];
  });
}

function rag({ sketch, random, tint, light }: Brush, { from, to }: Sheet, reach: number): void {
  const dark = mix(tint, mix(shift(tint, -0.4), light.shade, 0.3), 0.72);
  for (let index = 0; index < 16; index += 1) {
    const place = index / 15;
    const row = (at: number, part: number): Point => between(from[at] ?? origin, to[at] ?? origin, Math.min(Math.max(part, 0), 1));
    const [root, end] = [row(steps - 3, place), row(steps - 1, place)];
    const length = Math.hypot(end[0] - root[0], end[1] - root[1]) || 1;
    const past = reach * random.between(0.2, 1);
    const tip: Point = [
      end[0] + ((end[0] - root[0]) / length) * past + random.between(-8, 8),
      end[1] + ((end[1] - root[1]) / length) * past,
    ];
    sketch.path(
      outline(
        [row(steps - 3, place - 0.05), row(steps - 1, place - 0.04), tip],
        [tip, row(steps - 1, place + 0.04), row(steps - 3, place + 0.05)],
      ),
      mix(dark, tint, random.next() * 0.3),
    );
  }
}
