import { mix, shift, type Colour } from '../colour.ts';
import type { Sitter } from '../face/head.ts';
import { between, curve, outline, resample, round, type Point } from '../geometry.ts';
import type { Sketch } from '../sketch.ts';
import { bustOf, bustShape, paintCloth, type Bust } from './body.ts';
import type { Outfit } from './outfit.ts';

/** A round neckline of the given depth, from right to left. */
export function roundNeck({ neckLeft, neckRight }: Bust, depth: number): Point[] {
  return [0, 0.14, 0.32, 0.5, 0.68, 0.86, 1].map((part): Point => {
    const [x, y] = between(neckRight, neckLeft, part);
    return [x, y + (depth + 14) * Math.sin(Math.PI * part) ** 0.85];
  });
}

/** The light cloth that dark stripes lie on. */
export const stripeGround = (colour: Colour): Colour => mix(colour, '#f3eee4', 0.8);

/** The part of a collar that shows behind the neck; drawn before the head. */
export function collarBehind(sketch: Sketch, sitter: Sitter, { garment, cloth, second }: Outfit): void {
  if (garment === 'straps') return;
  const { neckLeft, neckRight } = bustOf(sitter);
  const colour = garment === 'stripes' ? stripeGround(second) : garment === 'jacket' ? second : cloth;
  const rise = garment === 'shirt' ? 44 : 16;
  const d = curve([
    neckLeft,
    [neckLeft[0] + 40, neckLeft[1] - rise],
    [-40, neckLeft[1] - rise * 1.3],
    [neckRight[0] - 30, neckRight[1] - rise],
    neckRight,
  ]);
  sketch.path(`${d}L${neckRight[0]} 380L${neckLeft[0]} 380Z`, shift(colour, -0.5));
  sketch.line(d, { colour: shift(colour, -0.25), width: 16 });
}

/** Bare shoulders and collarbone, for clothes with an open neck. */
export function skinBust(sketch: Sketch, sitter: Sitter, bust: Bust): void {
  const shape = bustShape(bust, [bust.neckRight, [-40, 330], bust.neckLeft]);
  paintCloth(sketch, sitter, { shape, cloth: sitter.skin.base, bust });
  sketch.glow({ x: -20, y: 350, r: 130, squash: 0.3, turn: 4 }, sitter.skin.shadow, 0.22);
  sketch.line('M66 392C20 380-60 398-140 384', { colour: sitter.skin.shadow, width: 8, opacity: 0.3 });
}

/** A flat ribbed band along the neckline; it lies on the cloth and follows the neck. */
export function collarBand(
  sketch: Sketch,
  { neckline, cloth, width }: { neckline: readonly Point[]; cloth: Colour; width: number },
): void {
  const last = neckline.length - 1;
  const lower = neckline.map(([x, y], index): Point => [
    x + (index === 0 ? width * 0.55 : index === last ? -width * 0.55 : 0),
    y + (index === 0 || index === last ? width * 0.55 : width),
  ]);
  const band = outline(neckline, lower.toReversed());
  sketch.path(band, shift(cloth, -0.1));
  sketch.within(band, () => {
    const ribs = resample(neckline, 34).map(
      ([x, y]) => `M${round(x)} ${round(y - 4)}l${round((x + 40) * 0.06)} ${width + 8}`,
    );
    sketch.line(ribs.join(''), { colour: shift(cloth, -0.5), width: 2, opacity: 0.22 });
    sketch.line(curve(neckline), { colour: shift(cloth, 0.35), width: 5, opacity: 0.35 });
    sketch.line(curve(lower), { colour: shift(cloth, -0.6), width: 6, opacity: 0.35 });
  });
}

/** The two leaves of a shirt collar. */
export function collarLeaf(sketch: Sketch, sitter: Sitter, cloth: Colour): void {
  const { neckLeft, neckRight } = bustOf(sitter);
  const back = `M${neckLeft[0] + 18} 262C${neckLeft[0] - 20} 290 ${neckLeft[0] - 34} 320 ${neckLeft[0] - 40} 344C-150 392-100 420-58 452C-20 420 20 418 40 432C0 396-60 372-96 340C-130 312-140 290 ${neckLeft[0] + 18} 262Z`;
  const front = `M${neckRight[0] - 4} 284C100 320 116 346 128 374C104 400 96 424 92 448C74 428 56 424 40 432C64 396 74 340 ${neckRight[0] - 4} 284Z`;
  for (const d of [back, front]) {
    sketch.path(d, shift(cloth, 0.1));
    sketch.path(
      d,
      sketch.linear({ from: [0, 280], to: [0, 460] }, [
        [0, shift(cloth, -0.4), 0.4],
        [0.6, cloth, 0],
      ]),
    );
    sketch.line(d, { colour: shift(cloth, -0.5), width: 2.5, opacity: 0.45 });
  }
}
