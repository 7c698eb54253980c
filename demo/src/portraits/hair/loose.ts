import { points, type Point } from '../geometry.ts';
import { curlMass, hangRinglets } from './curls.ts';
import { combSheet, type Brush } from './locks.ts';

const crown: readonly Point[] = points('126,-168 96,-214 24,-244 -70,-242 -150,-208 -200,-130 -212,-40');

/** Hair that falls over the near shoulder and hides the ear; `wave` 0 is straight. */
export function fallLong(brush: Brush, { wave, drop }: { wave: number; drop: number }): void {
  const from: Point[] = [...crown, ...points('-210,60 -204,150 -194,250'), [-172, 330 + drop], [-138, 398 + drop]];
  const to: Point[] = [
    ...points('126,-160 106,-134 82,-104 58,-60 42,-10 38,60 44,140 50,230'),
    [36, 310 + drop],
    [-20, 402 + drop],
  ];
  combSheet(brush, { from, to }, { wave, locks: 60, shine: 0.24, ragged: 34 });
}

export function tuckBehindEar(brush: Brush, { wave, drop }: { wave: number; drop: number }): void {
  const from: Point[] = [...crown, ...points('-212,60 -206,150 -198,240'), [-184, 330 + drop], [-160, 400 + drop]];
  const to: Point[] = [
    ...points('124,-158 104,-128 70,-92 26,-68 -14,-60 -44,-36 -58,20 -60,90 -50,190'),
    [-48, 300 + drop],
    [-74, 404 + drop],
  ];
  combSheet(brush, { from, to }, { wave, locks: 60, shine: 0.24, ragged: 34 });
}

/** Chin-length hair behind the ear. */
export function tuckShort(brush: Brush): void {
  const from: Point[] = [...crown, ...points('-208,40 -194,120 -168,172 -134,196')];
  const to = points('124,-158 104,-128 70,-92 26,-68 -14,-60 -44,-36 -58,20 -64,80 -72,140 -104,186');
  combSheet(brush, { from, to }, { wave: 5, locks: 52, shine: 0.26, ragged: 22 });
}

/** A bob to the jaw, its tips turned inward. */
export function cutBob(brush: Brush, { fringe, length }: { fringe: boolean; length: number }): void {
  combSheet(
    brush,
    {
      from: [...crown, [-212, 60], [-196, 120 + length], [-160, 148 + length]],
      to: [
        [126, -160],
        [106, -132],
        [78, -96],
        [58, -50],
        [56, 20],
        [64, 90],
        [62, 126 + length],
        [40, 150 + length],
      ],
    },
    { locks: 56, shine: 0.36, ragged: 10 },
  );
  if (fringe) brushFringe(brush);
}

/** A fringe from the crown to just above the brow. */
export function brushFringe(brush: Brush): void {
  combSheet(
    brush,
    {
      from: points('10,-242 80,-228 132,-186 158,-130 161,-84'),
      to: points('-20,-236 30,-190 66,-140 82,-100 88,-58'),
    },
    { locks: 30, shine: 0.45, ragged: 10, softEdge: true },
  );
}

/** Curls to the shoulder: ringlets over a soft mass. */
export function growCurls(brush: Brush): void {
  curlMass(brush, {
    edge: points(
      '132,-152 122,-204 66,-250 -20,-268 -116,-250 -190,-184 -224,-90 -226,20 -206,110 -150,150 -84,130 -20,70 14,0 40,-50 70,-96 102,-124',
    ),
    curl: 22,
    count: 320,
  });
  hangRinglets(brush, { from: [-190, -60], to: [36, -50], count: 46, length: [170, 290] });
}

export function growAfro(brush: Brush): void {
  curlMass(brush, {
    edge: points(
      '140,-150 150,-214 110,-280 30,-322 -80,-326 -180,-284 -248,-200 -268,-90 -244,20 -186,96 -110,112 -52,70 -34,10 -6,-50 40,-78 84,-110 116,-132',
    ),
    curl: 17,
    count: 620,
  });
}
