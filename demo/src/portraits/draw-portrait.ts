import { seededRandom, type Random } from '../seeded-random.ts';
import type { Appearance } from './appearance.ts';
import { collarBehind } from './clothes/collars.ts';
import { dress } from './clothes/dress.ts';
import { chooseOutfit } from './clothes/outfit.ts';
import { anatomyOf } from './face/anatomy.ts';
import { drawBeard } from './face/beard.ts';
import { drawEar, drawFeatures, type Mood } from './face/features.ts';
import { drawGlasses } from './face/glasses.ts';
import { drawHead, type Sitter } from './face/head.ts';
import { skinPalette } from './face/skin.ts';
import { drawHalfBeard, drawHalfGlasses } from './half/extras.ts';
import { drawHalfFeatures } from './half/features.ts';
import { drawHalfEar, drawHalfHead, halfBonesOf, type HalfBones } from './half/skull.ts';
import { halfHairOf } from './half/styles.ts';
import { hairOf, hairShadow } from './hair/styles.ts';
import { sceneNames, scenes } from './scenes/scenes.ts';
import type { Light } from './light.ts';
import { mix } from './colour.ts';
import { round } from './geometry.ts';
import { Sketch } from './sketch.ts';

/** The size in which a portrait is drawn; it scales to any size of the same 4:5 shape. */
export const portraitWidth = 960;
export const portraitHeight = 1200;

/**
 * Draws a person as SVG. `variant` counts that person's pictures from 0: it changes scene, clothes, light, framing and
 * side, never face, skin, hair, glasses or beard. The same input gives the same text.
 */
export function drawPortrait(person: Appearance, variant: number): string {
  const sketch = new Sketch();
  draw({ person, variant }, { backdrop: sketch, figure: sketch, light: sketch });
  return sketch.toSvg(portraitWidth, portraitHeight);
}

/**
 * The same picture in three layers that lie over each other, for a film; `mood` is what changes while somebody is
 * looked at.
 */
export function drawLayers(person: Appearance, variant: number, mood: Mood): Record<Layer, string> {
  const layers = { backdrop: new Sketch(), figure: new Sketch(), light: new Sketch() };
  draw({ person, variant, mood }, layers);
  const svg = (sketch: Sketch) => sketch.toSvg(portraitWidth, portraitHeight);
  return { backdrop: svg(layers.backdrop), figure: svg(layers.figure), light: svg(layers.light) };
}

type Layer = 'backdrop' | 'figure' | 'light';

function draw(
  { person, variant, mood }: { person: Appearance; variant: number; mood?: Mood },
  layers: Record<Layer, Sketch>,
): void {
  const random = seededRandom(`portrait:${person.seed}:${variant}`);
  const order = seededRandom(`scenes:${person.seed}`).sample(sceneNames, sceneNames.length);
  const scene = scenes[order[variant % order.length] ?? 'studio'];
  const mirrored = random.chance(0.5);
  const turned = random.chance(0.65);
  let sitter: Sitter | undefined;
  layers.backdrop.group(random.chance(0.5) ? 'transform="translate(960 0) scale(-1 1)"' : '', () => {
    const light = scene(layers.backdrop, random);
    sitter = sitterOf(person, light, turned);
  });
  if (!sitter) throw new Error('a scene was not painted');
  const drawn = sitter;
  const zoom = random.between(1.1, 1.55);
  const place = `translate(${round(random.between(480, 530))} ${round(random.between(470, 510) + (zoom - 1.1) * 110)}) scale(${zoom.toFixed(3)})`;
  layers.figure.group(`transform="${mirrored ? 'translate(960 0) scale(-1 1) ' : ''}${place}"`, () =>
    drawFigure({ sketch: layers.figure, sitter: drawn, random, mood }, turned),
  );
  finish(layers.light, drawn);
}

const bustPlace = 'transform="translate(0 -96)"';

function sitterOf(person: Appearance, light: Light, turned: boolean): Sitter {
  const profile = anatomyOf(person);
  const bones = turned ? { ...profile, ...pickNeck(halfBonesOf(person)) } : profile;
  return { person, bones, skin: skinPalette(person.skin, person.gender), light };
}

const pickNeck = ({ nape, throat }: HalfBones): Pick<HalfBones, 'nape' | 'throat'> => ({ nape, throat });

type Picture = { sketch: Sketch; sitter: Sitter; random: Random; mood: Mood | undefined };

function drawFigure(picture: Picture, turned: boolean): void {
  const { sketch, sitter, random } = picture;
  const outfit = chooseOutfit(random, sitter);
  const { behind, head, before } = turned ? halfLayers(picture) : profileLayers(picture);
  const tilt = `transform="rotate(${random.between(-4, 3).toFixed(1)} -40 200)"`;
  sketch.group(tilt, () => {
    behind();
    sketch.group(bustPlace, () => collarBehind(sketch, sitter, outfit));
    head();
  });
  sketch.group(bustPlace, () => dress(sketch, sitter, outfit));
  sketch.group(tilt, before);
}

/** What lies behind the neck, the bare head, and all that is drawn over the clothes. */
type HeadLayers = { behind: () => void; head: () => void; before: () => void };

function profileLayers({ sketch, sitter, random, mood: given }: Picture): HeadLayers {
  const hair = hairOf(sitter, { sketch, random: seededRandom(`hair:${sitter.person.seed}`) });
  const chosen = chooseMood(random);
  const mood = given ?? chosen;
  return {
    behind: hair.behind,
    head: () => drawHead(sketch, sitter),
    before: () => {
      drawBeard(sketch, sitter, seededRandom(`beard:${sitter.person.seed}`));
      drawFeatures(sketch, sitter, mood);
      hairShadow(sketch, sitter);
      if (!hair.hidesEar) drawEar(sketch, sitter);
      drawGlasses(sketch, sitter);
      hair.before();
    },
  };
}

function halfLayers({ sketch, sitter, random, mood: given }: Picture): HeadLayers {
  const bones = halfBonesOf(sitter.person);
  const hair = halfHairOf(sitter, { sketch, random: seededRandom(`hair:${sitter.person.seed}`) });
  const chosen = chooseMood(random);
  const mood = given ?? chosen;
  return {
    behind: hair.behind,
    head: () => drawHalfHead(sketch, sitter, bones),
    before: () => {
      drawHalfBeard(sketch, sitter, { bones, random: seededRandom(`beard:${sitter.person.seed}`) });
      drawHalfFeatures(sketch, sitter, mood);
      if (!hair.hidesEar) drawHalfEar(sketch, sitter);
      drawHalfGlasses(sketch, sitter);
      hair.before();
    },
  };
}

const chooseMood = (random: Random): Mood => ({ smile: random.between(0.25, 1), lids: random.between(0, 0.28) });

function finish(sketch: Sketch, { light }: Sitter): void {
  const { tint, tintStrength: strength, shade } = light;
  const vignette = sketch.radial({ x: 480, y: 540, r: 860, squash: 1.1 }, [
    [0, tint, strength],
    [0.45, tint, strength],
    [0.62, mix(tint, shade, 0.4), strength + 0.02],
    [0.8, mix(tint, shade, 0.8), 0.14 + strength * 0.5],
    [1, shade, 0.36],
  ]);
  sketch.path(`M0 0H${portraitWidth}V${portraitHeight}H0Z`, vignette);
}
