import type { LanderModel, LanderName } from '@vonk/contract/landers';
import { type Reader, sql, type Tx } from '../platform/database/db.ts';
import type { SiteScope } from '../sites/index.ts';

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
}

const variantOf = sql(
  `select lander, slug, words, models, own_words as "ownWords" from lander_variants
    where site_id = $1 and lander = $2 and slug = $3`,
);
const addVariant = sql(`insert into lander_variants (site_id, lander, slug, words, models, own_words, created_at)
  values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`);

export const findLanderVariant = (
  reader: Reader,
  { siteId }: SiteScope,
  place: { lander: string; slug: string },
): Promise<LanderVariant | undefined> => reader.maybe<LanderVariant>(variantOf, [siteId, place.lander, place.slug]);

/** Adds a variant to a site; one that exists stays as it is. */
export async function addLanderVariant(
  tx: Tx,
  { siteId }: SiteScope,
  { now, ...variant }: LanderVariant & { now: Date },
): Promise<void> {
  const { lander, slug, words, models, ownWords } = variant;
  await tx.run(addVariant, [siteId, lander, slug, words, [...models], JSON.stringify(ownWords), now]);
}
