/** A point in drawing units: x to the right, y down. */
export type Point = readonly [number, number];

/** Points written as in SVG: `points('10,20 30,-5')`. */
export function points(text: string): Point[] {
  return text.split(' ').map((written) => {
    const [x = 0, y = 0] = written.split(',').map(Number);
    return [x, y];
  });
}

/** A path through all points: a Catmull-Rom spline written as cubic Béziers. */
export function curve(points: readonly Point[], options: { close?: boolean; join?: boolean } = {}): string {
  const [first] = points;
  if (!first) return '';
  const at = (index: number): Point => {
    const count = points.length;
    const wanted = options.close ? (index + count) % count : Math.min(Math.max(index, 0), count - 1);
    return points[wanted] ?? first;
  };
  const segments = options.close ? points.length : points.length - 1;
  let path = `${options.join ? 'L' : 'M'}${pair(first)}`;
  for (let index = 0; index < segments; index += 1) {
    const [before, start, end, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const out: Point = [start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6];
    const into: Point = [end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6];
    path += `C${pair(out)} ${pair(into)} ${pair(end)}`;
  }
  return options.close ? `${path}Z` : path;
}

/** One closed path out of several splines; where one ends and the next begins there is a corner. */
export function outline(...splines: readonly (readonly Point[])[]): string {
  return `${splines.map((points, index) => curve(points, { join: index > 0 })).join('')}Z`;
}

/** The point at part `t` (0..1) of a polyline, by index and not by length. */
export function along(points: readonly Point[], t: number): Point {
  const place = Math.min(Math.max(t, 0), 1) * (points.length - 1);
  const index = Math.min(Math.floor(place), points.length - 2);
  const [from, to] = [points[index], points[index + 1]];
  if (!from || !to) return points[0] ?? [0, 0];
  return between(from, to, place - index);
}

export function between(from: Point, to: Point, t: number): Point {
  return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
}

/** `count` points spread over a polyline's smooth version. */
export function resample(points: readonly Point[], count: number): Point[] {
  return Array.from({ length: count }, (_, index) => spline(points, index / (count - 1)));
}

function spline(points: readonly Point[], t: number): Point {
  const place = Math.min(Math.max(t, 0), 1) * (points.length - 1);
  const index = Math.min(Math.floor(place), points.length - 2);
  const part = place - index;
  const at = (offset: number): Point => points[Math.min(Math.max(index + offset, 0), points.length - 1)] ?? [0, 0];
  const [before, start, end, after] = [at(-1), at(0), at(1), at(2)];
  const axis = (k: 0 | 1): number =>
    0.5 *
    (2 * start[k] +
      (end[k] - before[k]) * part +
      (2 * before[k] - 5 * start[k] + 4 * end[k] - after[k]) * part ** 2 +
      (3 * start[k] - before[k] - 3 * end[k] + after[k]) * part ** 3);
  return [axis(0), axis(1)];
}

function pair([x, y]: Point): string {
  return `${round(x)} ${round(y)}`;
}

/** One decimal is a tenth of a pixel at full size: enough, and it keeps the SVG small. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
