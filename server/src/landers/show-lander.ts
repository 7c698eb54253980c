import type { CallInput, CallOutput } from '@vonk/contract/api';
import { isLanderModel, type LanderName, landerWords } from '@vonk/contract/landers';
import type { AnyCall } from '../accounts/index.ts';
import { pictureFiles, type VariantPicture } from './variants/pictures.ts';
import { openPreview, type PreviewedVariant } from './variants/preview.ts';
import { findLanderVariant } from './variants/lander-variants.ts';
import { countryFor } from './country-for.ts';
import type { MemberCounts } from './member-counts.ts';
import type { LandersServices } from './services.ts';

type Output = CallOutput<'GET /api/lander.php'>;

/**
 * What a lander shows a visitor under a slug; an unknown one shows the plain page (C16), and what staff look at before
 * it holds shows that.
 */
export async function showLander(
  { db, seal, counts }: LandersServices & { counts: MemberCounts },
  call: AnyCall,
  { lander, slug, preview }: CallInput<'GET /api/lander.php'>,
): Promise<Output> {
  const shown = await readShown({ db, seal }, call, { lander, slug, preview });
  return {
    slug: shown?.slug ?? null,
    words: wordsOf(lander, shown?.words),
    models: shown?.models.filter(isLanderModel) ?? [],
    own: shown?.own ?? null,
    picture: pictureFor(call, shown?.picture),
    shows_members: shown?.faces === 'members',
    map: lander === 'maplanding' ? await mapOf(counts, call) : null,
  };
}

/** What stands under a slug in the visitor's language, or what staff look at before it does; undefined: nothing. */
export async function readShown(
  { db, seal }: Pick<LandersServices, 'db' | 'seal'>,
  call: AnyCall,
  { lander, slug, preview }: CallInput<'GET /api/lander.php'>,
): Promise<PreviewedVariant | undefined> {
  const { site, now, locale } = call;
  const looked = openPreview(seal, { siteId: site.siteId, lander, now }, preview);
  if (looked || !slug) return looked;
  const found = await findLanderVariant(db, site, { lander, slug });
  return found && { ...found, own: found.ownWords[locale] ?? null };
}

/** A set of words that the lander has; else its first. */
function wordsOf(lander: LanderName, asked: string | undefined): string {
  const known: readonly string[] = landerWords[lander];
  return known.find((words) => words === asked) ?? landerWords[lander][0];
}

/** Its files may come from the site's CDN, as others do; what is on it is said in the visitor's language. */
function pictureFor(
  { site, locale }: AnyCall,
  picture: Omit<VariantPicture, 'origin'> | null | undefined,
): Output['picture'] {
  if (!picture) return null;
  const { width, height, alt, shows } = picture;
  return {
    files: pictureFiles(site, picture).map((file) => ({
      address: `${site.settings.cdn_prefix}/${file.key}`,
      width: file.width,
    })),
    width,
    height,
    alt: alt[locale] ?? '',
    has_models: shows === 'models',
  };
}

async function mapOf(counts: MemberCounts, call: AnyCall): Promise<Output['map']> {
  const shown = countryFor(call);
  return { country: shown, members: await counts.of(call.site, shown, call.now) };
}
