import type { Random } from '../../seeded-random.ts';
import type { Light } from '../light.ts';
import type { Sketch } from '../sketch.ts';

/** Paints a backdrop of 960 x 1200 and tells how it lights the sitter. */
export type Scene = (sketch: Sketch, random: Random) => Light;
