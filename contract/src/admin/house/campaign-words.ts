import * as z from 'zod/mini';
import { type Locale, locales } from '../../locales.ts';
import { ownPath } from '../../own-path.ts';
import { type BlockMistake, fieldMistake, fieldsOf } from './block-fields.ts';

/** What members choose to hear of: each kind for itself (T93). */
export const campaignKinds = ['promotions', 'news'] as const;
/** What its texts may leave open: the reader's own name, and the site's. */
export const campaignFields = ['name', 'site'] as const;

export const campaignNamePattern = /^[a-z0-9-]{3,60}$/;
/** In characters; paragraphs in number too. */
export const maxCampaign = { subject: 100, paragraph: 1000, button: 40, paragraphs: 6 } as const;

const line = (max: number) => z.string().check(z.trim(), z.maxLength(max));
const days = z.int().check(z.minimum(1), z.maximum(3650));

const words = z.strictObject({
  subject: line(maxCampaign.subject),
  paragraphs: z.array(line(maxCampaign.paragraph)).check(z.maxLength(maxCampaign.paragraphs)),
  button: line(maxCampaign.button),
});
/** What a campaign says in one language. */
export type CampaignWords = Readonly<Omit<z.infer<typeof words>, 'paragraphs'>> & {
  readonly paragraphs: readonly string[];
};

/** The parts of a campaign, as its file and the form of the back-office have them alike. */
export const campaignParts = {
  name: z.string().check(z.regex(campaignNamePattern)),
  kind: z.enum(campaignKinds),
  path: z.string().check(z.maxLength(300)),
  words: z.partialRecord(z.enum(locales), words),
  days,
} as const;

/** Whether the button of a campaign leads to a page of the site. */
export const isOwnPath = (path: string): boolean => ownPath(path) !== undefined;

/** Which text of a language something is wrong with. */
export type WordsPart = 'subject' | 'text' | 'button';

/** The paragraphs of a text as it is typed, with an empty line between two. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');

/** Paragraphs as one text, as it is typed. */
export const textOf = (paragraphs: readonly string[]): string => paragraphs.join('\n\n');

const partsOf = ({ subject, paragraphs, button }: CampaignWords): readonly [WordsPart, string][] => [
  ['subject', subject],
  ['text', textOf(paragraphs)],
  ['button', button],
];
const fieldsIn = (one: CampaignWords): readonly string[] => partsOf(one).flatMap(([, text]) => fieldsOf(text));

/** The first text of a language in which nothing stands, where another of its texts has something. */
export function emptyPart(
  all: Readonly<Partial<Record<Locale, CampaignWords>>>,
): { readonly locale: Locale; readonly part: WordsPart } | undefined {
  for (const locale of locales) {
    const own = all[locale];
    const [part] = own ? (partsOf(own).find(([, text]) => text.trim() === '') ?? []) : [];
    if (part !== undefined) return { locale, part };
  }
  return undefined;
}

/** What is wrong with a campaign's words, in which text of which language, and where in it. */
export interface WordsMistake extends BlockMistake {
  readonly locale: Locale;
  readonly part: WordsPart;
}

/**
 * The first thing that is wrong with a campaign's words: a field that nothing is known for, a brace without its other
 * one, or a field that another language has and this one lacks. Undefined: they can go to members as they stand.
 */
export function campaignMistake(all: Readonly<Partial<Record<Locale, CampaignWords>>>): WordsMistake | undefined {
  const written = locales.flatMap((locale) => {
    const own = all[locale];
    return own ? [{ locale, own, has: fieldsIn(own) }] : [];
  });
  for (const { locale, own } of written)
    for (const [part, text] of partsOf(own)) {
      const mistake = fieldMistake(campaignFields, text);
      if (mistake) return { ...mistake, locale, part };
    }
  const wanted = new Set(written.flatMap(({ has }) => has));
  for (const { locale, own, has } of written) {
    const missing = [...wanted].find((field) => !has.includes(field));
    const end = textOf(own.paragraphs).length;
    if (missing !== undefined)
      return { code: 'field_missing', field: `{${missing}}`, start: end, end, locale, part: 'text' };
  }
  return undefined;
}
