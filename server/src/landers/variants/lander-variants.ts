import type { LanderFaces, LanderModel, LanderName } from '@vonk/contract/landers';
import { type Reader, sql, type Tx } from '../../platform/database/db.ts';
import type { SiteScope } from '../../sites/index.ts';
import type { VariantPicture } from './pictures.ts';

/** What a lander shows under a slug. */
export interface LanderVariant {
  readonly lander: LanderName;
  readonly slug: string;
  /** Which of the lander's sets of words. */
  readonly words: string;
  /** Those it shows first, in this order. */
  readonly models: readonly LanderModel[];
  /** A site's own title and lead, by language; they win over `words`. */
  readonly ownWords: Readonly<Record<string, { title: string; lead: string }>>;
  /** Whose faces it shows beside those of its lander (T17). */
  readonly faces: LanderFaces;
  /** Below what it says; null: none. */
  readonly picture: VariantPicture | null;
}

/** The address of a lander, without the site. */
export type LanderPlace = Pick<LanderVariant, 'lander' | 'slug'>;

/** The same as staff see it: one that is off too, and since when by whom it is as it is. */
export interface StandingVariant extends LanderVariant {
  readonly isOn: boolean;
  readonly version: number;
  readonly since: Date;
  /** Empty: it was found so. */
  readonly actor: string;
}

const shown = 'lander, slug, words, models, own_words as "ownWords", picture, faces';
const variantOf = sql(
  `select ${shown} from lander_variants where site_id = $1 and lander = $2 and slug = $3 and is_on`,
);
const all =
  sql(`select v.lander, v.slug, words, models, own_words as "ownWords", picture, faces, is_on as "isOn", version,
    coalesce(happened_at, created_at) as since, coalesce(actor, '') as actor
  from lander_variants v left join lander_versions s
    on s.site_id = v.site_id and s.lander = v.lander and s.slug = v.slug and s.number = v.version
  where v.site_id = $1 and ($2::text is null or (v.lander, v.slug) > ($2, $3))
    and ($4 = '' or strpos(v.lander || '/' || v.slug, lower($4)) > 0)
  order by v.lander, v.slug limit $5`);
const addVariant = sql(`insert into lander_variants (site_id, lander, slug, words, models, own_words, created_at)
  values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`);

/** What is shown to visitors under a slug; one that is off is not there. */
export const findLanderVariant = (
  reader: Reader,
  { siteId }: SiteScope,
  place: { lander: string; slug: string },
): Promise<LanderVariant | undefined> => reader.maybe<LanderVariant>(variantOf, [siteId, place.lander, place.slug]);

/** The slugs of a site by lander, off ones too, after one: all, or those in whose address something stands. */
export const listLanderVariants = (
  reader: Reader,
  { siteId }: SiteScope,
  {
    after,
    name = '',
    limit,
  }: { after: { lander: string; slug: string } | undefined; name?: string | undefined; limit: number },
): Promise<StandingVariant[]> =>
  reader.rows<StandingVariant>(all, [siteId, after?.lander ?? null, after?.slug ?? null, name, limit]);

/** Adds a variant to a site; one that exists stays as it is. */
export async function addLanderVariant(
  tx: Tx,
  { siteId }: SiteScope,
  { now, ...variant }: Omit<LanderVariant, 'picture' | 'faces'> & { now: Date },
): Promise<void> {
  const { lander, slug, words, models, ownWords } = variant;
  await tx.run(addVariant, [siteId, lander, slug, words, [...models], JSON.stringify(ownWords), now]);
}
