import type { profileOptions } from '@vonk/contract/profile';
import { seededRandom, type Random } from '../seeded-random.ts';
import { mix, type Colour } from './colour.ts';

export const womensHair = [
  'long',
  'waves',
  'bob',
  'fringe-bob',
  'ponytail',
  'bun',
  'low-bun',
  'curls',
  'afro',
  'pixie',
  'braid',
  'headscarf',
] as const;
export const mensHair = [
  'crop',
  'quiff',
  'side-part',
  'buzz',
  'bald',
  'receding',
  'short-curls',
  'medium',
  'man-bun',
  'slick',
  'short-afro',
] as const;
export const beards = ['none', 'stubble', 'short', 'full', 'moustache', 'goatee'] as const;
export const glassesKinds = ['none', 'round', 'square', 'thin'] as const;

export type HairKind = (typeof profileOptions.hair_color)[number];
export type EyeKind = (typeof profileOptions.eye_color)[number];
export type Build = (typeof profileOptions.body_type)[number];
export type HairStyle = (typeof womensHair)[number] | (typeof mensHair)[number];
export type Beard = (typeof beards)[number];
export type Glasses = (typeof glassesKinds)[number];
export type PortraitGender = 'female' | 'male';

/** How far the face differs from the average one; each number is about -1 to 1. */
export type FaceShape = {
  forehead: number;
  brow: number;
  noseLength: number;
  noseTip: number;
  bridge: number;
  lips: number;
  chin: number;
  jaw: number;
  ear: number;
};

/** What stays the same in every picture of one person. */
export type Appearance = {
  seed: string;
  gender: PortraitGender;
  /** In years; it decides wrinkles and grey. */
  age: number;
  build: Build;
  skin: Colour;
  hairKind: HairKind;
  hairStyle: HairStyle;
  hair: Colour;
  eyeKind: EyeKind;
  eyes: Colour;
  beard: Beard;
  glasses: Glasses;
  freckles: boolean;
  earring: boolean;
  face: FaceShape;
};

export type Traits = { seed: string; gender: PortraitGender; age: number };

const skins = [
  '#f4d6c4',
  '#efc8b0',
  '#e9bda1',
  '#e2b08f',
  '#d5a27c',
  '#c38c63',
  '#aa7350',
  '#8b5a3c',
  '#6b4430',
  '#513426',
] as const;
const lightSkins = skins.slice(0, 5);
const hairTints: Record<Exclude<HairKind, 'bald'>, readonly Colour[]> = {
  blond: ['#d8b26a', '#c69c5b', '#e2c88e', '#b98f55'],
  brown: ['#6d472e', '#4f3323', '#85593a', '#3f2a20'],
  black: ['#241f22', '#2c2426', '#1f1d24'],
  red: ['#b05830', '#934426', '#c67a48'],
  grey: ['#a8a5a4', '#c8c5c1', '#8a8785', '#dcd9d4'],
  other: ['#7a4a6e', '#3d6a76', '#b0607a', '#54508a'],
};
const eyeTints: Record<EyeKind, readonly Colour[]> = {
  blue: ['#5b86ad', '#41719c', '#7ba0bd'],
  green: ['#5f8460', '#76905a'],
  brown: ['#5c3a22', '#45291a', '#7a4f2c'],
  grey: ['#7b8790', '#66727c'],
  other: ['#8d7a3c', '#6d6a86'],
};

const buildsOf: Record<PortraitGender, readonly Build[]> = {
  female: ['slim', 'average', 'average', 'athletic', 'curvy', 'full'],
  male: ['slim', 'average', 'average', 'athletic', 'athletic', 'full'],
};
const beardsOf: Record<PortraitGender, readonly Beard[]> = {
  female: ['none'],
  male: ['none', 'none', 'stubble', 'stubble', 'short', 'full', 'moustache', 'goatee'],
};
const youngerGlasses: readonly Glasses[] = [
  'none',
  'none',
  'none',
  'none',
  'none',
  'none',
  'none',
  'round',
  'square',
  'thin',
];
const olderGlasses: readonly Glasses[] = ['none', 'none', 'none', 'none', 'round', 'square', 'thin'];

