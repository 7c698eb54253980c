import type { HairStyle } from '../appearance.ts';
import type { Sitter } from '../face/head.ts';
import { curve, points } from '../geometry.ts';
import { layersOf, scarfColour, type HairLayers, type Layers } from '../hair/layers.ts';
import { foldCloth, type Fold } from '../hair/headscarf.ts';
import type { Brush } from '../hair/locks.ts';
import { hangTail, plaitBraid, turnBun } from '../hair/tied.ts';
import type { Random } from '../../seeded-random.ts';
import type { Sketch } from '../sketch.ts';
import {
  combAway,
  halfBare,
  halfBuzz,
  halfPixie,
  halfRecede,
  halfTop,
  halfTopCurls,
  trimHalfSides,
} from './close-hair.ts';
import {
  afroAround,
  curlsAround,
  curlsBehind,
  hangBehind,
  hangLoose,
  shortAfroAround,
  type FallName,
} from './loose-hair.ts';

const loose = (name: FallName, hidesEar: boolean): Layers => ({
  behind: (brush) => hangBehind(brush, name),
  before: (brush) => hangLoose(brush, name),
  hidesEar,
});

const styles: Record<HairStyle, Layers> = {
  long: loose('long', false),
  waves: loose('waves', true),
  bob: loose('bob', true),
  'fringe-bob': loose('fringe-bob', true),
  ponytail: { behind: (brush) => hangTail(brush, { tie: [-150, -100], length: 330, wave: 7 }), before: combAway },
  bun: { behind: (brush) => turnBun(brush, { at: [-96, -246], size: 62 }), before: combAway },
  'low-bun': { behind: (brush) => turnBun(brush, { at: [-146, 96], size: 48 }), before: combAway },
  curls: { behind: curlsBehind, before: curlsAround, hidesEar: true },
  afro: { before: afroAround, hidesEar: true },
  pixie: { before: halfPixie },
  braid: {
    before: (brush) => {
      plaitBraid(brush, { from: [-150, 74], to: [-150, 400], count: 9 });
      combAway(brush);
    },
  },
  headscarf: { before: wrapScarf, hidesEar: true },
  crop: { before: (brush) => shortCut(brush, { fade: 0.55, height: 0, front: 8, backward: false }) },
  quiff: { before: (brush) => shortCut(brush, { fade: 0.8, height: 28, front: -8, backward: true }) },
  'side-part': { before: (brush) => shortCut(brush, { fade: 0.25, height: 10, front: 0, backward: true }) },
  buzz: { before: halfBuzz },
  bald: { before: halfBare },
  receding: {
    before: (brush) => {
      trimHalfSides(brush, 0.35);
      halfRecede(brush);
    },
  },
  'short-curls': {
    before: (brush) => {
      trimHalfSides(brush, 0.5);
      halfTopCurls(brush);
    },
  },
  medium: loose('medium', false),
  'man-bun': { behind: (brush) => turnBun(brush, { at: [-136, -204], size: 46 }), before: combAway },
  slick: { before: combAway },
  'short-afro': { before: shortAfroAround },
};

export function halfHairOf(sitter: Sitter, tools: { sketch: Sketch; random: Random }): HairLayers {
  return layersOf(styles[sitter.person.hairStyle], sitter, tools);
}

type Cut = { fade: number; height: number; front: number; backward: boolean };

function shortCut(brush: Brush, { fade, ...top }: Cut): void {
  trimHalfSides(brush, fade);
  halfTop(brush, top);
}

function wrapScarf(brush: Brush): void {
  const outer = curve(
    points(
      '134,-110 120,-192 66,-240 -20,-254 -116,-234 -180,-160 -196,-50 -180,60 -164,150 -190,230 -280,320 -300,400 -60,450 180,400 206,330 150,262 118,200 122,120 136,10',
    ),
    { close: true },
  );
  const opening = curve(
    points(
      '131,-40 124,40 106,116 80,164 34,181 -18,168 -66,130 -98,66 -106,0 -92,-74 -56,-122 6,-140 66,-138 112,-116 128,-84',
    ),
    { close: true },
  );
  foldCloth(brush, { shape: `${outer}${opening}`, edge: opening, cloth: scarfColour(brush), folds });
}

const folds: readonly Fold[] = [
  ['M100-176C40-214-50-206-110-140C-146-90-146 10-126 80C-106 140-70 190-6 214', 0.26, 10],
  ['M110-150C40-190-40-180-86-130C-120-90-128-10-118 60', -0.35, 11],
  ['M-10-250C-110-226-166-150-172-40C-170 60-150 120-128 170', -0.3, 13],
  ['M-128 130C-80 220 20 250 118 176', -0.5, 16],
  ['M-150 170C-80 270 30 290 122 210', 0.3, 10],
  ['M-176 220C-90 320 60 330 150 262', -0.4, 15],
  ['M-240 300C-120 380 60 390 186 320', 0.26, 11],
  ['M118 190C90 260 20 330-90 380', -0.38, 13],
];
