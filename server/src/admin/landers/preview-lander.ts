import type { AdminCallErrorCode, AdminCallInput, AdminCallOutput } from '@vonk/contract/admin/api';
import { mistakeInWords } from '@vonk/contract/admin/sites/lander-words';
import { landerWords, previewQuery } from '@vonk/contract/landers';
import type { Locale } from '@vonk/contract/locales';
import { closePreview, findLanderVariant, findPicture, type PreviewedVariant } from '../../landers/index.ts';
import type { Reader } from '../../platform/database/db.ts';
import type { Refuses } from '../../platform/refusal.ts';
import { originOf } from '../../sites/index.ts';
import type { StaffServices, StaffSiteCall } from '../../staff/index.ts';
import { isAroundMember } from './around-member.ts';

type Preview = 'POST /api/admin/lander-preview';

interface Unfinished {
  readonly locale: Locale;
  readonly texts: { readonly title: string; readonly lead: string } | null;
  readonly alt: Readonly<Partial<Record<Locale, string>>>;
}

/**
 * Refuses what no page of a site may say, for its address could be handed on (T18); what is not written yet may lack.
 */
function judgeUnfinished({ refuse }: Refuses<AdminCallErrorCode<Preview>>, { locale, texts, alt }: Unfinished): void {
  const said = { ...(texts && { title: texts.title, lead: texts.lead }), alt: alt[locale] ?? '' };
  for (const [part, text] of Object.entries(said)) {
    const mistake = mistakeInWords(locale, text);
    if (!mistake || mistake.code === 'words_required') continue;
    const { code, field, start } = mistake;
    refuse(code, { field: `${locale}.${part}`, details: { field, at: start + 1 } });
  }
}

/**
 * The address of a landing page with words that are still being written, in one language. They stand sealed in the
 * address itself: nothing is kept, and nobody else can put words into a page of the site.
 */
export async function previewAtDesk(
  { db, config, seal }: Pick<StaffServices, 'db' | 'config' | 'seal'>,
  call: StaffSiteCall & Refuses<AdminCallErrorCode<Preview>>,
  { lander, slug, words, locale, texts, faces, picture }: AdminCallInput<Preview>,
): Promise<AdminCallOutput<Preview>> {
  const { at, now } = call;
  const known: readonly string[] = landerWords[lander];
  if (!known.includes(words)) call.refuse('setting_invalid', { field: 'words' });
  judgeUnfinished(call, { locale, texts, alt: picture?.alt ?? {} });
  if (isAroundMember(lander)) return { address: null };
  const standing = await findLanderVariant(db, at, { lander, slug });
  const preview = closePreview(
    seal,
    { siteId: at.siteId, lander, now },
    {
      words,
      models: standing?.models ?? [],
      own: texts,
      faces,
      picture: picture && (await pictureIn(db, call, { locale, picture })),
    },
  );
  const query = new URLSearchParams({ lang: locale, [previewQuery]: preview });
  return { address: `${originOf({ config }, at)}/landers/${lander}?${query}` };
}

/** A picture as the page shows it in a language; refuses one that was not uploaded for this site. */
async function pictureIn(
  db: Reader,
  { at, refuse }: StaffSiteCall & Refuses<AdminCallErrorCode<Preview>>,
  { locale, picture }: { readonly locale: Locale; readonly picture: NonNullable<AdminCallInput<Preview>['picture']> },
): Promise<PreviewedVariant['picture']> {
  const upload = (await findPicture(db, at, picture.key)) ?? refuse('setting_invalid', { field: 'picture' });
  return { ...upload, alt: { [locale]: picture.alt[locale] ?? '' }, shows: picture.shows };
}
