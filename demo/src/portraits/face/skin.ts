import { lightness, mix, type Colour } from '../colour.ts';

export type SkinPalette = {
  base: Colour;
  shadow: Colour;
  deep: Colour;
  light: Colour;
  blush: Colour;
  lip: Colour;
  line: Colour;
};

/** Shadow, light, blush and lip that belong to a skin colour; darker skin has warmer, deeper shadows. */
export function skinPalette(base: Colour, gender: 'female' | 'male'): SkinPalette {
  const bright = lightness(base);
  const shadow = mix(base, bright > 0.6 ? '#8a3f3a' : '#2c0f10', bright > 0.6 ? 0.42 : 0.5);
  return {
    base,
    shadow,
    deep: mix(shadow, '#2a0f16', 0.5),
    light: mix(base, '#fff1de', bright > 0.6 ? 0.55 : 0.35),
    blush: mix(base, bright > 0.5 ? '#d9544d' : '#8e3a2a', 0.6),
    lip: mix(base, bright > 0.5 ? '#b03a45' : '#6e2430', gender === 'female' ? 0.5 : 0.3),
    line: mix(shadow, '#3a1618', 0.62),
  };
}
