import { mix, shift, type Colour } from '../colour.ts';
import { curve, outline, points } from '../geometry.ts';
import { scarfColour } from './layers.ts';
import type { Brush } from './locks.ts';

/** Path, how much lighter or darker than the cloth, width. */
export type Fold = readonly [string, number, number];
export type Cloth = { shape: string; edge: string; cloth: Colour; folds: readonly Fold[] };

const shape = outline(
  points('138,-156 120,-206 56,-248 -40,-258 -140,-228 -210,-140 -226,-20 -206,100 -214,210 -250,320 -210,400'),
  points('-210,400 -40,430 120,380 126,300 122,230 128,192'),
  points('128,192 92,170 64,110 62,20 78,-70 108,-124 138,-156'),
);
const folds: readonly Fold[] = [
  ['M96-180C40-120 20-20 30 90C36 150 70 190 110 214', -0.4, 12],
  ['M60-230C-10-150-30-20-10 110C0 180 50 230 116 250', -0.35, 9],
  ['M0-256C-80-170-90-20-60 130C-40 220 40 280 112 300', 0.3, 12],
  ['M-80-250C-150-160-150 0-120 140C-90 260 0 330 90 350', -0.35, 14],
  ['M-150-220C-200-120-190 20-170 160C-150 280-80 370 20 410', 0.26, 10],
  ['M120 196C60 214-20 200-80 150', -0.5, 16],
  ['M122 232C50 260-60 250-140 190', 0.28, 9],
  ['M122 290C40 330-90 320-190 250', -0.35, 14],
];

/** A headscarf around a head in profile. */
export function drapeScarf(brush: Brush): void {
  const edge = curve(points('138,-156 108,-124 78,-70 62,20 64,110 92,170 128,192'));
  foldCloth(brush, { shape, edge, cloth: scarfColour(brush), folds });
}

/** Cloth around a head: its light, its folds and the lighter edge around the face. */
export function foldCloth({ sketch, light }: Brush, { shape, edge, cloth, folds }: Cloth): void {
  sketch.path(shape, cloth);
  sketch.within(shape, () => {
    const fall = sketch.linear({ from: [light.fromFront ? -220 : 120, 0], to: [light.fromFront ? 60 : -220, -60] }, [
      [0, mix(shift(cloth, -0.5), light.shade, 0.4), 0.75],
      [0.6, cloth, 0],
      [1, shift(cloth, 0.3), 0.3],
    ]);
    sketch.path(shape, fall);
    for (const [d, amount, width] of folds) {
      const colour = amount > 0 ? shift(cloth, amount) : mix(shift(cloth, amount), light.shade, 0.3);
      sketch.softLine(d, { colour, width, opacity: 0.36 });
    }
    sketch
      .line(edge, { colour: shift(cloth, -0.4), width: 16, opacity: 0.24 })
      .line(edge, { colour: shift(cloth, 0.3), width: 7, opacity: 0.5 });
  });
}
