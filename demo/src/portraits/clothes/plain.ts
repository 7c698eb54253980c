import { shift } from '../colour.ts';
import { curve, outline, points, round, type Point } from '../geometry.ts';
import { bustOf, bustShape, paintCloth } from './body.ts';
import { collarBand, roundNeck, skinBust, stripeGround } from './collars.ts';
import type { Tailor } from './outfit.ts';

export const crew: Tailor = (sketch, sitter, { cloth }) => {
  const bust = bustOf(sitter);
  const neckline = roundNeck(bust, 40);
  paintCloth(sketch, sitter, { shape: bustShape(bust, neckline), cloth, bust });
  collarBand(sketch, { neckline, cloth, width: 20 });
};

export const turtleneck: Tailor = (sketch, sitter, { cloth }) => {
  const bust = bustOf(sitter);
  paintCloth(sketch, sitter, { shape: bustShape(bust, roundNeck(bust, 26)), cloth, bust });
  const [back, front] = [(sitter.bones.nape[2] ?? [-128, 170])[0] - 2, (sitter.bones.throat[3] ?? [52, 262])[0] + 2];
  const tube = outline(
    [
      [back - 10, 232],
      [back - 20, 280],
      [back - 34, 330],
    ],
    [
      [back - 34, 330],
      [-40, 392],
      [front + 34, 338],
    ],
    [
      [front + 34, 338],
      [front + 14, 290],
      [front + 8, 250],
    ],
    [
      [front + 8, 250],
      [-30, 272],
      [back - 10, 232],
    ],
  );
  sketch.path(tube, cloth);
  sketch.within(tube, () => {
    sketch.path(
      tube,
      sketch.linear(
        {
          from: [sitter.light.fromFront ? back - 20 : front + 20, 300],
          to: [sitter.light.fromFront ? front : back, 300],
        },
        [
          [0, shift(cloth, -0.55), 0.7],
          [0.6, cloth, 0],
          [1, shift(cloth, 0.3), 0.3],
        ],
      ),
    );
    for (let x = back - 10; x < front + 20; x += 13)
      sketch.line(`M${x} 235C${x - 4} 280 ${x - 10} 320 ${x - 16} 380`, {
        colour: shift(cloth, -0.4),
        width: 2.6,
        opacity: 0.28,
      });
    sketch.line(`M${back - 14} 276Q-30 318 ${front + 14} 292`, { colour: shift(cloth, -0.5), width: 9, opacity: 0.22 });
    sketch.line(
      curve([
        [back - 10, 234],
        [-30, 274],
        [front + 8, 252],
      ]),
      { colour: shift(cloth, 0.35), width: 5, opacity: 0.5 },
    );
  });
};

export const vNeck: Tailor = (sketch, sitter, { cloth }) => {
  const bust = bustOf(sitter);
  const deep: Point = [28, sitter.person.gender === 'female' ? 452 : 420];
  skinBust(sketch, sitter, bust);
  const neckline: Point[] = [
    bust.neckRight,
    [(bust.neckRight[0] + deep[0]) / 2 + 10, 390],
    deep,
    [-60, 390],
    bust.neckLeft,
  ];
  const shape = outline(
    [...bust.left],
    bust.right,
    [bust.neckRight, [(bust.neckRight[0] + deep[0]) / 2 + 8, 392], deep],
    [deep, [-66, 384], bust.neckLeft],
  );
  paintCloth(sketch, sitter, { shape, cloth, bust });
  sketch.line(`${curve(neckline.slice(0, 3))}${curve(neckline.slice(2))}`, {
    colour: shift(cloth, -0.25),
    width: 13,
    opacity: 0.75,
  });
};

export const knit: Tailor = (sketch, sitter, { cloth }) => {
  const bust = bustOf(sitter);
  const neckline = roundNeck(bust, 34);
  const shape = bustShape(bust, neckline);
  paintCloth(sketch, sitter, { shape, cloth, bust });
  sketch.within(shape, () => {
    const ribs = Array.from({ length: 60 }, (_, index) => {
      const top = -250 + index * 7;
      const bottom = -570 + index * 18;
      return `M${top} 320C${round(top * 1.2)} 420 ${round(bottom * 0.96)} 520 ${bottom} 840`;
    }).join('');
    sketch.line(ribs, { colour: shift(cloth, -0.5), width: 4, opacity: 0.2 });
    sketch.group('transform="translate(4 0)"', () =>
      sketch.line(ribs, { colour: shift(cloth, 0.4), width: 2.5, opacity: 0.16 }),
    );
  });
  collarBand(sketch, { neckline, cloth, width: 36 });
};

export const straps: Tailor = (sketch, sitter, { cloth }) => {
  const bust = bustOf(sitter);
  skinBust(sketch, sitter, bust);
  const shape = outline(
    points('-178,384 -196,470 -250,540 -400,640 -420,820'),
    points('340,820 318,640 210,560 150,480 126,396'),
    points('126,396 106,398 92,470 20,520 -60,516 -130,470 -154,386 -178,384'),
  );
  sketch.within(bustShape(bust, roundNeck(bust, 10)), () => paintCloth(sketch, sitter, { shape, cloth, bust }));
};

export const stripes: Tailor = (sketch, sitter, { second }) => {
  const cloth = stripeGround(second);
  const bust = bustOf(sitter);
  const neckline = roundNeck(bust, 40);
  const shape = bustShape(bust, neckline);
  paintCloth(sketch, sitter, { shape, cloth, bust });
  sketch.within(shape, () => {
    for (let y = 400; y < 860; y += 44)
      sketch.line(`M-440 ${y + 30}C-260 ${y - 20} 140 ${y - 26} 380 ${y + 26}`, {
        colour: '#2b3a55',
        width: 15,
        opacity: 0.78,
      });
    sketch.path(
      shape,
      sketch.linear({ from: [sitter.light.fromFront ? -400 : 320, 480], to: [0, 440] }, [
        [0, sitter.light.shade, 0.55],
        [1, sitter.light.shade, 0],
      ]),
    );
  });
  collarBand(sketch, { neckline, cloth, width: 18 });
};
