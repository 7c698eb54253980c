import type { Random } from '../../seeded-random.ts';
import { browColour } from '../appearance.ts';
import { mix, shift } from '../colour.ts';
import { along, outline, round, type Point } from '../geometry.ts';
import { Hatch } from '../hatch.ts';
import type { Sketch } from '../sketch.ts';
import type { Sitter } from './head.ts';

/** Beard or moustache in profile; drawn before the lips, so that these stay free. */
export function drawBeard(sketch: Sketch, sitter: Sitter, random: Random): void {
  const { beard } = sitter.person;
  if (beard === 'none') return;
  if (beard === 'stubble') return stubble(sketch, sitter, random);
  const colour = browColour(sitter.person);
  if (beard === 'short' || beard === 'full') fullBeard(sketch, sitter, { random, length: beard === 'full' ? 34 : 9 });
  if (beard === 'goatee') tuft(sketch, { shape: chinShape(sitter, 22), colour, random, flow: [-3, 14] });
  tuft(sketch, { shape: moustacheShape(sitter), colour: shift(colour, 0.05), random, flow: [-12, 8] });
}

function region({ bones }: Sitter, length: number): { shape: string; lower: Point[] } {
  const lower: Point[] = [
    [bones.lipEnd[0] + 1, 134],
    [bones.lowerFace[5]?.[0] ?? 157, 140],
    [(bones.lowerFace[6]?.[0] ?? 160) + length * 0.2, 158],
    [(bones.lowerFace[7]?.[0] ?? 157) + length * 0.16, 178 + length * 0.4],
    [130, 194 + length],
    [86, 188 + length * 0.8],
    [40, 160 + length * 0.4],
    [8, 112],
    [6, 60],
    [12, 18],
  ];
  const inner: Point[] = [
    [12, 18],
    [30, 20],
    [40, 62],
    [64, 90],
    [96, 96],
    [116, 104],
    [126, 126],
    [140, 133],
    [bones.lipEnd[0] + 1, 134],
  ];
  return { shape: outline(lower, inner), lower };
}

function fullBeard(sketch: Sketch, sitter: Sitter, { random, length }: { random: Random; length: number }): void {
  const colour = browColour(sitter.person);
  const { shape, lower } = region(sitter, length);
  sketch.path(
    shape,
    sketch.linear({ from: [40, 20], to: [70, 130] }, [
      [0, colour, 0.25],
      [0.5, colour, 0.92],
      [1, colour, 1],
    ]),
  );
  sketch.within(shape, () => {
    sketch.glow(
      { x: 60, y: 190 + length, r: 110, squash: 0.5 },
      mix(shift(colour, -0.5), sitter.light.shade, 0.3),
      0.7,
    );
    strokes(sketch, { box: [8, 20, 170, 200 + length], count: 340, colour, random, flow: [-7, 15] });
  });
  const edge = new Hatch([
    { colour: shift(colour, -0.15), width: 1.8, opacity: 0.6 },
    { colour: shift(colour, 0.1), width: 1.6, opacity: 0.5 },
  ]);
  for (let index = 0; index < 46; index += 1) {
    const [x, y] = along(lower, random.between(0.12, 0.86));
    edge.add(
      index,
      `M${round(x)} ${round(y - 6)}l${round(random.between(-7, 3))} ${round(random.between(9, 13 + length * 0.25))}`,
    );
  }
  edge.paint(sketch);
}

function chinShape({ bones }: Sitter, length: number): string {
  const front = bones.lowerFace[6]?.[0] ?? 160;
  return outline(
    [
      [bones.lipEnd[0], 134],
      [front + 3, 156],
      [front + 2, 178],
      [136, 196 + length * 0.5],
      [104, 188 + length * 0.2],
      [110, 160],
    ],
    [
      [110, 160],
      [124, 140],
      [bones.lipEnd[0], 134],
    ],
  );
}

function moustacheShape({ bones }: Sitter): string {
  const [x] = bones.lipPeak;
  return outline(
    [
      [x - 10, 76],
      [x, 84],
      [x + 2, 96],
      [140, 101],
      [118, 120],
      [112, 116],
      [128, 92],
    ],
    [
      [128, 92],
      [146, 80],
      [x - 10, 76],
    ],
  );
}

type Tuft = { shape: string; colour: string; random: Random; flow: Point };

function tuft(sketch: Sketch, { shape, colour, random, flow }: Tuft): void {
  sketch.path(shape, colour, 0.94);
  sketch.within(shape, () => strokes(sketch, { box: [100, 70, 180, 205], count: 90, colour, random, flow }));
}

export type Strokes = {
  box: readonly [number, number, number, number];
  count: number;
  colour: string;
  random: Random;
  flow: Point;
};

/** Short hairs of a beard within a box, in the direction of `flow`. */
export function strokes(sketch: Sketch, { box, count, colour, random, flow }: Strokes): void {
  const [left, top, right, bottom] = box;
  const hatch = new Hatch([
    { colour: shift(colour, 0.14), width: 1.8, opacity: 0.36 },
    { colour: shift(colour, -0.2), width: 1.6, opacity: 0.4 },
    { colour: shift(colour, 0.28), width: 1.6, opacity: 0.35 },
    { colour: shift(colour, -0.36), width: 1.6, opacity: 0.3 },
  ]);
  for (let index = 0; index < count; index += 1) {
    const bend = random.between(0.6, 1.3);
    const root = `M${round(random.between(left, right))} ${round(random.between(top, bottom))}`;
    hatch.add(
      index,
      `${root}q${round(flow[0] * 0.2)} ${round(flow[1] * 0.5)} ${round(flow[0] * bend)} ${round(flow[1] * bend)}`,
    );
  }
  hatch.paint(sketch);
}

function stubble(sketch: Sketch, sitter: Sitter, random: Random): void {
  const colour = browColour(sitter.person);
  for (const shape of [region(sitter, 0).shape, moustacheShape(sitter)]) {
    sketch.path(
      shape,
      sketch.linear({ from: [50, 30], to: [90, 130] }, [
        [0, colour, 0],
        [0.6, colour, 0.26],
        [1, colour, 0.32],
      ]),
    );
    sketch.within(shape, () =>
      strokes(sketch, { box: [14, 40, 172, 200], count: 150, colour, random, flow: [-1.5, 4] }),
    );
  }
}
