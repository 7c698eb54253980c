import { calendarDay } from '@vonk/contract/calendar';
import type { Country, Locale } from '@vonk/contract/locales';
import {
  interests,
  ofEachList,
  type OptionOf,
  type ProfileOption,
  profileOptions,
  type Interest,
} from '@vonk/contract/profile';
import { appearanceOf, type Appearance, type PortraitGender } from '../portraits/appearance.ts';
import { seededRandom, type Random } from '../seeded-random.ts';
import { spokenBy, type Generation, type LanguageContent, type Status } from './content.ts';
import { languages } from './languages.ts';
import { writeProfile } from './profile-text.ts';

/** An answer to every list. */
type FullAnswers = { readonly [Name in ProfileOption]: OptionOf<Name> };

/** A member who does not exist: what sign-up and profile would have asked, and the looks of the pictures. */
export type DemoMember = {
  /** Unique over all languages; the pictures are drawn from it. */
  seed: string;
  locale: Locale;
  /** Unique within one call, regardless of case. */
  name: string;
  gender: PortraitGender;
  /** `YYYY-MM-DD`. */
  birthDate: string;
  age: number;
  country: Country;
  /** As the module `places` spells it. */
  city: string;
  quote: string;
  /** Paragraphs with an empty line between; sometimes empty. */
  about: string;
  interests: Interest[];
  looksFor: PortraitGender[];
  answers: FullAnswers;
  isPremium: boolean;
  /** How many pictures to draw: variants 0 to photoCount - 1; at most 3 for a free member, 25 for a premium one. */
  photoCount: number;
  appearance: Appearance;
};

export type Cast = {
  locale: Locale;
  count: number;
  /** Ages are counted from this day. */
  today: Date;
  /** Where members live; all countries of the language when absent. */
  countries?: readonly Country[];
  /** Names in use on the site already, in any case; none of them is given again. */
  takenNames?: Iterable<string>;
};

/**
 * The first `count` demo members of a language: adults, women and men by turns. A longer list starts with the shorter
 * one.
 */
export function demoMembers({ locale, count, today, countries, takenNames = [] }: Cast): DemoMember[] {
  const content = languages[locale];
  const taken = {
    names: new Set([...takenNames].map((name) => name.toLowerCase())),
    quotes: new Map<string, number>(),
  };
  return Array.from({ length: count }, (_, index) => {
    const seed = `${locale}-${index}`;
    const random = seededRandom(`member:${seed}`);
    const gender: PortraitGender = index % 2 === 0 ? 'female' : 'male';
    const { age, birthDate } = chooseBirth(random, today);
    const appearance = appearanceOf({ seed, gender, age });
    const relationshipStatus = chooseStatus(random, age);
    const profile = writeProfile(content, {
      random,
      age,
      gender,
      status: relationshipStatus,
      usedQuotes: taken.quotes,
    });
    const isPremium = random.chance(0.3);
    const name = chooseName(random, content.names[gender][generationOf(birthDate)], taken.names);
    const place = choosePlace(random, content, countries);
    const { looksFor, sexuality } = chooseOrientation(random, gender);
    return {
      seed,
      locale,
      name,
      gender,
      age,
      birthDate,
      ...place,
      looksFor,
      quote: profile.quote,
      about: profile.about,
      interests: chooseInterests(random, profile.interests),
      answers: {
        ...chooseAnswers(seed),
        sexuality,
        tattoos: random.pick(
          age > 60 ? (['none', 'none', 'none', 'few'] as const) : (['none', 'none', 'few', 'few', 'many'] as const),
        ),
        hair_color: appearance.hairKind,
        eye_color: appearance.eyeKind,
        body_type: appearance.build,
        relationship_status: relationshipStatus,
        signup_reason: random.pick(reasons),
      },
      isPremium,
      photoCount: isPremium ? random.whole(3, 9) : random.whole(1, 3),
      appearance,
    };
  });
}

