import { browColour } from '../appearance.ts';
import { mix, shift } from '../colour.ts';
import { points, curve, outline, type Point } from '../geometry.ts';
import type { Sketch } from '../sketch.ts';
import type { Sitter } from './head.ts';

/** How the sitter looks in one picture: `smile` 0 (calm) to 1, `lids` 0 (open) to 1 (closed). */
export type Mood = { smile: number; lids: number };

/** Eye, brow, nose wing, lips and the marks of age, for a profile facing right. */
export function drawFeatures(sketch: Sketch, sitter: Sitter, mood: Mood): void {
  drawEye(sketch, sitter, mood);
  drawBrow(sketch, sitter);
  drawNose(sketch, sitter);
  drawLips(sketch, sitter, mood);
  drawAge(sketch, sitter, mood);
  if (sitter.person.freckles) drawFreckles(sketch, sitter);
}

function drawEye(sketch: Sketch, { person, skin }: Sitter, mood: Mood): void {
  const woman = person.gender === 'female';
  const dark = mix(skin.line, '#1a0f10', 0.55);
  const lid = -27 + mood.lids * 17;
  const eye = `M91-9C100 ${lid + 5} 114 ${lid} 131 ${lid + 1}C136-19 135-11 128-3C116 1 102-1 91-9Z`;
  sketch.path(eye, mix('#f6efe8', skin.base, 0.22));
  sketch.within(eye, () => {
    sketch.ellipse({ x: 125.5, y: -14, r: 8, squash: 1.5 }, shift(person.eyes, -0.25));
    sketch.ellipse({ x: 126.5, y: -13, r: 6.4, squash: 1.45 }, person.eyes);
    sketch.ellipse({ x: 128.5, y: -14, r: 3.4, squash: 1.75 }, '#140d0e');
    sketch.path(
      `M88-12C100 ${lid} 116 ${lid - 3} 136 ${lid - 2}L136 ${lid + 7}C118 ${lid + 4} 104 ${lid + 8} 88-2Z`,
      skin.deep,
      0.5,
    );
    sketch.ellipse({ x: 129.5, y: -18.5, r: 1.9 }, '#ffffff', 0.95);
  });
  const lash = woman ? 5 : 3.4;
  sketch.path(
    `M${woman ? 82 : 88}-8C98 ${lid + 2} 114 ${lid - 4} ${woman ? 137 : 134} ${lid - 1}C${woman ? 116 : 115} ${lid + lash - 2} 102 ${lid + 6} ${woman ? 82 : 88}-8Z`,
    dark,
  );
  if (woman)
    sketch.path(
      `M126 ${lid - 1}C134 ${lid - 1} 141 ${lid - 4} 146 ${lid - 10}C143 ${lid + 1} 136 ${lid + 3} 127 ${lid + 2}Z`,
      dark,
    );
  sketch.line(`M93-7C104 0 117 1 127-2`, { colour: skin.line, width: 1.6, opacity: 0.55 });
  sketch.line(`M87-17C100 ${lid - 9} 116 ${lid - 13} 134 ${lid - 10}`, { colour: skin.line, width: 2.4, opacity: 0.5 });
}

function drawBrow(sketch: Sketch, { person, bones }: Sitter): void {
  const man = person.gender === 'male';
  const thick = (man ? 12 : 7.5) + person.face.brow * 1.5;
  const [x, y] = bones.browEdge;
  const colour = browColour(person);
  const lift = man ? 0 : 5;
  const top: Point[] = [
    [x - 8, y - 4 - lift * 0.2],
    [126, y - thick - lift],
    [100, y - thick + 2 - lift],
    [72, y + 6],
  ];
  const low: Point[] = [
    [72, y + 6],
    [100, y + 1 - lift],
    [124, y + 2 - lift * 0.6],
    [x - 9, y + 7],
  ];
  const shape = outline(top, low);
  sketch.path(shape, colour, man ? 0.82 : 0.74);
  const hairs = (shade: number, start: number): void => {
    const d = Array.from({ length: 8 }, (_, index) => `M${start + index * 9} ${y + 8}l-9 ${-thick * 1.4}`).join('');
    sketch.line(d, { colour: shift(colour, shade), width: 1.8, opacity: 0.45 });
  };
  sketch.within(shape, () => {
    hairs(0.14, 86);
    hairs(-0.25, 90);
  });
}

function drawNose(sketch: Sketch, { bones, skin }: Sitter): void {
  const [x, y] = bones.noseTip;
  const base = y + 20;
  sketch.path(
    `M${x - 36} ${base + 4}C${x - 52} ${base + 6} ${x - 56} ${base - 10} ${x - 49} ${base - 24}C${x - 53} ${base - 6} ${x - 46} ${base - 1} ${x - 34} ${base - 2}Z`,
    skin.line,
    0.5,
  );
  sketch.glow({ x: x - 42, y: base - 10, r: 17 }, skin.light, 0.34);
  sketch.path(
    `M${x - 35} ${base + 2}C${x - 31} ${base - 7} ${x - 20} ${base - 8} ${x - 14} ${base - 3}C${x - 20} ${base + 1} ${x - 27} ${base + 4} ${x - 35} ${base + 2}Z`,
    skin.deep,
    0.45,
  );
  sketch.glow({ x: x - 26, y: base + 8, r: 24, squash: 0.4, turn: -8 }, skin.shadow, 0.5);
}

