import { mix, shift } from '../colour.ts';
import { curve, points, type Point } from '../geometry.ts';
import { curlMass, hangRinglets } from '../hair/curls.ts';
import { combSheet, type Brush, type Comb } from '../hair/locks.ts';

const nearOuter = points('44,-239 -14,-246 -82,-233 -144,-192 -180,-118 -194,-20');
const nearInner = points('44,-170 18,-161 -28,-142 -68,-113 -94,-72 -106,-20');
const tuckedInner = points('44,-170 16,-161 -34,-140 -78,-108 -108,-72 -140,-58 -154,-16');
const farOuter = points('40,-239 86,-229 124,-193 147,-130 155,-50');
const farInner = points('42,-170 74,-159 104,-134 123,-99 131,-56');

type Fall = {
  near: readonly [string, string];
  far: readonly [string, string];
  behind: string;
  comb: Comb;
  tucked?: boolean;
};

const falls = {
  long: {
    tucked: true,
    near: ['-204,70 -202,170 -196,270 -182,340 -164,420', '-158,60 -148,160 -132,260 -112,340 -96,424'],
    far: ['158,40 156,140 148,240 136,320 130,374', '128,0 120,100 110,190 92,270 88,352'],
    behind: '-150,-60 -172,100 -160,280 -60,330 60,310 120,260 136,80 120,-60',
    comb: { shine: 0.24, ragged: 32 },
  },
  waves: {
    near: ['-206,60 -206,150 -198,250 -176,330 -150,392', '-106,40 -100,120 -84,210 -70,300 -78,388'],
    far: ['160,30 160,120 154,210 142,280 132,336', '128,0 122,70 112,150 98,230 90,322'],
    behind: '-150,-60 -172,100 -160,260 -60,310 60,300 120,240 136,80 120,-60',
    comb: { wave: 10, shine: 0.24, ragged: 32 },
  },
  bob: {
    near: ['-200,50 -190,110 -160,148', '-106,30 -98,90 -108,146'],
    far: ['156,20 150,84 128,120', '128,0 120,60 112,116'],
    behind: '-150,-60 -168,60 -146,150 -40,160 60,150 120,110 132,30 120,-60',
    comb: { shine: 0.34, ragged: 10 },
  },
  'fringe-bob': {
    near: ['-202,60 -194,130 -164,172', '-106,30 -98,110 -106,170'],
    far: ['157,30 152,104 130,140', '128,0 121,70 114,136'],
    behind: '-150,-60 -168,80 -146,170 -40,180 60,170 120,130 132,40 120,-60',
    comb: { shine: 0.34, ragged: 10 },
  },
  medium: {
    tucked: true,
    near: ['-198,60 -190,130 -160,186', '-156,50 -140,120 -118,180'],
    far: ['154,0 150,60 136,110', '130,-30 126,30 120,90'],
    behind: '-150,-60 -168,80 -146,180 -40,180 60,160 110,110 130,30 120,-60',
    comb: { wave: 4, shine: 0.26, ragged: 18 },
  },
} as const satisfies Record<string, Fall>;

export type FallName = keyof typeof falls;

/** The mass of loose hair that shows behind neck and jaw. */
export function hangBehind({ sketch, tint, light }: Brush, name: FallName): void {
  const shape = curve(points(falls[name].behind), { close: true });
  sketch.path(shape, mix(shift(tint, -0.4), light.shade, 0.25));
}

/** Loose hair with a parting: the near and the far side of the face. */
export function hangLoose(brush: Brush, name: FallName): void {
  const { near, far, comb, ...rest } = falls[name];
  const inner = 'tucked' in rest ? tuckedInner : nearInner;
  combSheet(
    brush,
    { from: [...farOuter, ...points(far[0])], to: [...farInner, ...points(far[1])] },
    { ...comb, locks: 34 },
  );
  combSheet(
    brush,
    { from: [...nearOuter, ...points(near[0])], to: [...inner, ...points(near[1])] },
    { ...comb, locks: 60 },
  );
  if (name === 'fringe-bob') fringe(brush);
}

function fringe(brush: Brush): void {
  combSheet(
    brush,
    {
      from: points('20,-244 90,-228 132,-178 140,-120 136,-74'),
      to: points('0,-240 -50,-204 -84,-150 -94,-104 -92,-62'),
    },
    { locks: 44, shine: 0.5, ragged: 10, softEdge: true },
  );
}

const hairline: readonly Point[] = points('132,-84 110,-132 70,-158 16,-164 -40,-150 -84,-116 -100,-76');

/** Curls around the face to the shoulders: what hangs behind, and what frames the face. */
export const curlsBehind = (brush: Brush): void => {
  curlMass(brush, {
    edge: points('-190,-120 -226,-20 -226,100 -180,190 -60,200 60,190 150,150 188,60 180,-60 130,-160'),
    curl: 24,
    count: 160,
  });
};

export function curlsAround(brush: Brush): void {
  curlMass(brush, {
    edge: [
      ...points(
        '-104,60 -150,110 -206,60 -224,-40 -200,-160 -130,-236 -20,-268 90,-248 160,-180 182,-80 176,20 142,60 128,20',
      ),
      ...hairline,
      [-108, -20],
    ],
    curl: 22,
    count: 420,
  });
  hangRinglets(brush, { from: [-196, -60], to: [-112, -30], count: 16, length: [170, 270] });
  hangRinglets(brush, { from: [176, -60], to: [138, -40], count: 7, length: [150, 220] });
}

/** A round afro around the face. */
export function afroAround(brush: Brush): void {
  curlMass(brush, {
    edge: [
      ...points(
        '-112,40 -160,96 -226,60 -264,-50 -250,-180 -180,-284 -60,-332 70,-318 170,-250 214,-140 200,-30 158,30 132,0',
      ),
      ...hairline,
      [-112, -40],
    ],
    curl: 17,
    count: 640,
  });
}

export function shortAfroAround(brush: Brush): void {
  curlMass(brush, {
    edge: [
      ...points('-112,20 -140,70 -176,40 -200,-60 -186,-170 -120,-242 -20,-266 80,-248 136,-194 150,-120 140,-60'),
      ...hairline,
      [-110, -40],
    ],
    curl: 11,
    count: 560,
  });
}
