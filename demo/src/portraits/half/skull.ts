import type { Appearance } from '../appearance.ts';
import { mix } from '../colour.ts';
import type { Sitter } from '../face/head.ts';
import { curve, outline, points, type Point } from '../geometry.ts';
import type { Sketch } from '../sketch.ts';

/**
 * A head turned halfway to the right, in the same units as the profile: crown at y -215, chin at 187, the near ear at x
 * -122. `far` runs down the far contour from the top of the forehead to the chin, `near` back up along the near jaw to
 * the ear.
 */
export type HalfBones = {
  far: readonly Point[];
  near: readonly Point[];
  skull: readonly Point[];
  nape: readonly Point[];
  throat: readonly Point[];
  chin: number;
};

const fullness: Record<Appearance['build'], number> = { slim: -5, average: 0, athletic: 0, curvy: 5, full: 13 };

/** The measured head of one person, half turned. */
export function halfBonesOf({ face, gender, build }: Appearance): HalfBones {
  const man = gender === 'male' ? 1 : 0;
  const wide = fullness[build];
  const jaw = man * 14 - 6 + face.jaw * 4 + wide;
  const chin = 181 + man * 11 + face.chin * 2;
  return {
    chin,
    far: [
      [62, -204],
      [106, -160],
      [127, -112 + face.forehead * 3],
      [132, -76],
      [129 + face.brow, -52],
      [119, -26],
      [123 + wide * 0.4, 6],
      [121 + wide * 0.7, 36],
      [108 + wide * 0.8, 78],
      [98 + jaw * 0.7, 118],
      [88 + jaw * 0.6, 150],
      [74 + man * 5, 174],
      [54 + man * 3, chin],
      [34, chin + 1],
    ],
    near: [
      [34, chin + 1],
      [8 - man * 5, chin - 2],
      [-22 - jaw * 0.4, 170],
      [-62 - jaw * 0.7, 138 + man * 6],
      [-94 - jaw * 0.7, 100 + man * 4],
      [-108 - jaw * 0.4, 62],
      [-114, 30],
    ],
    skull: points('-114,30 -128,-10 -152,-50 -160,-104 -138,-166 -84,-206 -10,-219 62,-204'),
    nape: [
      [-142 - man * 16 - wide, 360],
      [-116 - man * 18 - wide, 262],
      [-116 - man * 16 - wide * 0.7, 190],
      [-128 - man * 8, 120],
      [-140, 60],
      [-128, 0],
    ],
    throat: [
      [56, 160],
      [56, 180],
      [50 + man * 6 + wide * 0.6, 220],
      [52 + man * 12 + wide, 262],
      [72 + man * 14 + wide, 360],
    ],
  };
}

/** Head and neck, half turned: shape, planes, neck shadow and edge light. */
export function drawHalfHead(sketch: Sketch, sitter: Sitter, bones: HalfBones): void {
  const { skin, light } = sitter;
  const neck = outline(bones.throat, bones.nape, [
    [-128, 0],
    [56, 160],
  ]);
  const dark = mix(skin.shadow, light.shade, 0.3);
  sketch.path(neck, skin.base);
  sketch.within(neck, () => {
    sketch.path(
      neck,
      sketch.radial({ x: 20, y: 150, r: 210, squash: 0.86 }, [
        [0, mix(dark, skin.deep, 0.5), 0.9],
        [0.4, dark, 0.7],
        [0.75, dark, 0.28],
        [1, dark, 0.05],
      ]),
    );
    sketch.glow({ x: -124, y: 190, r: 90, squash: 1.7 }, skin.shadow, 0.6);
    sketch.glow({ x: -20, y: 320, r: 120, squash: 0.4 }, skin.deep, 0.2);
    sketch.glow({ x: 8, y: 270, r: 70, squash: 0.22, turn: 78 }, skin.light, 0.2);
  });
  const shape = outline(bones.far, bones.near, bones.skull);
  sketch.path(shape, skin.base);
  sketch.within(shape, () => modelHalfPlanes(sketch, sitter, bones));
}

function modelHalfPlanes(sketch: Sketch, { skin, light, person }: Sitter, bones: HalfBones): void {
  const lit = light.fromFront;
  const dusk = mix(light.shade, skin.shadow, lit ? 0.55 : 0.7);
  const whole = 'M-260-260H220V260H-260Z';
  sketch.path(
    whole,
    sketch.linear({ from: [lit ? -150 : 150, 10], to: [lit ? 40 : -60, -30] }, [
      [0, dusk, 0.62],
      [0.45, dusk, 0.28],
      [1, dusk, 0],
    ]),
  );
  sketch.glow({ x: 44, y: -112, r: 100, squash: 0.66 }, skin.light, 0.5);
  sketch.glow({ x: -4, y: 34, r: 60, squash: 0.72, turn: -24 }, skin.light, 0.5);
  sketch.glow({ x: -16, y: 54, r: 64, squash: 0.66, turn: -18 }, skin.blush, person.age > 60 ? 0.26 : 0.38);
  sketch.glow({ x: 110, y: 44, r: 38, squash: 1.1 }, skin.blush, 0.3);
  sketch.glow({ x: 8, y: -30, r: 44, squash: 0.5, turn: -6 }, skin.shadow, 0.4);
  sketch.glow({ x: 98, y: -30, r: 30, squash: 0.6 }, skin.shadow, 0.42);
  sketch.glow({ x: 42, y: 142, r: 40, squash: 0.34 }, skin.shadow, 0.34);
  sketch.glow({ x: 48, y: 166, r: 34, squash: 0.7 }, skin.light, 0.34);
  sketch.glow({ x: -62, y: 96, r: 96, squash: 0.6, turn: 42 }, skin.shadow, 0.34);
  sketch.glow({ x: -100, y: -60, r: 70, squash: 1.2 }, skin.shadow, 0.3);
  const far = curve([...bones.far]);
  const near = curve([...bones.near]);
  sketch.softLine(near, { colour: skin.shadow, width: 16, opacity: 0.4 });
  sketch.softLine(far, {
    colour: lit ? mix(skin.light, light.key, 0.5) : light.rim,
    width: 14,
    opacity: lit ? 0.4 : 0.6,
  });
}

/** The near ear, seen from the front side. */
export function drawHalfEar(sketch: Sketch, { skin, light, person }: Sitter): void {
  const shape = outline(
    points('-106,-22 -112,-44 -128,-52 -144,-42 -146,-16 -138,14 -130,36 -121,48 -112,44 -110,24'),
    points('-110,24 -104,6 -106,-22'),
  );
  sketch.path(shape, skin.base);
  sketch.within(shape, () => {
    sketch.path('M-160-70H-90V70H-160Z', mix(light.shade, skin.shadow, 0.6), light.fromFront ? 0.34 : 0.14);
    sketch.glow({ x: -124, y: 0, r: 30, squash: 1.5 }, skin.blush, 0.3);
    sketch.line('M-110-24C-114-40-128-44-136-34C-142-20-136 4-128 22', { colour: skin.line, width: 4, opacity: 0.4 });
    sketch.path('M-108-10C-122-18-130-4-124 10C-120 22-112 24-109 18C-114 10-114 2-108-10Z', skin.deep, 0.5);
  });
  if (person.earring)
    sketch.ellipse({ x: -118, y: 55, r: 5 }, '#e9d9a8').ellipse({ x: -119.5, y: 53, r: 1.8 }, '#fffbe8');
}
