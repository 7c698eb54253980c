import { shift } from '../colour.ts';
import { curve, outline, points, type Point } from '../geometry.ts';
import { bustOf, bustShape, paintCloth } from './body.ts';
import { collarLeaf, roundNeck, skinBust } from './collars.ts';
import type { Tailor } from './outfit.ts';
import { crew } from './plain.ts';

export const shirt: Tailor = (sketch, sitter, { cloth }) => {
  const bust = bustOf(sitter);
  skinBust(sketch, sitter, bust);
  const open: Point = [40, 430];
  paintCloth(sketch, sitter, {
    shape: outline([...bust.left], bust.right, [bust.neckRight, [78, 386], open], [open, [-40, 372], bust.neckLeft]),
    cloth,
    bust,
  });
  sketch.line(`M40 430C52 540 52 660 46 820`, { colour: shift(cloth, -0.45), width: 4, opacity: 0.5 });
  for (const y of [492, 570, 648]) sketch.ellipse({ x: 58, y, r: 5.5 }, shift(cloth, 0.4), 0.85);
  collarLeaf(sketch, sitter, cloth);
};

export const jacket: Tailor = (sketch, sitter, { cloth, second }) => {
  crew(sketch, sitter, { garment: 'crew', cloth: second, second });
  const bust = bustOf(sitter);
  const [left, right] = [
    outline([...bust.left], [[-90, 820], [-40, 640], [-20, 560], [-70, 440], bust.neckLeft]),
    outline(bust.right, [bust.neckRight, [96, 420], [70, 540], [88, 660], [110, 820]]),
  ];
  for (const shape of [left, right]) paintCloth(sketch, sitter, { shape, cloth, bust });
  const lapel = (d: string): void => {
    sketch.path(d, shift(cloth, 0.07));
    sketch.line(d, { colour: shift(cloth, -0.5), width: 3, opacity: 0.5 });
  };
  lapel(
    `M${bust.neckLeft[0]} ${bust.neckLeft[1] - 6}C-120 400-60 470-20 562C-90 520-140 470-178 444L-150 424L-196 398C-192 366-186 338 ${bust.neckLeft[0]} ${bust.neckLeft[1] - 6}Z`,
  );
  lapel(
    `M${bust.neckRight[0] + 4} ${bust.neckRight[1] - 4}C100 400 84 470 70 544C116 506 140 470 156 440L138 424L160 398C150 366 120 340 ${bust.neckRight[0] + 4} ${bust.neckRight[1] - 4}Z`,
  );
};

export const hoodie: Tailor = (sketch, sitter, { cloth }) => {
  const bust = bustOf(sitter);
  const neckline = roundNeck(bust, 44);
  paintCloth(sketch, sitter, { shape: bustShape(bust, neckline), cloth, bust });
  const hood = outline(
    [
      [bust.neckLeft[0] + 20, 270],
      [bust.neckLeft[0] - 50, 300],
      [bust.neckLeft[0] - 96, 352],
      [-190, 408],
      [-60, 436],
      [60, 424],
      [bust.neckRight[0] + 30, 372],
      [bust.neckRight[0] + 6, 316],
    ],
    [
      [bust.neckRight[0] + 6, 316],
      [20, 378],
      [-60, 382],
      [-130, 344],
      [bust.neckLeft[0] + 20, 270],
    ],
  );
  paintCloth(sketch, sitter, { shape: hood, cloth: shift(cloth, -0.06) });
  sketch.line(
    curve([
      [bust.neckRight[0] + 6, 316],
      [20, 378],
      [-60, 382],
      [-130, 344],
      [bust.neckLeft[0] + 20, 270],
    ]),
    { colour: shift(cloth, 0.3), width: 6, opacity: 0.45 },
  );
  for (const [x, end] of [
    [10, 540],
    [56, 524],
  ] as const)
    sketch.line(`M${x} 420C${x + 6} 460 ${x - 4} 500 ${x + 2} ${end}`, {
      colour: shift(cloth, 0.6),
      width: 6,
      opacity: 0.85,
    });
};

export const scarf: Tailor = (sketch, sitter, outfit) => {
  crew(sketch, sitter, outfit);
  const { second: cloth } = outfit;
  const { neckLeft, neckRight } = bustOf(sitter);
  const tail = outline(
    points('18,396 2,480 -14,580 -12,760'),
    points('-12,760 92,766'),
    points('92,766 80,580 84,480 74,396'),
  );
  const wrap = outline(
    [
      [neckLeft[0] + 26, 240],
      [neckLeft[0] - 22, 290],
      [neckLeft[0] - 40, 352],
      [-150, 410],
      [-30, 436],
      [80, 418],
      [neckRight[0] + 44, 366],
      [neckRight[0] + 40, 300],
      [neckRight[0] + 6, 262],
    ],
    [
      [neckRight[0] + 6, 262],
      [-30, 300],
      [neckLeft[0] + 26, 240],
    ],
  );
  for (const shape of [tail, wrap]) {
    paintCloth(sketch, sitter, { shape, cloth });
    sketch.within(shape, () => {
      for (const d of [
        'M-170 280C-80 360 20 372 120 300',
        'M-190 330C-90 400 30 404 130 350',
        'M-150 250C-80 330 30 336 110 280',
        'M30 400C20 500 16 600 22 700',
        'M60 400C56 500 50 600 54 700',
      ]) {
        sketch
          .line(d, { colour: shift(cloth, -0.5), width: 16, opacity: 0.16 })
          .line(d, { colour: shift(cloth, -0.55), width: 6, opacity: 0.24 });
      }
    });
  }
};
