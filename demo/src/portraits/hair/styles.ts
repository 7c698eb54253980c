import type { Random } from '../../seeded-random.ts';
import type { HairStyle } from '../appearance.ts';
import { curve, points, type Point } from '../geometry.ts';
import type { Sitter } from '../face/head.ts';
import type { Sketch } from '../sketch.ts';
import { drapeScarf } from './headscarf.ts';
import { layersOf, type HairLayers, type Layers } from './layers.ts';
import { cutBob, fallLong, growAfro, growCurls, tuckBehindEar, tuckShort } from './loose.ts';
import { bareCrown, buzz, crownTop, pixie, recede, shortAfro, slickBack, topCurls, trimSides } from './short.ts';
import { combBack, hangTail, plaitBraid, turnBun } from './tied.ts';

const styles: Record<HairStyle, Layers> = {
  long: { before: (brush) => tuckBehindEar(brush, { wave: 0, drop: 60 }) },
  waves: { before: (brush) => fallLong(brush, { wave: 11, drop: 20 }), hidesEar: true },
  bob: { before: (brush) => cutBob(brush, { fringe: false, length: 10 }), hidesEar: true },
  'fringe-bob': { before: (brush) => cutBob(brush, { fringe: true, length: 34 }), hidesEar: true },
  ponytail: {
    behind: (brush) => hangTail(brush, { tie: [-176, -96], length: 330, wave: 7 }),
    before: (brush) => combBack(brush, [-182, -96]),
  },
  bun: {
    behind: (brush) => turnBun(brush, { at: [-168, -216], size: 66 }),
    before: (brush) => combBack(brush, [-150, -186]),
  },
  'low-bun': {
    behind: (brush) => turnBun(brush, { at: [-198, 44], size: 58 }),
    before: (brush) => combBack(brush, [-176, 34]),
  },
  curls: { before: growCurls, hidesEar: true },
  afro: { before: growAfro },
  pixie: { before: pixie },
  braid: {
    before: (brush) => {
      plaitBraid(brush, { from: [-158, 70], to: [-186, 380], count: 9 });
      combBack(brush, [-160, 44]);
    },
  },
  headscarf: { before: drapeScarf, hidesEar: true },
  crop: {
    before: (brush) => {
      trimSides(brush, 0.55);
      crownTop(brush, { height: 0, front: 4, backward: false });
    },
  },
  quiff: {
    before: (brush) => {
      trimSides(brush, 0.8);
      crownTop(brush, { height: 26, front: 12, backward: true });
    },
  },
  'side-part': {
    before: (brush) => {
      trimSides(brush, 0.25);
      crownTop(brush, { height: 10, front: 2, backward: true });
    },
  },
  buzz: { before: buzz },
  bald: { before: (brush) => bareCrown(brush, { shaved: true }) },
  receding: {
    before: (brush) => {
      trimSides(brush, 0.35);
      recede(brush);
    },
  },
  'short-curls': {
    before: (brush) => {
      trimSides(brush, 0.5);
      topCurls(brush);
    },
  },
  medium: { before: (brush) => tuckShort(brush) },
  'man-bun': {
    behind: (brush) => turnBun(brush, { at: [-186, -170], size: 44 }),
    before: (brush) => combBack(brush, [-168, -150]),
  },
  slick: { before: slickBack },
  'short-afro': { before: shortAfro },
};

export function hairOf(sitter: Sitter, tools: { sketch: Sketch; random: Random }): HairLayers {
  return layersOf(styles[sitter.person.hairStyle], sitter, tools);
}

const tucked = points('112,-132 72,-88 28,-62 -12,-54');
const falling = points('108,-134 82,-100 60,-56 48,-6 46,60 50,118');
const hairlines: Partial<Record<HairStyle, readonly Point[]>> = {
  long: tucked,
  medium: tucked,
  ponytail: tucked,
  bun: tucked,
  'low-bun': tucked,
  braid: tucked,
  'man-bun': tucked,
  slick: tucked,
  waves: falling,
  bob: falling,
  'fringe-bob': falling,
  curls: falling,
};

/** The soft shadow that the hair throws on the face. */
export function hairShadow(sketch: Sketch, { skin, person }: Sitter): void {
  const line = hairlines[person.hairStyle];
  if (!line) return;
  sketch.softLine(curve(line), { colour: skin.deep, width: 22, opacity: 0.4 });
}
