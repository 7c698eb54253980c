import { lightness, mix, shift } from '../colour.ts';
import { between, curve, type Point } from '../geometry.ts';
import { Hatch } from '../hatch.ts';
import type { Brush } from './locks.ts';

export type Mass = {
  edge: readonly Point[];
  curl: number;
  count: number;
};

/** A cloud of curls: a bumpy mass, then many small turned strokes from dark to light. */
export function curlMass({ sketch, random, tint, light }: Brush, { edge, curl, count }: Mass): void {
  const contrast = 0.2 + (1 - lightness(tint)) * 0.25;
  const dark = mix(shift(tint, -contrast), light.shade, 0.2);
  const ring = bumpy(edge, curl);
  const box = bounds(edge);
  sketch.path(ring, tint);
  sketch.path(
    ring,
    sketch.linear({ from: [0, box.top], to: [0, box.bottom] }, [
      [0, dark, 0.25],
      [1, dark, 0.8],
    ]),
  );
  const tones = [dark, dark, tint, shift(tint, 0.1), shift(tint, 0.2), shift(tint, 0.3)];
  const hatch = new Hatch(
    tones.flatMap((colour, index) =>
      [0.18, 0.28].map((width) => ({ colour, width: curl * width, opacity: index < 2 ? 0.5 : 0.75 })),
    ),
  );
  for (let index = 0; index < count; index += 1) {
    const point = inside(edge, box, random.next);
    if (!point) continue;
    const rise = 1 - (point[1] - box.top) / (box.bottom - box.top);
    const tone = Math.min(Math.floor((index / count) * (2.4 + rise * 4)), tones.length - 1);
    hatch.add(tone * 2 + random.whole(0, 1), curlStroke(point, curl * random.between(0.65, 1.15), random.next));
  }
  hatch.paint(sketch);
  const rim = sketch.linear({ from: [0, box.top], to: [0, box.bottom] }, [
    [0, light.rim, 0.4],
    [0.5, light.rim, 0],
  ]);
  sketch.line(ring, { colour: rim, width: 4 });
}

export type Ringlets = { from: Point; to: Point; count: number; length: readonly [number, number] };

/** Loose ringlets hanging from a line of roots, the first ones at the back. */
export function hangRinglets({ sketch, random, tint, light }: Brush, { from, to, count, length }: Ringlets): void {
  const dark = mix(shift(tint, -0.4), light.shade, 0.25);
  for (let index = 0; index < count; index += 1) {
    const part = index / (count - 1);
    const [x, y] = between(from, to, part);
    const root: Point = [x + random.between(-14, 14), y + random.between(-60, 30)];
    const spread = (from[0] - to[0]) * (0.5 - part) * 0.2 + random.between(-14, 14);
    const spiral = ringlet({
      root,
      length: random.between(...length),
      spread,
      swing: random.between(7, 12),
      phase: random.between(0, 6),
    });
    const tone = shift(tint, random.between(-0.16, 0.22));
    sketch
      .line(spiral, { colour: dark, width: 15, opacity: 0.5 })
      .line(spiral, { colour: tone, width: 10.5 })
      .line(spiral, { colour: shift(tone, 0.3), width: 2.6, opacity: 0.45 });
  }
}

function ringlet({
  root: [x, y],
  length,
  spread,
  swing,
  phase,
}: {
  root: Point;
  length: number;
  spread: number;
  swing: number;
  phase: number;
}): string {
  const turns = Math.round(length / 15);
  return curve(
    Array.from({ length: turns }, (_, index): Point => {
      const part = index / (turns - 1);
      return [
        x + spread * part ** 0.8 + Math.sin(phase + index * 1.25) * swing * (0.35 + part * 0.65),
        y + length * part,
      ];
    }),
  );
}

function bumpy(edge: readonly Point[], size: number): string {
  const ring: Point[] = [];
  for (const [index, [x, y]] of edge.entries()) {
    const [nextX, nextY] = edge[(index + 1) % edge.length] ?? [x, y];
    const length = Math.hypot(nextX - x, nextY - y) || 1;
    const bumps = Math.max(1, Math.round(length / (size * 1.1)));
    for (let step = 0; step < bumps; step += 1) {
      const part = step / bumps;
      const out = (step % 2 === 0 ? size * 0.34 : -size * 0.1) / length;
      ring.push([x + (nextX - x) * part + (nextY - y) * out, y + (nextY - y) * part - (nextX - x) * out]);
    }
  }
  return curve(ring, { close: true });
}

function curlStroke([x, y]: Point, size: number, next: () => number): string {
  const start = next() * Math.PI * 2;
  const turn = (next() < 0.5 ? -1 : 1) * (2.4 + next() * 2);
  const points = Array.from({ length: 6 }, (_, index): Point => {
    const part = index / 5;
    const radius = size * (0.62 - part * 0.34);
    return [x + Math.cos(start + turn * part) * radius, y + Math.sin(start + turn * part) * radius];
  });
  return curve(points);
}

type Box = { left: number; right: number; top: number; bottom: number };

function bounds(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

function inside(edge: readonly Point[], box: Box, next: () => number): Point | undefined {
  for (let attempt = 0; attempt < 8; attempt += 1) {
    const point: Point = [box.left + next() * (box.right - box.left), box.top + next() * (box.bottom - box.top)];
    if (contains(edge, point)) return point;
  }
  return undefined;
}

function contains(edge: readonly Point[], [x, y]: Point): boolean {
  let odd = false;
  for (const [index, [x1, y1]] of edge.entries()) {
    const [x2, y2] = edge[(index + 1) % edge.length] ?? [x1, y1];
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) odd = !odd;
  }
  return odd;
}
