import { browColour } from '../appearance.ts';
import { mix, shift } from '../colour.ts';
import type { Mood } from '../face/features.ts';
import type { Sitter } from '../face/head.ts';
import { curve, outline, points, type Point } from '../geometry.ts';
import type { Sketch } from '../sketch.ts';

/** Eyes, brows, nose, mouth and the marks of age of a half turned head. */
export function drawHalfFeatures(sketch: Sketch, sitter: Sitter, mood: Mood): void {
  drawEyes(sketch, sitter, mood);
  drawBrows(sketch, sitter);
  drawHalfNose(sketch, sitter);
  drawMouth(sketch, sitter, mood);
  drawYears(sketch, sitter, mood);
  if (sitter.person.freckles) drawHalfFreckles(sketch, sitter);
}

type Eye = { x: number; y: number; wide: number; high: number; outward: 1 | -1 };

function drawEyes(sketch: Sketch, sitter: Sitter, mood: Mood): void {
  const open = (1 - mood.lids * 0.5 - mood.smile * 0.1) * (sitter.person.gender === 'female' ? 1.08 : 0.96);
  drawOneEye(sketch, sitter, { x: 9, y: -13, wide: 33, high: 18.5 * open, outward: -1 });
  drawOneEye(sketch, sitter, { x: 94, y: -14, wide: 22, high: 17 * open, outward: 1 });
}

function drawOneEye(sketch: Sketch, { person, skin }: Sitter, { x, y, wide, high, outward }: Eye): void {
  const woman = person.gender === 'female';
  const dark = mix(skin.line, '#1a0f10', 0.55);
  const [inner, outer] = [x - outward * wide * 0.94, x + outward * wide];
  const tilt = woman ? 3 : 1;
  const top = `C${inner + outward * wide * 0.42} ${y - high * 0.86} ${outer - outward * wide * 0.72} ${y - high * 1.12} ${outer} ${y - tilt}`;
  const eye = `M${inner} ${y + 4}${top}C${outer - outward * wide * 0.5} ${y + high * 0.72} ${inner + outward * wide * 0.5} ${y + high * 0.74} ${inner} ${y + 4}Z`;
  const look = x + 2.5;
  const iris = wide > 28 ? 12.2 : 11;
  sketch.path(eye, mix('#f6efe8', skin.base, 0.2));
  sketch.within(eye, () => {
    sketch.ellipse({ x: look, y: y - 2, r: iris, squash: 1.06 }, shift(person.eyes, -0.35));
    sketch.ellipse({ x: look, y: y - 1.4, r: iris - 1.8, squash: 1.06 }, person.eyes);
    sketch.ellipse({ x: look, y: y + 3, r: iris * 0.62, squash: 0.6 }, shift(person.eyes, 0.3), 0.5);
    sketch.ellipse({ x: look, y: y - 2, r: 5.2 }, '#140d0e');
    sketch.line(`M${inner} ${y + 2}${top}`, { colour: skin.deep, width: 9, opacity: 0.4 });
    sketch.ellipse({ x: look + 4, y: y - 6, r: 2.5 }, '#ffffff', 0.95);
  });
  const thick = woman ? 4.6 : 3;
  const wing = woman ? 6 : 1;
  sketch.path(
    `M${inner} ${y + 4}${top}l${outward * wing} ${-wing * 0.7}C${outer - outward * wide * 0.6} ${y - high * 1.1 - thick * 1.5} ${inner + outward * wide * 0.4} ${y - high * 0.86 - thick} ${inner} ${y + 4}Z`,
    dark,
  );
  sketch.line(
    `M${inner + outward * 5} ${y + 6}C${inner + outward * wide * 0.6} ${y + high * 0.82} ${outer - outward * wide * 0.4} ${y + high * 0.78} ${outer - outward * 3} ${y + 1}`,
    { colour: skin.line, width: 1.5, opacity: 0.5 },
  );
  sketch.line(
    `M${inner + outward * 4} ${y - high * 0.62 - 4}C${inner + outward * wide * 0.5} ${y - high * 1.3 - 4} ${outer - outward * wide * 0.6} ${y - high * 1.45 - 5} ${outer + outward * 3} ${y - 10}`,
    { colour: skin.line, width: 2, opacity: 0.4 },
  );
}

