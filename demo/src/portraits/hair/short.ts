import { lightness, mix, shift } from '../colour.ts';
import { curve, outline, points, round, type Point } from '../geometry.ts';
import { Hatch } from '../hatch.ts';
import { curlMass } from './curls.ts';
import { combSheet, type Brush } from './locks.ts';

const sides: readonly Point[] = points(
  '84,-112 74,-76 50,-62 38,-30 30,14 20,16 10,-34 -12,-58 -44,-46 -54,-8 -62,40 -80,90 -110,114 -132,84 -168,14 -193,-60 -186,-130 -120,-150 0,-150',
);

/** Short sides and nape; the skin shines through near the edges by `fade` (0..1). */
export function trimSides({ sketch, random, tint, light }: Brush, fade: number): void {
  const shape = curve(sides, { close: true });
  const dark = mix(shift(tint, -0.3), light.shade, 0.2);
  sketch.path(
    shape,
    sketch.linear({ from: [-40, -140], to: [-50, 110] }, [
      [0, tint, 1],
      [0.35, tint, 1 - fade * 0.25],
      [0.75, tint, 0.9 - fade * 0.55],
      [1, tint, 0.55 - fade * 0.45],
    ]),
  );
  sketch.within(shape, () => {
    const strength = 0.5 - lightness(tint) * 0.32;
    const hatch = new Hatch([
      { colour: dark, width: 1.7, opacity: strength },
      { colour: shift(tint, 0.25), width: 1.7, opacity: 0.35 },
      { colour: dark, width: 2.4, opacity: strength * 0.5 },
    ]);
    for (let index = 0; index < 330; index += 1) {
      const [x, y] = [random.between(-200, 84), random.between(-160, 120)];
      hatch.add(index, `M${round(x)} ${round(y)}l${x > 20 ? 2 : -5} ${round(random.between(8, 15))}`);
    }
    hatch.paint(sketch);
  });
}

/** The top of a short cut; `height` lifts it, `front` pushes it forward over the forehead. */
export function crownTop(
  brush: Brush,
  { height, front, backward }: { height: number; front: number; backward: boolean },
): void {
  const from: Point[] = [
    [134 + front, -150],
    [132 + front, -190 - height * 0.8],
    [84, -228 - height],
    [4, -240 - height * 0.6],
    [-84, -236],
    [-154, -202],
    [-198, -130],
    [-204, -72],
  ];
  const to: Point[] = [
    [126 + front * 0.4, -146],
    [106, -138],
    [84, -120],
    [40, -122],
    [-30, -130],
    [-100, -124],
    [-160, -96],
    [-196, -58],
  ];
  combSheet(brush, backward ? { from, to } : { from: from.toReversed(), to: to.toReversed() }, {
    locks: 52,
    shine: backward ? 0.3 : 0.6,
  });
}

/** Cropped to a few millimetres: skin shines through, no locks. */
export function buzz({ sketch, random, tint, light }: Brush): void {
  const shape = outline(
    points('128,-164 96,-206 28,-226 -44,-228 -128,-204 -182,-142 -193,-60 -170,14 -134,82 -112,114'),
    points('-112,114 -80,86 -62,36 -54,-8 -44,-46 -12,-58 10,-34 22,8 34,4 40,-34 54,-64 78,-80 92,-120 128,-164'),
  );
  sketch.path(shape, tint, 0.62);
  sketch.within(shape, () => {
    sketch.path(
      shape,
      sketch.linear({ from: [40, -230], to: [-80, 120] }, [
        [0, shift(tint, 0.3), 0.35],
        [0.5, tint, 0],
        [1, light.shade, 0.35],
      ]),
    );
    const hatch = new Hatch([
      { colour: shift(tint, -0.35), width: 1.7, opacity: 0.3 },
      { colour: shift(tint, -0.35), width: 1.7, opacity: 0.4 },
      { colour: shift(tint, 0.3), width: 1.7, opacity: 0.3 },
    ]);
    for (let index = 0; index < 420; index += 1)
      hatch.add(index, `M${round(random.between(-200, 130))} ${round(random.between(-228, 120))}l-2 4`);
    hatch.paint(sketch);
    sketch.line(shape, { colour: light.rim, width: 6, opacity: 0.2 });
  });
}

/** A bald crown with trimmed hair around the ears, or nothing at all when `shaved`. */
export function bareCrown(brush: Brush, { shaved }: { shaved: boolean }): void {
  const { sketch, light, tint } = brush;
  sketch.glow({ x: 40, y: -168, r: 74, squash: 0.4, turn: -12 }, light.key, 0.4);
  if (shaved) {
    sketch.glow({ x: -120, y: 10, r: 90, squash: 1.1 }, tint, 0.16);
    return;
  }
  combSheet(
    brush,
    {
      from: points('44,-74 -10,-108 -90,-122 -160,-104 -196,-60 -184,10 -150,90 -124,124'),
      to: points('40,-20 22,-46 -10,-58 -44,-44 -56,-6 -64,40 -84,92 -118,122'),
    },
    { locks: 40 },
  );
}

/** A hairline that moved back; combed away from the forehead. */
export function recede(brush: Brush): void {
  combSheet(
    brush,
    {
      from: points('84,-198 40,-234 -30,-242 -110,-224 -172,-170 -202,-80'),
      to: points('66,-176 40,-150 0,-138 -60,-134 -130,-112 -196,-50'),
    },
    { locks: 36, shine: 0.35 },
  );
}

export function topCurls(brush: Brush): void {
  curlMass(brush, {
    edge: points(
      '140,-140 146,-192 104,-244 20,-268 -80,-262 -160,-222 -206,-150 -206,-80 -150,-94 -60,-116 40,-112 90,-116',
    ),
    curl: 21,
    count: 300,
  });
}

export function shortAfro(brush: Brush): void {
  curlMass(brush, {
    edge: points(
      '134,-158 124,-206 66,-246 -30,-258 -128,-236 -198,-166 -220,-70 -200,20 -150,96 -118,116 -76,70 -58,10 -46,-44 -10,-60 14,-36 24,6 38,-36 64,-74 92,-120',
    ),
    curl: 11,
    count: 620,
  });
}

/** Short and textured, with soft points around the ear. */
export function pixie(brush: Brush): void {
  combSheet(
    brush,
    {
      from: points('-120,-215 -176,-170 -208,-90 -200,0 -170,70 -120,128'),
      to: points('20,-150 -10,-90 -30,-60 -58,-20 -66,40 -96,110'),
    },
    { locks: 34 },
  );
  combSheet(
    brush,
    {
      from: points('-130,-220 -60,-248 30,-250 104,-222 146,-164 150,-112'),
      to: points('-140,-190 -70,-150 10,-120 58,-96 78,-72 92,-70'),
    },
    { locks: 40, shine: 0.5 },
  );
  combSheet(
    brush,
    {
      from: points('-60,-190 0,-160 46,-120 60,-70 50,-10 34,26'),
      to: points('-110,-170 -60,-110 -20,-78 10,-60 16,-20 30,22'),
    },
    { locks: 26 },
  );
}

/** Combed straight back to the nape. */
export function slickBack(brush: Brush): void {
  combSheet(
    brush,
    {
      from: points('128,-166 98,-212 24,-238 -66,-236 -146,-202 -196,-124 -202,-30 -178,54 -126,132'),
      to: points('124,-156 104,-124 72,-92 40,-66 12,-44 -36,-50 -52,-10 -62,44 -96,112'),
    },
    { locks: 58, shine: 0.3 },
  );
}
