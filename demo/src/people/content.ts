import type { Country } from '@vonk/contract/locales';
import type { Interest, ProfileKind, profileOptions } from '@vonk/contract/profile';
import type { PortraitGender } from '../portraits/appearance.ts';

/** Born up to 1968, up to 1988, and later. */
export type Generation = 'older' | 'middle' | 'younger';
export type Status = (typeof profileOptions.relationship_status)[number];

/**
 * A text that a member may say. `{a|b}` inside it is a where a man speaks and b where a woman does.
 * Whatever it claims about the member stands beside it, so that no profile contradicts itself.
 */
export type Line =
  | string
  | {
      text: string;
      minAge?: number;
      maxAge?: number;
      /** The part of the about-text that it already tells; that part is then left out. */
      tells?: 'work' | 'home';
      interest?: Interest;
      status?: readonly Status[];
    };

/** The paragraphs of an about-text, in this order; a profile takes some of them. */
export const aboutParts = ['work', 'home', 'free', 'quirk', 'seek', 'end'] as const;
export type AboutPart = (typeof aboutParts)[number];

/** What a non-member profile says of itself; a person is never claimed. */
export type Invented = {
  kind: Exclude<ProfileKind, 'member'>;
  gender: PortraitGender;
  age: number;
  name: string;
  quote: string;
  about: string;
};

/** All that demo members of one language say. */
export type LanguageContent = {
  names: Record<PortraitGender, Record<Generation, readonly string[]>>;
  /** The one sentence that somebody should know first; at most 160 characters. */
  quotes: readonly Line[];
  about: Record<AboutPart, readonly Line[]>;
  /** Conversations: the first message starts, then the two alternate. */
  dialogues: readonly (readonly string[])[];
  /** Cities by country, the likeliest country first. */
  places: Partial<Record<Country, readonly string[]>>;
  invented: readonly Invented[];
};

/** Names written with spaces between them; an underscore stands for a space inside a name. */
export function names(text: string): string[] {
  return text
    .trim()
    .split(/\s+/u)
    .map((name) => name.replaceAll('_', ' '));
}

/** Dialogues written one message a line, with an empty line between two of them. */
export function dialogues(text: string): string[][] {
  return text
    .trim()
    .split(/\n\s*\n/u)
    .map((dialogue) => dialogue.split('\n').map((message) => message.trim()));
}

/** The text as a man or a woman says it: `{a|b}` follows the speaker, `[a|b]` the one spoken to. */
export function spokenBy(speaker: PortraitGender, text: string, to: PortraitGender = speaker): string {
  return text
    .replaceAll(/\{([^|{}]*)\|([^|{}]*)\}/gu, (_, man: string, woman: string) => (speaker === 'male' ? man : woman))
    .replaceAll(/\[([^|[\]]*)\|([^|[\]]*)\]/gu, (_, man: string, woman: string) => (to === 'male' ? man : woman));
}
