import { mix, shift } from '../colour.ts';
import { curve, type Point } from '../geometry.ts';
import type { Brush } from './locks.ts';

export type Mass = {
  edge: readonly Point[];
  /** Size of one curl. */
  curl: number;
  count: number;
};

/** A cloud of curls: a bumpy mass, then many small turned strokes from dark to light. */
export function curlMass({ sketch, random, tint, light }: Brush, { edge, curl, count }: Mass): void {
  const dark = mix(shift(tint, -0.45), light.shade, 0.2);
  const rough = bumpy(edge, curl);
  sketch.path(rough, mix(tint, dark, 0.45));
  const box = bounds(edge);
  for (let index = 0; index < count; index += 1) {
    const point = inside(edge, box, random.next);
    if (!point) continue;
    const rise = 1 - (point[1] - box.top) / (box.bottom - box.top);
    const depth = index / count;
    const tone = depth < 0.4 ? dark : shift(tint, depth * 0.34 * (0.4 + rise) - 0.06);
    sketch.line(curlStroke(point, curl * random.between(0.65, 1.2), random.next), {
      colour: tone,
      width: curl * random.between(0.2, 0.42),
      opacity: random.between(0.5, 0.95),
    });
  }
  sketch.line(bumpy(edge, curl), { colour: light.rim, width: 3, opacity: 0.22 });

  function bumpy(points: readonly Point[], size: number): string {
    const ring: Point[] = [];
    for (const [index, [x, y]] of points.entries()) {
      const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
      const length = Math.hypot(nextX - x, nextY - y);
      const bumps = Math.max(1, Math.round(length / (size * 1.1)));
      for (let step = 0; step < bumps; step += 1) {
        const part = step / bumps;
        const out = step % 2 === 0 ? size * 0.34 : -size * 0.1;
        ring.push([
          x + (nextX - x) * part + ((nextY - y) / (length || 1)) * out,
          y + (nextY - y) * part - ((nextX - x) / (length || 1)) * out,
        ]);
      }
    }
    return curve(ring, { close: true });
  }
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
