import type { Random } from '../../seeded-random.ts';
import { mix, type Colour } from '../colour.ts';
import { curve, type Point } from '../geometry.ts';
import type { Sketch, Stop } from '../sketch.ts';

export const width = 960;
export const height = 1200;

/** Colour stops written as `#rrggbb percent` or `#rrggbb percent opacity`, with commas between. */
export function ramp(text: string): Stop[] {
  return text.split(', ').map((stop): Stop => {
    const [colour = '', percent, opacity = '1'] = stop.split(' ');
    return [Number(percent) / 100, colour, Number(opacity)];
  });
}

/** Fills a horizontal strip of the backdrop from top to bottom with a ramp of colours. */
export function strip(sketch: Sketch, [top, bottom]: readonly [number, number], colours: string): void {
  const fill = sketch.linear({ from: [0, top], to: [0, bottom] }, ramp(colours));
  sketch.path(`M0 ${top}H${width}V${bottom}H0Z`, fill);
}

/** Out-of-focus lights: discs with a slightly brighter edge. */
export function bokeh(
  sketch: Sketch,
  random: Random,
  lights: {
    count: number;
    area: readonly [number, number, number, number];
    size: readonly [number, number];
    colours: readonly Colour[];
    opacity: number;
  },
): void {
  const [left, top, right, bottom] = lights.area;
  for (let index = 0; index < lights.count; index += 1) {
    const colour = random.pick(lights.colours);
    const r = random.between(...lights.size) * (random.chance(0.15) ? 1.6 : 1);
    const strength = lights.opacity * random.between(0.35, 1);
    const circle = { x: random.between(left, right), y: random.between(top, bottom), r };
    const fill = sketch.radial(circle, [
      [0, mix(colour, '#ffffff', 0.25), strength * 0.55],
      [0.78, colour, strength * 0.62],
      [0.92, mix(colour, '#ffffff', 0.2), strength * 0.8],
      [1, colour, 0],
    ]);
    sketch.ellipse(circle, fill);
  }
}

/** Large soft patches of colour: leaves and light far out of focus. */
export function blotches(
  sketch: Sketch,
  random: Random,
  patches: {
    count: number;
    area: readonly [number, number, number, number];
    size: readonly [number, number];
    colours: readonly Colour[];
    opacity: number;
  },
): void {
  const [left, top, right, bottom] = patches.area;
  for (let index = 0; index < patches.count; index += 1) {
    sketch.glow(
      {
        x: random.between(left, right),
        y: random.between(top, bottom),
        r: random.between(...patches.size),
        squash: random.between(0.6, 1),
        turn: random.between(0, 180),
      },
      random.pick(patches.colours),
      patches.opacity * random.between(0.5, 1),
    );
  }
}

/** A rolling line of land with a soft upper edge. */
export function ridge(
  sketch: Sketch,
  random: Random,
  land: { y: number; swing: number; top: Colour; bottom: Colour; soft: number },
): void {
  const points: Point[] = Array.from({ length: 7 }, (_, index) => [
    -60 + index * 180,
    land.y + random.between(-land.swing, land.swing),
  ]);
  const fill = sketch.linear({ from: [0, land.y - land.swing], to: [0, Math.min(land.y + 460, height)] }, [
    [0, land.top],
    [1, land.bottom],
  ]);
  const line = curve(points);
  for (let step = 3; step >= 1; step -= 1)
    sketch.line(line, { colour: land.top, width: land.soft * step, opacity: 0.16 });
  sketch.path(`${line}L${width + 80} ${height}L-80 ${height}Z`, fill);
}
