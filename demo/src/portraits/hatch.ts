import type { Colour } from './colour.ts';
import type { Sketch } from './sketch.ts';

/** How a mark looks; a mark with a width is a stroke, one without is a filled shape. */
export type Mark = { colour: Colour; opacity: number; width?: number };

/** Gathers many small marks of a few looks into one path for each look: the SVG stays small and renders fast. */
export class Hatch {
  readonly #looks: readonly Mark[];
  readonly #paths: string[][];

  constructor(looks: readonly Mark[]) {
    this.#looks = looks;
    this.#paths = looks.map(() => []);
  }

  /** Adds a path in the look of that number (wrapped around). */
  add(look: number, d: string): void {
    this.#paths[look % this.#looks.length]?.push(d);
  }

  /** Draws what was gathered, look by look. */
  paint(sketch: Sketch): void {
    for (const [index, { colour, opacity, width }] of this.#looks.entries()) {
      const d = this.#paths[index]?.join('') ?? '';
      if (d === '') continue;
      if (width === undefined) sketch.path(d, colour, opacity);
      else sketch.line(d, { colour, opacity, width });
    }
  }
}
