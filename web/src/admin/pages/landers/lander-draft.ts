import type { AdminCallInput } from '@vonk/contract/admin/api';
import { landerMistake, landerSlugPattern, type LanderTexts } from '@vonk/contract/admin/sites/lander-words';
import type { LanderAtDesk } from '@vonk/contract/admin/sites/landers';
import { fewestReasonCharacters } from '@vonk/contract/admin/words';
import { type LanderName, landerWords } from '@vonk/contract/landers';
import { type Locale, locales } from '@vonk/contract/locales';
import type { Messages } from '../../../texts/messages.ts';

/** A slug as it is typed. */
export interface LanderDraft {
  lander: LanderName;
  slug: string;
  words: string;
  texts: Readonly<Record<Locale, { title: string; lead: string }>>;
  reason: string;
  /** As it was opened; 0: it is new. */
  version: number;
}

const typedTexts = (texts: LanderTexts): LanderDraft['texts'] =>
  Object.fromEntries(
    locales.map((locale) => [locale, texts[locale] ?? { title: '', lead: '' }]),
  ) as LanderDraft['texts'];

export const newLander = (lander: LanderName = 'gallery'): LanderDraft => ({
  lander,
  slug: '',
  words: landerWords[lander][0],
  texts: typedTexts({}),
  reason: '',
  version: 0,
});

/** One that is there, to go on with. */
export const draftOf = ({ lander, slug, words, texts, version }: LanderAtDesk): LanderDraft => ({
  lander,
  slug,
  words,
  texts: typedTexts(texts),
  reason: '',
  version,
});

/** The texts of the languages of which anything is typed. */
export const writtenTexts = ({ texts }: Pick<LanderDraft, 'texts'>): LanderTexts =>
  Object.fromEntries(
    locales.flatMap((locale) => {
      const [title, lead] = [texts[locale].title.trim(), texts[locale].lead.trim()];
      return `${title}${lead}` === '' ? [] : [[locale, { title, lead }] as const];
    }),
  );

/** What a draft lacks before it is sent; the server judges what it says, and names the place. */
export function draftMistakes(draft: LanderDraft): Partial<Record<string, keyof Messages['errors']>> {
  const mistake = landerMistake(writtenTexts(draft));
  return {
    ...(!landerSlugPattern.test(draft.slug.trim()) && { slug: 'setting_invalid' as const }),
    ...(mistake?.code === 'words_required' && { [`${mistake.locale}.${mistake.part}`]: mistake.code }),
    ...(draft.reason.trim().length < fewestReasonCharacters && { reason: 'text_required' as const }),
  };
}

/** What is asked of the server to keep it. */
export const draftInput = (site: number, draft: LanderDraft): AdminCallInput<'PUT /api/admin/lander'> => ({
  site,
  lander: draft.lander,
  slug: draft.slug.trim(),
  words: draft.words,
  texts: writtenTexts(draft),
  version: draft.version,
  reason: draft.reason.trim(),
});
