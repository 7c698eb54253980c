import { mix, shift, type Colour } from '../colour.ts';
import { points, curve, outline } from '../geometry.ts';
import type { Brush } from './locks.ts';

/** A headscarf: an under-cap, the cloth around head and neck, and its folds. */
export function drapeScarf({ sketch, light }: Brush, cloth: Colour): void {
  const shape = outline(
    points('138,-156 120,-206 56,-248 -40,-258 -140,-228 -210,-140 -226,-20 -206,100 -214,210 -250,320 -210,400'),
    points('-210,400 -40,430 120,380 126,300 122,230 128,192'),
    points('128,192 92,170 64,110 62,20 78,-70 108,-124 138,-156'),
  );
  sketch.path(shape, cloth);
  sketch.within(shape, () => {
    sketch.path(
      shape,
      sketch.linear({ from: [light.fromFront ? -220 : 120, 0], to: [light.fromFront ? 60 : -220, -60] }, [
        [0, mix(shift(cloth, -0.5), light.shade, 0.4), 0.75],
        [0.6, cloth, 0],
        [1, shift(cloth, 0.3), 0.3],
      ]),
    );
    const folds: readonly (readonly [string, number, number])[] = [
      ['M96-180C40-120 20-20 30 90C36 150 70 190 110 214', -0.4, 12],
      ['M60-230C-10-150-30-20-10 110C0 180 50 230 116 250', -0.35, 9],
      ['M0-256C-80-170-90-20-60 130C-40 220 40 280 112 300', 0.3, 12],
      ['M-80-250C-150-160-150 0-120 140C-90 260 0 330 90 350', -0.35, 14],
      ['M-150-220C-200-120-190 20-170 160C-150 280-80 370 20 410', 0.26, 10],
      ['M120 196C60 214-20 200-80 150', -0.5, 16],
      ['M122 232C50 260-60 250-140 190', 0.28, 9],
      ['M122 290C40 330-90 320-190 250', -0.35, 14],
    ];
    for (const [d, amount, width] of folds) {
      const colour = amount > 0 ? shift(cloth, amount) : mix(shift(cloth, amount), light.shade, 0.3);
      sketch.line(d, { colour, width: width * 1.8, opacity: 0.16 }).line(d, { colour, width: width * 0.6, opacity: 0.32 });
    }
    sketch.line(curve(points('138,-156 108,-124 78,-70 62,20 64,110 92,170 128,192')), {
      colour: shift(cloth, 0.4),
      width: 10,
      opacity: 0.4,
    });
    sketch.line(curve(points('138,-156 120,-206 56,-248 -40,-258 -140,-228 -210,-140 -226,-20')), {
      colour: light.rim,
      width: 8,
      opacity: 0.35,
    });
  });
}
