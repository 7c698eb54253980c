import type { Colour } from './colour.ts';

/** What one would wear there. */
export type Weather = 'cold' | 'mild' | 'warm';

/**
 * How a scene lights its sitter. `shade` is the colour of shadows, `rim` of the edge that the background light touches.
 */
export type Light = {
  fromFront: boolean;
  key: Colour;
  shade: Colour;
  rim: Colour;
  tint: Colour;
  tintStrength: number;
  weather: Weather;
};