function drawBrows(sketch: Sketch, { person, skin }: Sitter): void {
  const man = person.gender === 'male';
  const thick = (man ? 11 : 7) + person.face.brow * 1.4;
  const y = -56 + (man ? 4 : -4);
  const colour = mix(browColour(person), skin.base, 0.12);
  const brows: readonly (readonly Point[])[] = [
    [
      [40, y - 1],
      [34, y - thick * 0.8 - 1],
      [4, y - thick - 7],
      [-30, y - thick * 0.5 - 4],
      [-44, y + 6],
      [-28, y - 1],
      [4, y - 6],
    ],
    [
      [70, y - 2],
      [76, y - thick * 0.8 - 1],
      [98, y - thick - 7],
      [119, y - thick * 0.5 - 2],
      [125, y + 5],
      [116, y],
      [98, y - 6],
    ],
  ];
  for (const brow of brows) {
    const shape = curve(brow, { close: true });
    sketch.path(shape, colour, man ? 0.84 : 0.76);
    sketch.within(shape, () => {
      const left = Math.min(...brow.map(([x]) => x));
      const hairs = Array.from(
        { length: 9 },
        (_, index) => `M${left + index * 9} ${y + 6}l${left < 0 ? -7 : 7} ${-thick * 1.7}`,
      ).join('');
      sketch.line(hairs, { colour: shift(colour, -0.3), width: 1.7, opacity: 0.4 });
    });
  }
}

function drawHalfNose(sketch: Sketch, { person, skin, light }: Sitter): void {
  const man = person.gender === 'male' ? 1 : 0;
  const tip = 56 + person.face.noseTip * 4 + man * 3;
  const out = 82 + person.face.noseLength * 4 + man * 5;
  const wing = 40 - man * 3;
  const plane = light.fromFront ? skin.shadow : skin.light;
  sketch.glow({ x: 53, y: -10, r: 44, squash: 0.26, turn: 84 }, plane, 0.5);
  sketch.glow({ x: 56, y: 30, r: 34, squash: 0.4, turn: 70 }, plane, 0.45);
  sketch.line(
    curve([
      [71 + person.face.bridge * 2, -22],
      [76 + person.face.bridge * 4, 16],
      [out, tip - 12],
      [out + 2, tip - 2],
      [out - 6, tip + 8],
    ]),
    { colour: skin.line, width: 2.2, opacity: 0.36 },
  );
  sketch.glow({ x: 70, y: 4, r: 44, squash: 0.2, turn: 78 }, skin.light, 0.7);
  sketch.glow({ x: out - 14, y: tip - 6, r: 16 }, skin.light, 0.55);
  sketch.glow({ x: 62, y: tip + 14, r: 34, squash: 0.34 }, skin.shadow, 0.6);
  sketch.line(`M${wing + 5} ${tip - 16}C${wing - 5} ${tip - 6} ${wing - 3} ${tip + 8} ${wing + 10} ${tip + 6}`, {
    colour: skin.line,
    width: 2.6,
    opacity: 0.5,
  });
  sketch.path(
    `M${wing + 9} ${tip + 7}C${wing + 14} ${tip - 2} ${wing + 24} ${tip - 2} ${wing + 27} ${tip + 6}C${wing + 22} ${tip + 10} ${wing + 14} ${tip + 10} ${wing + 9} ${tip + 7}Z`,
    skin.deep,
    0.6,
  );
  sketch.path(
    `M${out - 19} ${tip + 7}C${out - 16} ${tip + 1} ${out - 10} ${tip + 1} ${out - 8} ${tip + 6}C${out - 11} ${tip + 10} ${out - 16} ${tip + 10} ${out - 19} ${tip + 7}Z`,
    skin.deep,
    0.5,
  );
}

