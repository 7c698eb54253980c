import {
  campaignNamePattern,
  type CampaignWords,
  maxCampaign,
  paragraphsOf,
  textOf,
} from '@vonk/contract/admin/house/campaign-words';
import type { CampaignAtDesk } from '@vonk/contract/admin/house/campaigns';
import type { AdminCallInput } from '@vonk/contract/admin/api';
import { type Locale, locales } from '@vonk/contract/locales';
import { v7 as newKey } from 'uuid';
import type { Messages } from '../../../texts/messages.ts';
import { patternMistake } from '../../parts/acts/pattern-mistake.ts';
import type { PreviewInput } from './queries.ts';

/** What is typed of a language. */
export interface WordsDraft {
  subject: string;
  text: string;
  button: string;
}

export interface CampaignDraft {
  id: string;
  /** When it was written last, as it was opened; null: it is new. */
  seen: string | null;
  name: string;
  kind: CampaignAtDesk['kind'];
  path: string;
  premium: 'any' | 'only' | 'not';
  activeDays: string;
  memberDays: string;
  words: Readonly<Record<Locale, WordsDraft>>;
}

const unwritten: WordsDraft = { subject: '', text: '', button: '' };
const eachLocale = (wordsOf: (locale: Locale) => WordsDraft): CampaignDraft['words'] =>
  Object.fromEntries(locales.map((locale) => [locale, wordsOf(locale)])) as CampaignDraft['words'];

export const newDraft = (): CampaignDraft => ({
  id: newKey(),
  seen: null,
  name: '',
  kind: 'news',
  path: '/members',
  premium: 'any',
  activeDays: '',
  memberDays: '',
  words: eachLocale(() => unwritten),
});

/** A draft that is there, to go on with. */
export function draftOf({ id, written_at: seen, name, kind, path, words, segment }: CampaignAtDesk): CampaignDraft {
  const premium = segment.is_premium ? 'only' : 'not';
  return {
    id,
    seen,
    name,
    kind,
    path,
    premium: segment.is_premium === null ? 'any' : premium,
    activeDays: String(segment.active_days ?? ''),
    memberDays: String(segment.member_days ?? ''),
    words: eachLocale((locale) => {
      const own = words[locale];
      return own ? { subject: own.subject, text: textOf(own.paragraphs), button: own.button } : unwritten;
    }),
  };
}

const isWritten = ({ subject, text, button }: WordsDraft): boolean => `${subject}${text}${button}`.trim() !== '';

/** The words of the languages of which anything is typed. */
export const writtenWords = ({ words }: Pick<CampaignDraft, 'words'>): Partial<Record<Locale, CampaignWords>> =>
  Object.fromEntries(
    locales.flatMap((locale) => {
      const { subject, text, button } = words[locale];
      const typed = { subject: subject.trim(), paragraphs: paragraphsOf(text), button: button.trim() };
      return isWritten(words[locale]) ? [[locale, typed] as const] : [];
    }),
  );

type Mistakes = Partial<Record<string, keyof Messages['errors']>>;

const isDays = (typed: string): boolean =>
  typed.trim() === '' || (/^\d{1,4}$/.test(typed.trim()) && Number(typed) >= 1 && Number(typed) <= 3650);

function wordsMistakes(locale: Locale, { subject, text, button }: WordsDraft): Mistakes {
  const paragraphs = paragraphsOf(text);
  const isTooLong =
    paragraphs.length > maxCampaign.paragraphs || paragraphs.some(({ length }) => length > maxCampaign.paragraph);
  return {
    ...(subject.trim() === '' && { [`${locale}.subject`]: 'words_required' as const }),
    ...(paragraphs.length === 0 && { [`${locale}.text`]: 'words_required' as const }),
    ...(isTooLong && { [`${locale}.text`]: 'setting_invalid' as const }),
    ...(button.trim() === '' && { [`${locale}.button`]: 'words_required' as const }),
  };
}

/** What a draft lacks before anything can be made of it; `own` is the site's own language, which is always written. */
export function contentMistakes(draft: CampaignDraft, own: Locale): Mistakes {
  const wanted = locales.filter((locale) => locale === own || isWritten(draft.words[locale]));
  return {
    ...(draft.path.trim() === '' && { path: 'words_required' as const }),
    ...(!isDays(draft.activeDays) && { activeDays: 'setting_invalid' as const }),
    ...(!isDays(draft.memberDays) && { memberDays: 'setting_invalid' as const }),
    ...Object.assign({}, ...wanted.map((locale) => wordsMistakes(locale, draft.words[locale]))),
  };
}

/** The same, and its name: what a draft lacks before it can be kept. */
export const draftMistakes = (draft: CampaignDraft, own: Locale): Mistakes => ({
  ...patternMistake('name', { typed: draft.name, pattern: campaignNamePattern }),
  ...contentMistakes(draft, own),
});

const daysOf = (typed: string): number | null => (typed.trim() === '' ? null : Number(typed));

/** What is asked of the server to look at a draft. */
export const previewInput = (site: number, draft: CampaignDraft): PreviewInput => ({
  site,
  kind: draft.kind,
  path: draft.path.trim(),
  words: writtenWords(draft) as PreviewInput['words'],
  segment: {
    is_premium: draft.premium === 'any' ? null : draft.premium === 'only',
    active_days: daysOf(draft.activeDays),
    member_days: daysOf(draft.memberDays),
  },
});

/** What is asked of the server to keep it. */
export const draftInput = (site: number, draft: CampaignDraft): AdminCallInput<'PUT /api/admin/campaign'> => ({
  ...previewInput(site, draft),
  id: draft.id,
  seen: draft.seen,
  name: draft.name.trim(),
});
