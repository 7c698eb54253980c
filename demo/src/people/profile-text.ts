import type { Interest } from '@vonk/contract/profile';
import type { PortraitGender } from '../portraits/appearance.ts';
import type { Random } from '../seeded-random.ts';
import { aboutParts, spokenBy, type AboutPart, type LanguageContent, type Line, type Status } from './content.ts';

type Writer = { random: Random; age: number; gender: PortraitGender; status: Status; usedQuotes: Map<string, number> };
type Written = { quote: string; about: string; interests: Interest[] };

/** How often a profile has each paragraph. */
const share: Record<AboutPart, number> = { work: 0.7, home: 0.65, free: 0.85, quirk: 0.6, seek: 0.85, end: 0.6 };

/** A member's quote and about-text. Quotes repeat only when all that fit were used as often. */
export function writeProfile(content: LanguageContent, writer: Writer): Written {
  const { random, gender, usedQuotes } = writer;
  const open = content.quotes.filter((line) => fits(line, writer));
  const least = Math.min(...open.map((line) => usedQuotes.get(textOf(line)) ?? 0));
  const quote = random.pick(open.filter((line) => (usedQuotes.get(textOf(line)) ?? 0) === least));
  usedQuotes.set(textOf(quote), least + 1);
  const lines = random.chance(0.07) ? [] : chooseParagraphs(content, { ...writer, told: toldBy(quote) });
  return {
    quote: spokenBy(gender, textOf(quote)),
    about: lines.map((line) => spokenBy(gender, textOf(line))).join('\n\n'),
    interests: [...new Set([quote, ...lines].flatMap(interestOf))],
  };
}

function chooseParagraphs(content: LanguageContent, writer: Writer & { told: AboutPart | undefined }): Line[] {
  const { random } = writer;
  const parts = aboutParts.filter((part) => random.chance(share[part]) && part !== writer.told);
  const wanted: readonly AboutPart[] = parts.length >= 2 ? parts : ['free', 'seek'];
  const shared = new Set<Interest>();
  return wanted.flatMap((part) => {
    const open = content.about[part].filter(
      (line) => fits(line, writer) && !interestOf(line).some((interest) => shared.has(interest)),
    );
    if (open.length === 0) return [];
    const line = random.pick(open);
    for (const interest of interestOf(line)) shared.add(interest);
    return [line];
  });
}

function fits(line: Line, { age, status }: Pick<Writer, 'age' | 'status'>): boolean {
  if (typeof line === 'string') return true;
  const { minAge = 18, maxAge = 120, status: statuses } = line;
  return age >= minAge && age <= maxAge && (statuses === undefined || statuses.includes(status));
}

const textOf = (line: Line): string => (typeof line === 'string' ? line : line.text);
const toldBy = (line: Line): AboutPart | undefined => (typeof line === 'string' ? undefined : line.tells);
const interestOf = (line: Line): Interest[] =>
  typeof line === 'string' || line.interest === undefined ? [] : [line.interest];