/** The looks that belong to a seed: the same traits always give the same person. */
export function appearanceOf({ seed, gender, age }: Traits): Appearance {
  const random = seededRandom(`appearance:${seed}`);
  const skin = random.chance(0.68) ? random.pick(lightSkins) : random.pick(skins.slice(3));
  const dark = skins.indexOf(skin) >= 5;
  const hairStyle = chooseStyle(random, { gender, age, dark });
  const hairKind = chooseHairKind(random, { age, dark, bald: hairStyle === 'bald' });
  const eyeKind = chooseEyes(random, dark || hairKind === 'black');
  const tints = hairTints[hairKind === 'bald' ? 'grey' : hairKind];
  const hair = hairKind === 'bald' && age < 50 ? random.pick(hairTints.brown) : random.pick(tints);
  return {
    seed,
    gender,
    age,
    skin,
    hairKind,
    hairStyle,
    hair,
    eyeKind,
    build: random.pick(buildsOf[gender]),
    eyes: random.pick(eyeTints[eyeKind]),
    beard: random.pick(beardsOf[gender]),
    glasses: random.pick(age > 45 ? olderGlasses : youngerGlasses),
    freckles: !dark && (hairKind === 'red' ? random.chance(0.75) : random.chance(0.14)),
    earring: gender === 'female' && random.chance(0.6),
    face: faceShape(random),
  };
}

/** The colour of beard and brows: a little darker than the hair, and grey comes later. */
export function browColour({ hair, hairKind, hairStyle, age }: Appearance): Colour {
  if (hairKind === 'grey') return mix(hair, '#4a4340', age > 65 ? 0.35 : 0.6);
  return mix(hair, hairStyle === 'headscarf' ? '#2b1d18' : '#1d1310', hairKind === 'blond' ? 0.42 : 0.25);
}

function chooseStyle(
  random: Random,
  { gender, age, dark }: { gender: PortraitGender; age: number; dark: boolean },
): HairStyle {
  if (gender === 'female') {
    if (random.chance(dark ? 0.14 : 0.03)) return 'headscarf';
    if (dark && random.chance(0.45)) return random.pick(['afro', 'curls', 'curls', 'braid', 'bun'] as const);
    if (age > 58)
      return random.pick(['bob', 'pixie', 'low-bun', 'waves', 'fringe-bob', 'curls', 'bun', 'long'] as const);
    return random.pick([
      'long',
      'waves',
      'waves',
      'bob',
      'fringe-bob',
      'ponytail',
      'bun',
      'low-bun',
      'curls',
      'pixie',
      'braid',
    ] as const);
  }
  if (dark && random.chance(0.5)) return random.pick(['short-afro', 'buzz', 'short-curls', 'bald'] as const);
  if (age > 52)
    return random.pick(['receding', 'receding', 'bald', 'crop', 'side-part', 'slick', 'buzz', 'medium'] as const);
  return random.pick([
    'crop',
    'crop',
    'quiff',
    'quiff',
    'side-part',
    'buzz',
    'bald',
    'short-curls',
    'medium',
    'man-bun',
    'slick',
  ] as const);
}

function chooseHairKind(random: Random, { age, dark, bald }: { age: number; dark: boolean; bald: boolean }): HairKind {
  if (bald) return 'bald';
  if (random.chance((age - 38) / 34)) return 'grey';
  if (dark) return random.chance(0.8) ? 'black' : 'brown';
  if (age < 45 && random.chance(0.04)) return 'other';
  return random.pick(['blond', 'blond', 'blond', 'brown', 'brown', 'brown', 'brown', 'black', 'red'] as const);
}

function chooseEyes(random: Random, brown: boolean): EyeKind {
  if (brown && random.chance(0.9)) return 'brown';
  return random.pick([
    'blue',
    'blue',
    'blue',
    'blue',
    'green',
    'green',
    'brown',
    'brown',
    'brown',
    'grey',
    'grey',
    'other',
  ] as const);
}

function faceShape(random: Random): FaceShape {
  const about = (): number => (random.next() + random.next() + random.next()) / 1.5 - 1;
  return {
    forehead: about(),
    brow: about(),
    noseLength: about(),
    noseTip: about(),
    bridge: about(),
    lips: about(),
    chin: about(),
    jaw: about(),
    ear: about(),
  };
}
