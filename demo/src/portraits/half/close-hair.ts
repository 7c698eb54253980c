import { lightness, mix, shift } from '../colour.ts';
import { outline, points, round, type Point } from '../geometry.ts';
import { curlMass } from '../hair/curls.ts';
import { combSheet, type Brush } from '../hair/locks.ts';
import { Hatch } from '../hatch.ts';

const scalp = outline(
  points('133,-86 131,-140 104,-194 48,-231 -30,-241 -110,-217 -166,-156 -182,-80 -174,0 -150,66 -128,84'),
  points(
    '-128,84 -140,22 -148,-36 -132,-60 -110,-60 -98,-84 -84,-118 -40,-152 16,-164 70,-160 108,-136 127,-100 133,-86',
  ),
);

const sideburn = outline(points('-90,-100 -103,-60 -107,-20 -102,34'), points('-102,34 -112,-14 -113,-56 -108,-92'));

/** Combed back from the hairline, to be tied or left. */
export function combAway(brush: Brush): void {
  const { sketch, tint, light } = brush;
  sketch.path(scalp, tint);
  sketch.path(
    scalp,
    sketch.linear({ from: [60, -230], to: [-150, 60] }, [
      [0, tint, 0],
      [1, mix(shift(tint, -0.5), light.shade, 0.3), 0.7],
    ]),
  );
  combSheet(
    brush,
    {
      from: points('-98,-78 -112,-64 -128,-60 -142,-50 -150,-20 -146,30 -132,80'),
      to: points('-40,-150 -84,-146 -122,-120 -154,-80 -172,-30 -168,20 -142,72'),
    },
    { locks: 26 },
  );
  combSheet(
    brush,
    {
      from: points('116,-136 112,-172 88,-208 40,-236 -40,-242 -116,-216 -168,-150 -182,-60'),
      to: points('16,-162 -10,-172 -50,-172 -94,-158 -132,-126 -158,-86 -174,-40 -178,-10'),
    },
    { locks: 56, shine: 0.32, softEdge: true },
  );
  sketch.path(sideburn, shift(tint, -0.12), 0.75);
}

const nearSide = outline(
  points('-78,-124 -96,-88 -104,-44 -104,14 -111,16 -112,-40 -128,-58 -146,-44 -143,16 -130,84'),
  points('-130,84 -152,66 -174,0 -183,-80 -166,-150 -118,-168 -78,-124'),
);
const farSide = outline(points('124,-112 134,-88 137,-58 131,-34'), points('131,-34 127,-60 126,-90 124,-112'));

/** Short sides; the skin shines through by `fade` (0..1). */
export function trimHalfSides({ sketch, random, tint, light }: Brush, fade: number): void {
  const dark = mix(shift(tint, -0.3), light.shade, 0.2);
  sketch.path(farSide, tint, 0.9 - fade * 0.4);
  sketch.path(
    nearSide,
    sketch.linear({ from: [-120, -150], to: [-130, 84] }, [
      [0, tint, 1],
      [0.4, tint, 1 - fade * 0.25],
      [0.75, tint, 0.9 - fade * 0.55],
      [1, tint, 0.5 - fade * 0.4],
    ]),
  );
  sketch.within(nearSide, () => {
    const strength = 0.5 - lightness(tint) * 0.32;
    const hatch = new Hatch([
      { colour: dark, width: 1.7, opacity: strength },
      { colour: shift(tint, 0.25), width: 1.7, opacity: 0.35 },
      { colour: dark, width: 2.4, opacity: strength * 0.5 },
    ]);
    for (let index = 0; index < 150; index += 1) {
      hatch.add(
        index,
        `M${round(random.between(-184, -78))} ${round(random.between(-170, 84))}l-3 ${round(random.between(8, 15))}`,
      );
    }
    hatch.paint(sketch);
  });
}

/** The top of a short cut; `height` lifts it, `front` pushes it over the forehead. */
export function halfTop(
  brush: Brush,
  { height, front, backward }: { height: number; front: number; backward: boolean },
): void {
  const from: Point[] = [
    [132, -104 + front],
    [140, -170 - height * 0.5],
    [108, -220 - height],
    [30, -246 - height * 0.8],
    [-60, -242 - height * 0.2],
    [-132, -212],
    [-176, -146],
    [-184, -84],
  ];
  const to: Point[] = [
    [126, -112 + front],
    [92, -140 + front],
    [40, -152 + front],
    [-20, -146 + front * 0.6],
    [-66, -128],
    [-112, -128],
    [-152, -112],
    [-180, -72],
  ];
  combSheet(brush, backward ? { from, to } : { from: from.toReversed(), to: to.toReversed() }, {
    locks: 54,
    shine: backward ? 0.34 : 0.6,
  });
}

/** Cropped to a few millimetres. */
export function halfBuzz({ sketch, random, tint, light }: Brush): void {
  sketch.path(scalp, tint, 0.62);
  sketch.within(scalp, () => {
    sketch.path(
      scalp,
      sketch.linear({ from: [60, -230], to: [-120, 80] }, [
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
    for (let index = 0; index < 380; index += 1)
      hatch.add(index, `M${round(random.between(-184, 134))} ${round(random.between(-242, 84))}l-2 4`);
    hatch.paint(sketch);
  });
}

export function halfBare({ sketch, light, tint }: Brush): void {
  sketch.glow({ x: 20, y: -180, r: 70, squash: 0.4, turn: -8 }, light.key, 0.4);
  sketch.glow({ x: -130, y: 0, r: 60, squash: 1.2 }, tint, 0.14);
}

/** A hairline that moved back. */
export function halfRecede(brush: Brush): void {
  combSheet(
    brush,
    {
      from: points('92,-200 44,-238 -30,-246 -108,-224 -162,-164 -184,-90'),
      to: points('50,-188 10,-178 -44,-164 -92,-146 -140,-120 -176,-70'),
    },
    { locks: 40, shine: 0.35 },
  );
}

export function halfTopCurls(brush: Brush): void {
  curlMass(brush, {
    edge: points(
      '132,-118 148,-180 108,-240 20,-270 -80,-262 -154,-210 -188,-130 -168,-100 -116,-132 -56,-146 16,-156 84,-140',
    ),
    curl: 21,
    count: 280,
  });
}

/** Short and textured, brushed to the far side. */
export function halfPixie(brush: Brush): void {
  brush.sketch.path(scalp, mix(brush.tint, shift(brush.tint, -0.4), 0.6));
  combSheet(
    brush,
    {
      from: points('-30,-244 -110,-226 -168,-162 -187,-80 -180,10 -148,92'),
      to: points('0,-196 -56,-156 -98,-108 -118,-66 -146,-34 -128,84'),
    },
    { locks: 36, ragged: 16 },
  );
  combSheet(
    brush,
    {
      from: points('-70,-240 10,-254 84,-240 136,-190 147,-130 135,-80'),
      to: points('-104,-190 -66,-146 -14,-124 46,-110 94,-94 126,-78'),
    },
    { locks: 48, shine: 0.45, ragged: 12 },
  );
  brush.sketch.path(sideburn, shift(brush.tint, -0.12), 0.85);
}
