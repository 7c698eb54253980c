import type { Sitter } from '../face/head.ts';
import type { Sketch } from '../sketch.ts';
import { hoodie, jacket, scarf, shirt } from './layered.ts';
import type { Garment, Outfit, Tailor } from './outfit.ts';
import { crew, knit, straps, stripes, turtleneck, vNeck } from './plain.ts';

const tailors: Record<Garment, Tailor> = {
  crew,
  turtleneck,
  'v-neck': vNeck,
  shirt,
  jacket,
  hoodie,
  knit,
  straps,
  scarf,
  stripes,
};

/** Dresses the bust; drawn over the neck and under the head's own details. */
export function dress(sketch: Sketch, sitter: Sitter, outfit: Outfit): void {
  tailors[outfit.garment](sketch, sitter, outfit);
}
