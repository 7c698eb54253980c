// What a profile chooses from. Without schemas, so that the start of the web app can read it too.

/** A profile that is less filled in than this is told what it misses, in percent (C25). */
export const wellFilled = 60;

export const genders = ['male', 'female', 'non_binary'] as const;
export type Gender = (typeof genders)[number];
/**
 * The bit of each gender in the masks of those that somebody looks for. They are stored, under the rules of
 * `optionNumbers`; `gender_bit_v1` is the same in the database.
 */
export const genderBits = { male: 1, female: 2, non_binary: 4 } as const satisfies Readonly<Record<Gender, number>>;

/** A mask of the database holds so many numbers: the first 0 to 62, the second 63 to 125. */
export const numbersPerMask = 63;
/**
 * The bit of every mask that is always on, so that a filter that asks for nothing is a mask of all bits: no option has
 * it.
 */
export const markBit = 51;

/**
 * The lists a profile answers from, the options of each in the order they are shown in, and what each option is in the
 * database: its number. Slugs and numbers are stored, so they never change; the words live in the locales. A new option
 * takes a number that never was any option's, in the mask of its list; the number of one that goes stays unused. All
 * this is held by `profile-lists.test.ts`.
 */
export const optionNumbers = {
  sexuality: { hetero: 0, gay: 1, lesbian: 2, bi: 3 },
  tattoos: { none: 7, few: 8, many: 9 },
  hair_color: { blond: 14, brown: 15, black: 16, red: 17, grey: 18, bald: 19, other: 20 },
  eye_color: { blue: 21, green: 22, brown: 23, grey: 24, other: 25 },
  body_type: { slim: 28, average: 29, athletic: 30, curvy: 31, full: 32 },
  relationship_status: { single: 35, divorced: 36, widowed: 37, separated: 38, relationship: 39 },
  signup_reason: { relationship: 42, friendship: 43, dates: 44, chat: 45, unsure: 46 },
} as const satisfies Readonly<Record<string, Readonly<Record<string, number>>>>;

export type ProfileOption = keyof typeof optionNumbers;
export type OptionOf<Name extends ProfileOption> = keyof (typeof optionNumbers)[Name] & string;
export const profileOptionNames = Object.keys(optionNumbers) as ProfileOption[];

/** Something for each list, by its name. */
export const ofEachList = <Made>(make: (name: ProfileOption) => Made): Record<ProfileOption, Made> =>
  Object.fromEntries(profileOptionNames.map((name) => [name, make(name)])) as Record<ProfileOption, Made>;

/** The options of each list, in the order they are shown in. */
export const profileOptions = ofEachList((name) => Object.keys(optionNumbers[name])) as {
  readonly [Name in ProfileOption]: readonly OptionOf<Name>[];
};

/** What a profile answers to each list; null where nothing. */
export type Answers = { readonly [Name in ProfileOption]: OptionOf<Name> | null };

/** The answers among all that is told. */
export const answersOf = (told: Answers): Answers => ofEachList((name) => told[name]) as Answers;

/** The interests, and the number of each in the mask of their own, under the same rules. */
export const interestNumbers = {
  adventure: 0, animals: 1, art: 2, astronomy: 3, baking: 4, beer: 5, 'board-games': 6, books: 7,
  camping: 8, cars: 9, cats: 10, coffee: 11, comedy: 12, cooking: 13, crafts: 14, cycling: 15,
  dancing: 16, design: 17, diy: 18, dogs: 19, fashion: 20, festivals: 21, film: 22, fishing: 23,
  fitness: 24, food: 25, football: 26, gaming: 27, gardening: 28, hiking: 29, history: 30, horses: 31,
  languages: 32, motorcycles: 33, museums: 34, music: 35, nature: 36, painting: 37, photography: 38, running: 39,
  sailing: 40, series: 41, singing: 42, swimming: 43, theatre: 44, travelling: 45, volunteering: 46, wine: 47,
  writing: 48, yoga: 49,
} as const; // prettier-ignore
export type Interest = keyof typeof interestNumbers;
export const interests = Object.keys(interestNumbers) as readonly Interest[];
