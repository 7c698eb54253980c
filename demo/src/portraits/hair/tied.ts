import { mix, shift } from '../colour.ts';
import { curve, outline, points, type Point } from '../geometry.ts';
import { Hatch } from '../hatch.ts';
import { combSheet, type Brush } from './locks.ts';

const scalp = outline(
  points('126,-164 92,-206 18,-228 -60,-226 -136,-192 -184,-130 -194,-60 -176,14 -148,78 -122,116'),
  points('-122,116 -96,92 -70,40 -58,-8 -42,-46 -12,-60 22,-62 62,-86 98,-120 126,-164'),
);

/** Hair combed back to a knot at `tie`: the cap over the skull and the nape. */
export function combBack(brush: Brush, tie: Point): void {
  const [x, y] = tie;
  const { sketch, tint, light } = brush;
  sketch.path(scalp, tint);
  sketch.path(
    scalp,
    sketch.linear({ from: [60, -220], to: [-120, 110] }, [
      [0, tint, 0],
      [1, mix(shift(tint, -0.5), light.shade, 0.3), 0.7],
    ]),
  );
  combSheet(
    brush,
    {
      from: [
        [-74, 40],
        [-96, 92],
        [-116, 122],
        [-150, 80],
        [x + 26, y + 46],
        [x + 6, y + 12],
      ],
      to: [
        [-40, -44],
        [-62, -30],
        [-92, -18],
        [-128, -20 + (y + 60) * 0.2],
        [x + 36, y + 10],
        [x + 4, y],
      ],
    },
    { locks: 22 },
  );
  combSheet(
    brush,
    {
      from: [
        [126, -166],
        [92, -212],
        [18, -238],
        [-72, -234],
        [-148, -196],
        [Math.min(x + 6, -160), Math.min(y - 50, -90)],
        [x, y - 8],
      ],
      to: [
        [124, -156],
        [104, -124],
        [70, -92],
        [26, -68],
        [-24, -62],
        [-84, -42 + (y + 60) * 0.15],
        [x + 10, y + 14],
      ],
    },
    { locks: 54, shine: 0.34 },
  );
  wisps(brush);
}

export function hangTail(
  brush: Brush,
  { tie: [x, y], length, wave }: { tie: Point; length: number; wave: number },
): void {
  combSheet(
    brush,
    {
      from: [
        [x + 12, y - 26],
        [x - 30, y - 40],
        [x - 66, y + 10],
        [x - 74, y + length * 0.45],
        [x - 56, y + length * 0.8],
        [x - 18, y + length],
      ],
      to: [
        [x + 14, y + 20],
        [x + 2, y + 24],
        [x - 4, y + 60],
        [x + 6, y + length * 0.5],
        [x + 8, y + length * 0.8],
        [x - 18, y + length],
      ],
    },
    { locks: 30, shine: 0.35, wave },
  );
  band(brush, [x + 6, y - 2]);
}

/** A bun: hair turned in a round knot. */
export function turnBun(brush: Brush, { at: [x, y], size }: { at: Point; size: number }): void {
  const { sketch, tint, random, light } = brush;
  sketch.ellipse({ x, y, r: size, squash: 0.94 }, tint);
  sketch.ellipse(
    { x, y, r: size, squash: 0.94 },
    sketch.radial({ x: x - size * 0.25, y: y - size * 0.35, r: size * 1.3 }, [
      [0, shift(tint, 0.3), 0.5],
      [0.5, tint, 0],
      [1, mix(shift(tint, -0.55), light.shade, 0.3), 0.75],
    ]),
  );
  const hatch = new Hatch([
    { colour: shift(tint, 0.16), width: 3.5, opacity: 0.45 },
    { colour: shift(tint, -0.25), width: 3, opacity: 0.45 },
    { colour: shift(tint, 0.3), width: 2, opacity: 0.4 },
    { colour: shift(tint, -0.45), width: 2, opacity: 0.4 },
  ]);
  for (let index = 0; index < 40; index += 1) {
    const radius = size * random.between(0.12, 0.96);
    const start = random.between(0, Math.PI * 2);
    const sweep = random.between(0.6, 1.9);
    const turned = Array.from({ length: 5 }, (_, step): Point => {
      const angle = start + (sweep * step) / 4;
      const reach = radius * (1 - step * 0.025);
      return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.94];
    });
    hatch.add(index, curve(turned));
  }
  hatch.paint(sketch);
}

/** A braid from the tie down the back. */
export function plaitBraid(brush: Brush, { from: [x, y], to, count }: { from: Point; to: Point; count: number }): void {
  const { sketch, tint, light } = brush;
  for (let index = 0; index < count; index += 1) {
    const part = index / count;
    const size = 44 * (1 - part * 0.4);
    const [cx, cy] = [x + (to[0] - x) * part + Math.sin(part * 3) * 12, y + (to[1] - y) * part];
    for (const side of index % 2 ? [1, -1] : [-1, 1]) {
      const strand = curve(
        [
          [cx + side * size * 0.95, cy - size * 0.72],
          [cx + side * size * 0.72, cy + size * 0.2],
          [cx - side * size * 0.3, cy + size * 0.86],
          [cx - side * size * 0.5, cy + size * 0.4],
          [cx - side * size * 0.1, cy - size * 0.35],
        ],
        { close: true },
      );
      sketch.path(strand, side > 0 ? tint : shift(tint, -0.1));
      sketch.path(
        strand,
        sketch.linear({ from: [cx + side * size, cy - size], to: [cx - side * size * 0.5, cy + size] }, [
          [0, shift(tint, 0.3), 0.5],
          [0.5, tint, 0],
          [1, mix(shift(tint, -0.6), light.shade, 0.3), 0.8],
        ]),
      );
      for (const offset of [-0.2, 0.1, 0.36]) {
        sketch.line(
          curve([
            [cx + side * size * (0.8 - offset * 0.3), cy - size * (0.55 - offset)],
            [cx + side * size * (0.42 - offset * 0.2), cy + size * offset * 0.9],
            [cx - side * size * 0.3, cy + size * (0.5 + offset * 0.3)],
          ]),
          { colour: shift(tint, offset > 0 ? -0.35 : 0.25), width: 1.8, opacity: 0.4 },
        );
      }
    }
  }
  const [ex, ey] = [to[0] + Math.sin(3) * 12, to[1]];
  combSheet(
    brush,
    {
      from: [
        [ex - 18, ey - 8],
        [ex - 24, ey + 30],
        [ex - 4, ey + 74],
      ],
      to: [
        [ex + 18, ey - 8],
        [ex + 20, ey + 30],
        [ex - 2, ey + 74],
      ],
    },
    { locks: 10 },
  );
  band(brush, [ex, ey - 4]);
}

function band({ sketch, tint }: Brush, [x, y]: Point): void {
  sketch
    .ellipse({ x, y, r: 17, squash: 0.62, turn: 8 }, shift(tint, -0.55))
    .ellipse({ x, y: y - 3, r: 13, squash: 0.35, turn: 8 }, shift(tint, 0.1), 0.4);
}

function wisps({ sketch, tint }: Brush): void {
  const lock = outline(points('62,-90 44,-54 32,-10 40,40'), points('40,40 27,-8 34,-58 44,-86'));
  sketch.path(lock, shift(tint, -0.12), 0.75);
}
