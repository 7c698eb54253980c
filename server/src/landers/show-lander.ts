import type { CallInput, CallOutput } from '@vonk/contract/api';
import { isLanderModel, landerWords } from '@vonk/contract/landers';
import { isCountry } from '@vonk/contract/locales';
import type { AnyCall } from '../accounts/index.ts';
import { pictureFiles, type VariantPicture } from './variants/pictures.ts';
import { findLanderVariant } from './variants/lander-variants.ts';
import type { MemberCounts } from './member-counts.ts';
import type { LandersServices } from './services.ts';

type Output = CallOutput<'GET /api/lander.php'>;

/** What a lander shows a visitor under a slug; an unknown one shows the plain page (C16). */
export async function showLander(
  { db, counts }: LandersServices & { counts: MemberCounts },
  call: AnyCall,
  { lander, slug }: CallInput<'GET /api/lander.php'>,
): Promise<Output> {
  const variant = slug ? await findLanderVariant(db, call.site, { lander, slug }) : undefined;
  const known: readonly string[] = landerWords[lander];
  return {
    slug: variant?.slug ?? null,
    words: known.find((words) => words === variant?.words) ?? landerWords[lander][0],
    models: variant?.models.filter(isLanderModel) ?? [],
    own: variant?.ownWords[call.locale] ?? null,
    picture: variant?.picture ? pictureFor(call, variant.picture) : null,
    map: lander === 'maplanding' ? await mapOf(counts, call) : null,
  };
}

/** Its files may come from the site's CDN, as others do; what is on it is said in the visitor's language. */
function pictureFor({ site, locale }: AnyCall, picture: VariantPicture): Output['picture'] {
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
