import { mix, shift, type Colour } from '../colour.ts';
import { curve, outline, type Point } from '../geometry.ts';
import type { Sitter } from '../face/head.ts';
import type { Sketch } from '../sketch.ts';

export type Bust = { left: readonly Point[]; right: readonly Point[]; neckLeft: Point; neckRight: Point };

const widths: Record<Sitter['person']['build'], number> = {
  slim: 0.9,
  average: 1,
  athletic: 1.08,
  curvy: 1.08,
  full: 1.22,
};

/** Shoulders and upper arms; the neckline joins `neckLeft` and `neckRight`. */
export function bustOf({ person, bones }: Sitter): Bust {
  const wide = widths[person.build] * (person.gender === 'male' ? 1.14 : 0.98);
  const slope = person.build === 'athletic' ? -12 : 0;
  const back = (bones.nape[1] ?? [-138, 262])[0];
  const front = (bones.throat[3] ?? [52, 262])[0];
  const x = (offset: number): number => -45 + offset * wide;
  return {
    neckLeft: [back - 22, 312],
    neckRight: [front + 18, 322],
    left: [
      [back - 22, 312],
      [back - 70, 350 + slope],
      [x(-270), 404 + slope],
      [x(-352), 470],
      [x(-392), 600],
      [x(-410), 820],
    ],
    right: [
      [x(352), 820],
      [x(338), 610],
      [x(306), 490],
      [x(240), 420 + slope],
      [front + 74, 368 + slope],
      [front + 18, 322],
    ],
  };
}

/** The bust below a neckline, which runs from right to left. */
export function bustShape({ left, right }: Bust, neckline: readonly Point[]): string {
  return outline([...left], right, neckline);
}

/** A piece of clothing; `bust` is absent for what lies on the clothes, such as a hood. */
export type Piece = { shape: string; cloth: Colour; bust?: Bust };

/** Cloth with its light side, its folds and the light of the scene on the shoulders. */
export function paintCloth(sketch: Sketch, sitter: Sitter, { shape, cloth, bust }: Piece): void {
  const { light } = sitter;
  const dark = mix(shift(cloth, -0.5), light.shade, 0.45);
  sketch.path(shape, cloth);
  sketch.within(shape, () => {
    sketch.path(
      shape,
      sketch.linear({ from: [light.fromFront ? -400 : 320, 480], to: [light.fromFront ? 180 : -220, 420] }, [
        [0, dark, 0.72],
        [0.55, dark, 0.16],
        [1, cloth, 0],
      ]),
    );
    sketch.path(
      shape,
      sketch.linear({ from: [0, 330], to: [0, 780] }, [
        [0, shift(cloth, 0.2), 0.28],
        [0.4, cloth, 0],
        [1, dark, 0.55],
      ]),
    );
    sketch.glow({ x: 40, y: 352, r: 130, squash: 0.4, turn: 10 }, dark, 0.5);
    for (const [x, y, r, turn, opacity] of folds) sketch.glow({ x, y, r, squash: 0.13, turn }, dark, opacity);
    for (const [x, y, r, turn, opacity] of folds)
      sketch.glow({ x: x + 26, y: y + 8, r: r * 0.8, squash: 0.12, turn }, shift(cloth, 0.4), opacity * 0.4);
    sketch.glow(
      { x: light.fromFront ? 150 : -230, y: 450, r: 150, squash: 0.5, turn: light.fromFront ? 24 : -24 },
      shift(cloth, 0.4),
      0.35,
    );
    if (!bust) return;
    const lit = light.fromFront ? bust.left : bust.right;
    sketch
      .line(curve(lit), { colour: light.rim, width: 12, opacity: 0.26 })
      .line(curve(lit), { colour: light.rim, width: 5, opacity: 0.4 });
  });
}

/** Centre, reach, direction in degrees, strength. */
const folds: readonly (readonly [number, number, number, number, number])[] = [
  [-292, 640, 190, 96, 0.75],
  [214, 640, 180, 84, 0.7],
  [-170, 500, 120, 62, 0.4],
  [96, 500, 110, 118, 0.4],
  [-96, 430, 90, 30, 0.3],
  [-40, 660, 170, 74, 0.26],
  [150, 430, 80, 40, 0.3],
  [-250, 470, 90, 130, 0.32],
];