const reasons = [
  'relationship',
  'relationship',
  'relationship',
  'friendship',
  'dates',
  'dates',
  'chat',
  'unsure',
] as const;

/** Any answer to each list; each list draws by itself, so that a new one changes no other draw. */
const chooseAnswers = (seed: string): FullAnswers =>
  ofEachList((name) => seededRandom(`${name}:${seed}`).pick<string>(profileOptions[name])) as FullAnswers;

function chooseBirth(random: Random, today: Date): { age: number; birthDate: string } {
  const age = random.pick([random.whole(22, 36), random.whole(32, 48), random.whole(36, 56), random.whole(46, 70)]);
  const birth = new Date(
    Date.UTC(today.getUTCFullYear() - age, today.getUTCMonth(), today.getUTCDate() - random.whole(1, 364)),
  );
  return { age, birthDate: calendarDay(birth, 'UTC') };
}

function generationOf(birthDate: string): Generation {
  const year = Number(birthDate.slice(0, 4));
  if (year <= 1968) return 'older';
  return year <= 1988 ? 'middle' : 'younger';
}

function chooseName(random: Random, names: readonly string[], taken: Set<string>): string {
  const initials = 'ABCDEFGHJKLMNPRSTVWZ';
  const wanted = random.sample(names, names.length);
  const name =
    wanted.find((candidate) => !taken.has(candidate.toLowerCase())) ??
    wanted
      .flatMap((candidate) => random.sample([...initials], 6).map((initial) => `${candidate} ${initial}`))
      .find((candidate) => !taken.has(candidate.toLowerCase()));
  if (name === undefined) throw new Error('a language has too few names for so many members');
  taken.add(name.toLowerCase());
  return name;
}

function chooseStatus(random: Random, age: number): Status {
  if (age < 30) return random.pick(['single', 'single', 'single', 'single', 'relationship'] as const);
  if (age < 50) return random.pick(['single', 'single', 'single', 'divorced', 'divorced', 'separated'] as const);
  return random.pick(['single', 'divorced', 'divorced', 'divorced', 'widowed', 'separated'] as const);
}

function choosePlace(
  random: Random,
  { places }: LanguageContent,
  wanted?: readonly Country[],
): { country: Country; city: string } {
  const known = Object.keys(places) as Country[];
  const open = wanted ? known.filter((country) => wanted.includes(country)) : known;
  const country = random.chance(0.7) ? open[0] : random.pick(open);
  const cities = country && places[country];
  if (!country || !cities) throw new Error('no place in the wanted countries');
  return { country, city: random.pick(cities) };
}

function chooseOrientation(
  random: Random,
  gender: PortraitGender,
): { looksFor: PortraitGender[]; sexuality: OptionOf<'sexuality'> } {
  const other: PortraitGender = gender === 'female' ? 'male' : 'female';
  const lot = random.next();
  if (lot < 0.86) return { looksFor: [other], sexuality: 'hetero' };
  if (lot < 0.93) return { looksFor: [gender], sexuality: gender === 'female' ? 'lesbian' : 'gay' };
  return { looksFor: ['female', 'male'], sexuality: 'bi' };
}

function chooseInterests(random: Random, told: readonly Interest[]): Interest[] {
  const others = interests.filter((interest) => !told.includes(interest));
  return [...told, ...random.sample(others, random.whole(3, 7))].toSorted();
}

/** One of a language's conversations, as its two speakers say it; `index` may be any whole number. */
export function demoDialogue({
  locale,
  index,
  starter,
  other,
}: {
  locale: Locale;
  index: number;
  starter: PortraitGender;
  other: PortraitGender;
}): string[] {
  const { dialogues } = languages[locale];
  const messages = dialogues[index % dialogues.length] ?? [];
  return messages.map((message, turn) =>
    turn % 2 === 0 ? spokenBy(starter, message, other) : spokenBy(other, message, starter),
  );
}