function drawMouth(sketch: Sketch, { person, skin }: Sitter, { smile }: Mood): void {
  const full = 1 + person.face.lips * 0.16 + (person.gender === 'male' ? -0.14 : 0.06);
  const lift = 3 + smile * 11;
  const open = smile > 0.62 ? 5 + (smile - 0.62) * 26 : 0;
  const near: Point = [22 - smile * 10, 108 - lift];
  const far: Point = [88 + smile * 4, 106 - lift];
  const seam: Point[] = [near, [44, 106 - lift * 0.3], [64, 105 + smile * 3], [82, 104 - lift * 0.2], far];
  const lower: Point[] = [
    near,
    [44, 107 - lift * 0.2 + open * 0.8],
    [64, 106 + smile * 3 + open],
    [82, 105 - lift * 0.1 + open * 0.8],
    far,
  ];
  const upper = outline(
    [
      near,
      [46, 100 - 5 * full - lift * 0.4],
      [60, 100 - 10 * full],
      [67, 100 - 7 * full],
      [74, 100 - 10 * full],
      [84, 99 - 5 * full - lift * 0.3],
      far,
    ],
    seam.toReversed(),
  );
  const under = outline(lower, [
    far,
    [86, 112 - lift * 0.3 + open * 0.7],
    [68, 107 + 17 * full + open * 0.8],
    [50, 107 + 15 * full + open * 0.8],
    [34, 112 - lift * 0.4 + open * 0.6],
    near,
  ]);
  sketch.glow({ x: 60, y: 110 + 22 * full + open, r: 34, squash: 0.3 }, skin.shadow, 0.5);
  if (open > 0)
    sketch
      .path(outline(seam, lower.toReversed()), '#efe6dd')
      .line(curve(seam), { colour: skin.deep, width: 5, opacity: 0.3 });
  sketch.path(under, skin.lip);
  sketch.path(upper, mix(skin.lip, skin.deep, 0.26));
  sketch.glow({ x: 68, y: 107 + 9 * full + open * 0.8, r: 17, squash: 0.34 }, '#ffe9e0', 0.4);
  const line = { colour: mix(skin.lip, '#2a0c12', 0.62), width: 2.4, opacity: open > 0 ? 0.6 : 0.85 };
  sketch.line(curve(seam), line);
  if (open > 0) sketch.line(curve(lower), { ...line, opacity: 0.35 });
  for (const [x, y] of [near, far]) sketch.glow({ x, y: y + 1, r: 11 }, skin.shadow, 0.6);
}

function drawYears(sketch: Sketch, { person, skin }: Sitter, { smile }: Mood): void {
  const years = Math.min(Math.max((person.age - 40) / 34, 0), 0.85) * (person.gender === 'female' ? 0.78 : 1);
  const crease = (d: string, opacity: number, width = 2.2): void =>
    void sketch.line(d, { colour: skin.line, width, opacity });
  crease('M34 64C20 76 12 90 12 106', 0.05 + years * 0.28 + smile * 0.12, 2.6);
  crease('M96 64C104 74 108 86 106 98', 0.04 + years * 0.22 + smile * 0.08);
  if (years === 0) return;
  crease('M-16 6C-2 16 16 18 32 11', years * 0.36);
  crease('M80 8C90 15 102 14 112 7', years * 0.3);
  for (const [dx, dy] of [
    [-18, -10],
    [-20, -2],
    [-16, 7],
  ] as const)
    crease(`M-28 ${-12 + dy * 0.4}l${dx} ${dy}`, years * 0.34, 1.8);
  crease('M-10-112C24-118 70-118 104-110', years * 0.26);
  crease('M0-94C32-99 70-99 98-92', years * 0.2);
  if (years < 0.45) return;
  crease('M18 116C14 130 16 142 22 152', years * 0.28);
  crease('M-6 214C0 240 4 262 6 284', years * 0.24);
}

function drawHalfFreckles(sketch: Sketch, { skin }: Sitter): void {
  const spots = points(
    '-14,22 -4,30 8,24 18,34 4,40 -20,36 30,28 58,8 66,18 74,28 84,22 92,30 100,24 106,34 96,40 -30,28 50,22',
  );
  for (const [index, [x, y]] of spots.entries()) sketch.ellipse({ x, y, r: 1.4 + (index % 3) * 0.5 }, skin.line, 0.26);
}
