import type { Appearance } from '../appearance.ts';
import { mix } from '../colour.ts';
import { curve, outline } from '../geometry.ts';
import type { Light } from '../light.ts';
import type { Sketch } from '../sketch.ts';
import type { Anatomy } from './anatomy.ts';
import type { SkinPalette } from './skin.ts';

export type Sitter = { person: Appearance; bones: Anatomy; skin: SkinPalette; light: Light };

/** Head and neck: the shape, then the modelling of the planes. Features and hair come later, on top. */
export function drawHead(sketch: Sketch, sitter: Sitter): void {
  const { bones, skin } = sitter;
  const shape = outline(bones.forehead, bones.philtrum, bones.lowerFace, bones.throat, bones.nape, bones.skull);
  sketch.path(shape, skin.base);
  sketch.within(shape, () => {
    modelPlanes(sketch, sitter);
    shadeNeck(sketch, sitter);
    edgeLight(sketch, sitter);
  });
}

function modelPlanes(sketch: Sketch, { bones, skin, light, person }: Sitter): void {
  const lit = light.fromFront;
  const dusk = mix(light.shade, skin.shadow, lit ? 0.5 : 0.7);
  const whole = 'M-320-320H320V420H-320Z';
  sketch.path(
    whole,
    sketch.linear({ from: [lit ? -130 : 190, 0], to: [lit ? 95 : -40, -40] }, [
      [0, dusk, lit ? 0.62 : 0.48],
      [0.5, dusk, 0.26],
      [1, dusk, 0],
    ]),
  );
  sketch.glow({ x: lit ? 120 : 40, y: -105, r: 110, squash: 0.8 }, skin.light, 0.5);
  sketch.glow({ x: 104, y: 22, r: 70, squash: 0.8, turn: -20 }, skin.light, 0.5);
  sketch.glow({ x: 92, y: 56, r: 74, squash: 0.72 }, skin.blush, person.age > 60 ? 0.3 : 0.42);
  sketch.glow({ x: 118, y: -34, r: 44, squash: 0.62, turn: 12 }, skin.shadow, 0.55);
  sketch.glow({ x: 124, y: 138, r: 36, squash: 0.5 }, skin.shadow, 0.28);
  sketch.glow({ x: bones.lowerLip[0] - 10, y: 160, r: 34 }, skin.light, 0.3);
  sketch.glow({ x: bones.noseTip[0] - 6, y: bones.noseTip[1] - 2, r: 24 }, skin.blush, 0.16);
  sketch.glow({ x: bones.noseTip[0] - 24, y: bones.noseTip[1] - 34, r: 38, squash: 0.4, turn: 58 }, skin.light, 0.55);
  sketch.glow({ x: 40, y: 120, r: 90, squash: 0.7, turn: 30 }, skin.shadow, 0.26);
}

function shadeNeck(sketch: Sketch, { bones, skin, light }: Sitter): void {
  const under = `${curve([...bones.jaw])}L180 420L-260 420L-260 150Z`;
  const dark = mix(skin.shadow, light.shade, 0.3);
  const fall = sketch.radial({ x: 92, y: 196, r: 196, squash: 0.86, turn: 30 }, [
    [0, mix(dark, skin.deep, 0.45), 0.86],
    [0.3, dark, 0.66],
    [0.62, dark, 0.24],
    [1, dark, 0],
  ]);
  sketch.path(under, fall);
  sketch.glow({ x: -116, y: 210, r: 110, squash: 1.7 }, skin.shadow, 0.5);
  sketch.glow({ x: -20, y: 300, r: 150, squash: 0.4, turn: 10 }, skin.deep, 0.22);
  sketch.glow({ x: -30, y: 220, r: 84, squash: 0.3, turn: 66 }, skin.light, 0.22);
}

function edgeLight(sketch: Sketch, { bones, skin, light }: Sitter): void {
  const profile = curve([...bones.forehead, ...bones.philtrum.slice(1), ...bones.lowerFace.slice(1)]);
  const colour = light.fromFront ? mix(skin.light, light.key, 0.5) : light.rim;
  const strength = light.fromFront ? 0.45 : 0.7;
  sketch.softLine(profile, { colour, width: 18, opacity: strength });
  sketch.line(profile, { colour, width: 3, opacity: strength * 0.5 });
  if (!light.fromFront) return;
  sketch.line(curve([...bones.nape]), { colour: light.rim, width: 9, opacity: 0.2 });
}
