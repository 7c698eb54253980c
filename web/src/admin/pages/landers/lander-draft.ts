import type { AdminCallInput } from '@vonk/contract/admin/api';
import { altMistake, type ShownPicture } from '@vonk/contract/admin/sites/lander-pictures';
import { landerMistake, landerSlugPattern, type LanderTexts } from '@vonk/contract/admin/sites/lander-words';
import type { LanderAtDesk } from '@vonk/contract/admin/sites/landers';
import { fewestReasonCharacters } from '@vonk/contract/admin/words';
import { type LanderFaces, type LanderName, landerWords } from '@vonk/contract/landers';
import { type Locale, locales } from '@vonk/contract/locales';
import type { Messages } from '../../../texts/messages.ts';
import { patternMistake } from '../../parts/acts/pattern-mistake.ts';

/** A slug as it is typed. */
export interface LanderDraft {
  lander: LanderName;
  slug: string;
  words: string;
  texts: Readonly<Record<Locale, { title: string; lead: string }>>;
  faces: LanderFaces;
  picture: ShownPicture | null;
  reason: string;
  /** As it was opened; 0: it is new. */
  version: number;
}

const typedTexts = (texts: LanderTexts): LanderDraft['texts'] =>
  Object.fromEntries(
    locales.map((locale) => [locale, texts[locale] ?? { title: '', lead: '' }]),
  ) as LanderDraft['texts'];

/** A page around a member has room for that member alone. */
export const hasRoomForPicture = (lander: LanderName): boolean => !lander.startsWith('landing');

export const newLander = (lander: LanderName = 'gallery'): LanderDraft => ({
  lander,
  slug: '',
  words: landerWords[lander][0],
  texts: typedTexts({}),
  faces: 'none',
  picture: null,
  reason: '',
  version: 0,
});

/** One that is there, to go on with. */
export const draftOf = ({ lander, slug, words, texts, faces, picture, version }: LanderAtDesk): LanderDraft => ({
  lander,
  slug,
  words,
  texts: typedTexts(texts),
  faces,
  picture,
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
  const alt = draft.picture ? altMistake(draft.picture.alt) : undefined;
  return {
    ...patternMistake('slug', { typed: draft.slug, pattern: landerSlugPattern }),
    ...(mistake?.code === 'words_required' && { [`${mistake.locale}.${mistake.part}`]: mistake.code }),
    ...(alt?.code === 'words_required' && { [`${alt.locale}.alt`]: alt.code }),
    ...(draft.picture &&
      draft.picture.origin.trim().length < fewestReasonCharacters && { 'picture.origin': 'text_required' as const }),
    ...(draft.reason.trim().length < fewestReasonCharacters && { reason: 'text_required' as const }),
  };
}

/** What is asked of the server to look at it in a language, finished or not. */
export function previewInput(
  site: number,
  { lander, slug, words, texts, faces, picture }: LanderDraft,
  locale: Locale,
): AdminCallInput<'POST /api/admin/lander-preview'> {
  const { title, lead } = texts[locale];
  return {
    site,
    lander,
    slug: slug.trim(),
    words,
    locale,
    texts: `${title}${lead}`.trim() === '' ? null : { title: title.trim(), lead: lead.trim() },
    faces,
    picture: picture && { key: picture.key, alt: picture.alt, shows: picture.shows },
  };
}

/** A picture without what is known of it already. */
function pictureInput({ key, alt, shows, origin }: ShownPicture) {
  const said = Object.entries(alt).map(([locale, text]) => [locale, text.trim()]);
  return { key, alt: Object.fromEntries(said) as ShownPicture['alt'], shows, origin: origin.trim() };
}

/** What is asked of the server to keep it. */
export const draftInput = (site: number, draft: LanderDraft): AdminCallInput<'PUT /api/admin/lander'> => ({
  site,
  lander: draft.lander,
  slug: draft.slug.trim(),
  words: draft.words,
  texts: writtenTexts(draft),
  faces: draft.faces,
  picture: draft.picture && pictureInput(draft.picture),
  version: draft.version,
  reason: draft.reason.trim(),
});
