import type { Random } from '../../seeded-random.ts';
import type { Sitter } from '../face/head.ts';
import type { Sketch } from '../sketch.ts';
import type { Brush } from './locks.ts';

/** How one hair style is drawn in one pose. */
export type Layers = {
  /** Drawn before head and clothes. */
  behind?: (brush: Brush) => void;
  /** Drawn over head, ear and clothes. */
  before: (brush: Brush) => void;
  hidesEar?: boolean;
};

export type HairLayers = { behind: () => void; before: () => void; hidesEar: boolean };

/** A style's layers in a sitter's colour; the same `random` seed per person keeps every lock in its place. */
export function layersOf(
  { behind, before, hidesEar = false }: Layers,
  { person, light }: Sitter,
  { sketch, random }: { sketch: Sketch; random: Random },
): HairLayers {
  const brush: Brush = { sketch, random, tint: person.hair, light };
  return { behind: () => behind?.(brush), before: () => before(brush), hidesEar };
}

const scarves = ['#7c3f4e', '#2f5561', '#b98a5a', '#4c5a41', '#d6c3ae', '#39405f'] as const;

/** The colour of a person's headscarf; it must be the first thing taken from the brush's random. */
export const scarfColour = ({ random }: Brush): string => random.pick(scarves);
