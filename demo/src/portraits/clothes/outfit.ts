import type { Random } from '../../seeded-random.ts';
import type { Colour } from '../colour.ts';
import type { Sitter } from '../face/head.ts';
import type { Weather } from '../light.ts';
import type { Sketch } from '../sketch.ts';

export const garments = [
  'crew',
  'turtleneck',
  'v-neck',
  'shirt',
  'jacket',
  'hoodie',
  'knit',
  'straps',
  'scarf',
  'stripes',
] as const;
export type Garment = (typeof garments)[number];

/** What the sitter wears; `second` is the colour of what lies under or around it. */
export type Outfit = { garment: Garment; cloth: Colour; second: Colour };

/** Draws one garment over the neck. */
export type Tailor = (sketch: Sketch, sitter: Sitter, outfit: Outfit) => void;

const wardrobes: Record<Weather, Record<'female' | 'male', readonly Garment[]>> = {
  cold: {
    female: ['turtleneck', 'knit', 'scarf', 'scarf', 'jacket'],
    male: ['turtleneck', 'knit', 'scarf', 'jacket', 'hoodie'],
  },
  mild: {
    female: ['crew', 'turtleneck', 'v-neck', 'shirt', 'jacket', 'knit', 'stripes'],
    male: ['crew', 'turtleneck', 'shirt', 'shirt', 'jacket', 'hoodie', 'knit', 'stripes'],
  },
  warm: {
    female: ['crew', 'v-neck', 'shirt', 'straps', 'straps', 'stripes'],
    male: ['crew', 'crew', 'v-neck', 'shirt', 'shirt', 'stripes'],
  },
};

const cloths =
  '#24405c #7c2f3d #2f4d43 #c9b08a #e6ded2 #39393f #a65a34 #566e86 #8a6f9a #b98f3a #d7a7a4 #4f5d3a #1f5a63 #8c4a2f #ded6cb #5a3448'.split(
    ' ',
  );

/** Clothes for one picture, fit for the weather. */
export function chooseOutfit(random: Random, { person, light }: Sitter): Outfit {
  const bare = person.hairStyle === 'headscarf' || person.age > 55;
  const fitting = wardrobes[light.weather][person.gender].filter((garment) => !(bare && garment === 'straps'));
  const garment = random.pick(fitting);
  const [cloth = '#24405c', second = '#e6ded2'] = random.sample(cloths, 2);
  return { garment, cloth, second };
}
