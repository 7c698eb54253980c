/** `#rrggbb`. */
export type Colour = string;

type Channels = readonly [number, number, number];

/** The colour at part `t` (0..1) from one colour to another. */
export function mix(from: Colour, to: Colour, t: number): Colour {
  const [a, b] = [channels(from), channels(to)];
  return hex([0, 1, 2].map((index) => (a[index] ?? 0) + ((b[index] ?? 0) - (a[index] ?? 0)) * t));
}

/** Perceived lightness, 0 (black) to 1 (white). */
export function lightness(colour: Colour): number {
  const [red, green, blue] = channels(colour);
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
}

/** Lighter (positive) or darker (negative), -1 to 1, keeping some of the hue. */
export function shift(colour: Colour, amount: number): Colour {
  return amount >= 0 ? mix(colour, '#fff6e8', amount) : mix(colour, '#120a10', -amount);
}

function channels(colour: Colour): Channels {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function hex(values: readonly number[]): Colour {
  return `#${values.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}
