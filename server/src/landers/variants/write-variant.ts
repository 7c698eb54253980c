import { isDeepStrictEqual } from 'node:util';
import { type Reader, sql, type Tx } from '../../platform/database/db.ts';
import { named, row } from '../../platform/database/named.ts';
import type { SiteScope } from '../../sites/index.ts';
import type { LanderPlace, LanderVariant } from './lander-variants.ts';

/** What a slug shows, and whether it does. */
export type VariantState = Omit<LanderVariant, 'lander' | 'slug'> & { readonly isOn: boolean };

/** A state that a slug had. */
export interface VariantVersion {
  readonly number: number;
  /** Empty: it was found so. */
  readonly actor: string;
  readonly reason: string;
  readonly at: Date;
  readonly state: VariantState;
}

interface Held extends VariantState {
  readonly version: number;
  readonly createdAt: Date;
}

const hold = sql(`select words, models, own_words as "ownWords", picture, faces, is_on as "isOn", version,
    created_at as "createdAt"
  from lander_variants where site_id = $1 and lander = $2 and slug = $3 for update`);

/** As it is written: own words and picture are JSON. */
type Written = SiteScope &
  LanderPlace &
  Omit<VariantState, 'ownWords' | 'picture'> & {
    readonly ownWords: string;
    readonly picture: string | null;
    readonly now: Date;
  };

const insert = named<Written>(
  (value) =>
    `insert into lander_variants ${row({
      site_id: value.siteId,
      lander: value.lander,
      slug: value.slug,
      words: value.words,
      models: value.models,
      own_words: value.ownWords,
      is_on: value.isOn,
      picture: value.picture,
      faces: value.faces,
      created_at: value.now,
    })} on conflict do nothing`,
);
const update = named<Omit<Written, 'now'>>(
  (value) => `update lander_variants set words = ${value.words}, models = ${value.models},
    own_words = ${value.ownWords}, is_on = ${value.isOn}, picture = ${value.picture}, faces = ${value.faces},
    version = version + 1
  where site_id = ${value.siteId} and lander = ${value.lander} and slug = ${value.slug}`,
);
const note = sql(`insert into lander_versions (site_id, lander, slug, number, actor, reason, happened_at, state)
  values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing`);
const columns = 'number, actor, reason, happened_at as at, state';
const newest = sql(`select ${columns} from lander_versions
  where site_id = $1 and lander = $2 and slug = $3 and ($4::integer is null or number < $4)
  order by number desc limit $5`);
const numbered = sql(`select ${columns} from lander_versions
  where site_id = $1 and lander = $2 and slug = $3 and number = $4`);

/** What a slug shows, held until the transaction ends. */
export const holdVariant = (tx: Tx, { siteId }: SiteScope, { lander, slug }: LanderPlace): Promise<Held | undefined> =>
  tx.maybe<Held>(hold, [siteId, lander, slug]);

/** A version as it is kept; one from before landing pages had pictures and members has none. */
const wholeVersion = (one: VariantVersion): VariantVersion => ({
  ...one,
  state: { ...one.state, picture: one.state.picture ?? null, faces: one.state.faces ?? 'none' },
});

/** The states of a slug, the newest first, those before a number; one that nobody changed has none. */
export const listVariantVersions = async (
  reader: Reader,
  { siteId }: SiteScope,
  { lander, slug, before, limit }: LanderPlace & { before: number | undefined; limit: number },
): Promise<VariantVersion[]> =>
  (await reader.rows<VariantVersion>(newest, [siteId, lander, slug, before ?? null, limit])).map(wholeVersion);

/** One state of a slug by its number. */
export const findVariantVersion = async (
  reader: Reader,
  { siteId }: SiteScope,
  { lander, slug, number }: LanderPlace & { number: number },
): Promise<VariantVersion | undefined> => {
  const found = await reader.maybe<VariantVersion>(numbered, [siteId, lander, slug, number]);
  return found && wholeVersion(found);
};

interface Writing extends LanderPlace {
  readonly state: VariantState;
  /** The version that it changes; 0 makes it. */
  readonly version: number;
  readonly actor: string;
  readonly reason: string;
  readonly now: Date;
}

/**
 * Makes a slug, or changes the version that was seen, as a version of its own. `same`: it shows that already. What was
 * made without a version is written down as it was found, so that it can be put back too.
 */
export async function writeVariant(
  tx: Tx,
  site: SiteScope,
  { state, version, actor, reason, now, ...place }: Writing,
): Promise<'written' | 'same' | 'taken' | 'changed'> {
  const key = [site.siteId, place.lander, place.slug];
  const { words, models, ownWords, isOn, picture, faces } = state;
  const json = { ownWords: JSON.stringify(ownWords), picture: picture && JSON.stringify(picture) };
  const written = { ...place, ...state, ...json, models: [...models], siteId: site.siteId };
  const write = (one: VariantVersion) =>
    tx.run(note, [...key, one.number, one.actor, one.reason, one.at, JSON.stringify(one.state)]);
  if (version === 0 && (await tx.run(...insert({ ...written, now }))) > 0) {
    await write({ number: 1, actor, reason, at: now, state });
    return 'written';
  }
  const held = await holdVariant(tx, site, place);
  if (!held) return 'changed';
  const before: VariantState = {
    words: held.words,
    models: held.models,
    ownWords: held.ownWords,
    picture: held.picture,
    faces: held.faces,
    isOn: held.isOn,
  };
  if (isDeepStrictEqual(before, { words, models: [...models], ownWords, picture, faces, isOn })) return 'same';
  if (version === 0) return 'taken';
  if (held.version !== version) return 'changed';
  // Only what the seed made has no version yet: then it is its first.
  if (version === 1) await write({ number: 1, actor: '', reason: '', at: held.createdAt, state: before });
  await tx.run(...update(written));
  await write({ number: version + 1, actor, reason, at: now, state });
  return 'written';
}
