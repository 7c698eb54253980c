import { points, type Point } from '../geometry.ts';
import { curlMass } from './curls.ts';
import { combSheet, type Brush } from './locks.ts';

const crown: readonly Point[] = points('126,-168 96,-214 24,-244 -70,-242 -150,-208 -200,-130 -212,-40');

/** Hair that falls to the chest, over the near shoulder; `wave` 0 is straight. */
export function fallLong(brush: Brush, { wave, drop, fringe }: { wave: number; drop: number; fringe: boolean }): void {
  combSheet(
    brush,
    {
      from: [...crown, [-218, 90], [-212, 220], [-200, 250 + drop], [-170, 300 + drop]],
      to: [
        [126, -160],
        [108, -136],
        [84, -108],
        [56, -66],
        [34, -20],
        [26, 60],
        [30, 150],
        [22, 200 + drop * 0.8],
        [-10, 290 + drop],
      ],
    },
    { wave, locks: 64, shine: 0.3, flyaways: 5, ragged: 46 },
  );
  if (fringe) brushFringe(brush);
}

/** Long hair tucked behind the ear. */
export function tuckBehindEar(brush: Brush, { wave, drop }: { wave: number; drop: number }): void {
  combSheet(
    brush,
    {
      from: [...crown, [-220, 90], [-214, 210], [-206, 250 + drop], [-180, 300 + drop]],
      to: [
        [124, -158],
        [104, -128],
        [70, -92],
        [26, -66],
        [-16, -58],
        [-48, -34],
        [-60, 30],
        [-56, 130],
        [-44, 200 + drop * 0.8],
        [-62, 290 + drop],
      ],
    },
    { wave, locks: 64, shine: 0.28, flyaways: 5, ragged: 46 },
  );
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
    { locks: 56, shine: 0.36, flyaways: 3, ragged: 10 },
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
    { locks: 30, shine: 0.4, flyaways: 1, ragged: 12 },
  );
}

/** Curls to the shoulder. */
export function growCurls(brush: Brush): void {
  curlMass(brush, {
    edge: points(
      '138,-150 128,-205 70,-256 -20,-276 -120,-258 -200,-190 -240,-90 -248,30 -236,150 -190,226 -110,236 -40,196 -6,120 10,40 34,-30 66,-92 100,-122',
    ),
    curl: 30,
    count: 420,
  });
}

/** A round afro. */
export function growAfro(brush: Brush): void {
  curlMass(brush, {
    edge: points(
      '140,-150 150,-214 110,-280 30,-322 -80,-326 -180,-284 -248,-200 -268,-90 -244,20 -186,96 -110,112 -52,70 -34,10 -6,-50 40,-78 84,-110 116,-132',
    ),
    curl: 17,
    count: 620,
  });
}