function drawLips(sketch: Sketch, { bones, skin }: Sitter, { smile }: Mood): void {
  const corner: Point = [124 - smile * 5, 107 - smile * 8];
  const [peak, mouth, lower, end] = [bones.lipPeak, bones.mouth, bones.lowerLip, bones.lipEnd];
  const seam: Point[] = [mouth, [146, 104 + smile], [134, 106 - smile * 3], corner];
  const upper = outline(
    [corner, [143, 97 - smile * 2], [peak[0] - 10, 88], [peak[0] - 3, 89], peak, [peak[0] - 3, 100], mouth],
    seam,
  );
  const under = outline(seam.toReversed(), [
    mouth,
    [lower[0] - 2, 109],
    lower,
    [lower[0] - 5, 126],
    [lower[0] - 18, 128],
    [138, 119 - smile * 2],
    corner,
  ]);
  sketch.path(under, skin.lip);
  sketch.path(upper, mix(skin.lip, skin.deep, 0.28));
  sketch.glow({ x: lower[0] - 11, y: lower[1] + 1, r: 11, squash: 0.55 }, '#ffe9e0', 0.42);
  sketch.line(curve(seam), { colour: mix(skin.lip, '#2a0c12', 0.62), width: 2.6, opacity: 0.85 });
  sketch.glow({ x: end[0] - 16, y: end[1] + 5, r: 24, squash: 0.4 }, skin.shadow, 0.5);
  sketch.glow({ x: corner[0] - 4, y: corner[1] + 1, r: 12 }, skin.shadow, 0.55);
}

function drawAge(sketch: Sketch, { person, skin }: Sitter, { smile }: Mood): void {
  const years = Math.min(Math.max((person.age - 40) / 34, 0), 0.85);
  const crease = (d: string, opacity: number, width = 2.2): void =>
    void sketch.line(d, { colour: skin.line, width, opacity });
  crease('M142 62C126 74 117 90 113 108', 0.05 + years * 0.28 + smile * 0.1, 2.4);
  if (years === 0) return;
  crease('M92 4C104 12 116 13 127 9', years * 0.35);
  for (const [dy, dx] of [
    [-12, -18],
    [-3, -20],
    [6, -16],
  ] as const)
    crease(`M82 ${-8 + dy * 0.4}l${dx} ${dy}`, years * 0.34, 1.8);
  crease('M150-112C136-117 118-118 104-114', years * 0.3);
  crease('M152-92C138-96 122-96 108-93', years * 0.24);
  if (years < 0.45) return;
  crease('M117 118C113 130 114 141 118 150', years * 0.3);
  crease('M66 214C52 236 44 262 44 288', years * 0.26);
}

function drawFreckles(sketch: Sketch, { skin }: Sitter): void {
  const spots: readonly Point[] = points(
    '98,18 108,24 118,16 126,26 113,34 102,36 134,20 91,28 122,38 145,10 152,24 140,34 86,40 109,12 131,9 95,46',
  );
  for (const [index, [x, y]] of spots.entries()) sketch.ellipse({ x, y, r: 1.3 + (index % 3) * 0.5 }, skin.line, 0.24);
}

/** The near ear; hair that covers it is drawn later. */
export function drawEar(sketch: Sketch, { person, skin, light }: Sitter): void {
  const big = 1 + person.face.ear * 0.08 + (person.gender === 'male' ? 0.06 : 0);
  const shape = outline(
    points('13,-14 10,-40 -10,-53 -34,-42 -38,-12 -26,16 -17,36 -8,52 4,52 10,38 8,22'),
    points('8,22 15,8 13,-14'),
  );
  sketch.group(`transform="translate(-4 4) rotate(6) scale(${big.toFixed(2)})"`, () => {
    sketch.path(shape, skin.base);
    sketch.within(shape, () => {
      sketch.path('M-60-70H40V70H-60Z', mix(light.shade, skin.shadow, 0.6), light.fromFront ? 0.2 : 0.1);
      sketch.glow({ x: -12, y: -6, r: 34, squash: 1.4 }, skin.blush, 0.3);
      sketch.line('M6-22C4-38-10-44-24-36C-32-30-30-10-22 6', { colour: skin.line, width: 5, opacity: 0.42 });
      sketch.path('M6-10C-8-16-16-6-12 8C-9 18-2 24 4 20C-2 14-2 2 6-10Z', skin.deep, 0.55);
      sketch.line('M-6-28C-18-26-22-12-15 4', { colour: skin.light, width: 4, opacity: 0.4 });
      sketch.line('M-34-36C-40-14-28 12-18 34', { colour: skin.light, width: 4, opacity: 0.5 });
    });
  });
  if (person.earring) sketch.ellipse({ x: -4, y: 62, r: 5.5 }, '#e9d9a8').ellipse({ x: -5.5, y: 60, r: 2 }, '#fffbe8');
}
