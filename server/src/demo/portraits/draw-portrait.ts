import { seededRandom } from '../seeded-random.ts';
import type { Appearance } from './appearance.ts';
import { collarBehind } from './clothes/collars.ts';
import { dress } from './clothes/dress.ts';
import { chooseOutfit } from './clothes/outfit.ts';
import { anatomyOf } from './face/anatomy.ts';
import { drawBeard } from './face/beard.ts';
import { drawEar, drawFeatures } from './face/features.ts';
import { drawGlasses } from './face/glasses.ts';
import { drawHead, type Sitter } from './face/head.ts';
import { skinPalette } from './face/skin.ts';
import { hairOf, hairShadow } from './hair/styles.ts';
import { sceneNames, scenes } from './scenes/scenes.ts';
import { round } from './geometry.ts';
import { Sketch } from './sketch.ts';

/** The size in which a portrait is drawn; it scales to any size of the same 4:5 shape. */
export const portraitWidth = 960;
export const portraitHeight = 1200;

/**
 * Draws a person as SVG. `variant` counts that person's pictures from 0: it changes scene, clothes, light, framing and side,
 * never face, skin, hair, glasses or beard. The same input gives the same text.
 */
export function drawPortrait(person: Appearance, variant: number): string {
  const sketch = new Sketch();
  const random = seededRandom(`portrait:${person.seed}:${variant}`);
  const order = seededRandom(`scenes:${person.seed}`).sample(sceneNames, sceneNames.length);
  const scene = scenes[order[variant % order.length] ?? 'studio'];
  const mirrored = random.chance(0.5);
  let sitter: Sitter | undefined;
  sketch.group(random.chance(0.5) ? 'transform="translate(960 0) scale(-1 1)"' : '', () => {
    const light = scene(sketch, random);
    sitter = { person, bones: anatomyOf(person), skin: skinPalette(person.skin, person.gender), light };
  });
  if (!sitter) throw new Error('a scene was not painted');
  const drawn = sitter;
  const zoom = random.between(1.1, 1.55);
  const place = `translate(${round(random.between(480, 530))} ${round(random.between(470, 510) + (zoom - 1.1) * 110)}) scale(${zoom.toFixed(3)})`;
  sketch.group(`transform="${mirrored ? 'translate(960 0) scale(-1 1) ' : ''}${place}"`, () => drawFigure(sketch, drawn, random));
  finish(sketch, drawn);
  return sketch.toSvg(portraitWidth, portraitHeight);
}

function drawFigure(sketch: Sketch, sitter: Sitter, random: ReturnType<typeof seededRandom>): void {
  const hair = hairOf(sitter, { sketch, random: seededRandom(`hair:${sitter.person.seed}`) });
  const mood = { smile: random.between(0.1, 1), lids: random.between(0, 0.35) };
  const outfit = chooseOutfit(random, sitter);
  const tilt = `transform="rotate(${random.between(-4, 3).toFixed(1)} -40 200)"`;
  sketch.group(tilt, () => {
    hair.behind();
    sketch.group('transform="translate(0 -78)"', () => collarBehind(sketch, sitter, outfit));
    drawHead(sketch, sitter);
  });
  sketch.group('transform="translate(0 -78)"', () => dress(sketch, sitter, outfit));
  sketch.group(tilt, () => {
    drawBeard(sketch, sitter, seededRandom(`beard:${sitter.person.seed}`));
    drawFeatures(sketch, sitter, mood);
    hairShadow(sketch, sitter);
    if (!hair.hidesEar) drawEar(sketch, sitter);
    drawGlasses(sketch, sitter);
    hair.before();
  });
}

function finish(sketch: Sketch, { light }: Sitter): void {
  const all = `M0 0H${portraitWidth}V${portraitHeight}H0Z`;
  sketch.path(all, light.tint, light.tintStrength);
  sketch.path(
    all,
    sketch.radial({ x: 480, y: 540, r: 860, squash: 1.1 }, [
      [0, light.shade, 0],
      [0.45, light.shade, 0],
      [0.6, light.shade, 0.03],
      [0.78, light.shade, 0.12],
      [1, light.shade, 0.34],
    ]),
  );
}
