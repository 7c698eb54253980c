import type { CallInput, CallOutput } from '@vonk/contract/api';
import { isLanderModel, type LanderName, landerWords } from '@vonk/contract/landers';
import { isCountry } from '@vonk/contract/locales';
import type { AnyCall } from '../accounts/index.ts';
import type { Db } from '../platform/database/db.ts';
import { pictureFiles, type VariantPicture } from './variants/pictures.ts';
import { openPreview, type PreviewedVariant } from './variants/preview.ts';
import { findLanderVariant, type LanderPlace } from './variants/lander-variants.ts';
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
  const { siteId } = call.site;
  const looked = openPreview(seal, { siteId, lander, now: call.now }, preview);
  const shown = looked ?? (slug ? await readShown(db, call, { lander, slug }) : undefined);
  return {
    slug: shown?.slug ?? null,
    words: wordsOf(lander, shown?.words),
    models: shown?.models.filter(isLanderModel) ?? [],
    own: shown?.own ?? null,
    picture: pictureFor(call, shown?.picture),
    map: lander === 'maplanding' ? await mapOf(counts, call) : null,
  };
}

/** What stands under a slug, in the visitor's language. */
async function readShown(db: Db, call: AnyCall, place: LanderPlace): Promise<PreviewedVariant | undefined> {
  const found = await findLanderVariant(db, call.site, place);
  return found && { ...found, own: found.ownWords[call.locale] ?? null };
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

/** The visitor's own country where the site is there, else the site's first. */
async function mapOf(counts: MemberCounts, { site, country, selectedCountry, now }: AnyCall): Promise<Output['map']> {
  const own = [selectedCountry, country].find((code) => isCountry(code) && site.settings.countries.includes(code));
  const shown = isCountry(own) ? own : (site.settings.countries[0] ?? 'NL');
  return { country: shown, members: await counts.of(site, shown, now) };
}
