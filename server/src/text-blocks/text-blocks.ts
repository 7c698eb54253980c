import type { BlockKind, BlockTexts } from '@vonk/contract/admin/house/block-fields';
import { isDuplicate, type Reader, sql, type Tx } from '../platform/database/db.ts';
import type { SiteScope } from '../sites/index.ts';

export interface StoredBlock {
  readonly id: string;
  readonly kind: BlockKind;
  readonly name: string;
  readonly texts: BlockTexts;
  readonly version: number;
  readonly changedAt: Date;
}

const columns = 'id, kind, name, texts, version, changed_at as "changedAt"';
const list = sql(`select ${columns} from text_blocks where site_id = $1 and kind = any($2)
  order by kind, lower(name) limit $3`);
const lock = sql(`select ${columns} from text_blocks where site_id = $1 and id = $2 for update`);
const insert = sql(`insert into text_blocks (site_id, id, kind, name, texts, version, changed_at)
  select $1, $2, $3, $4, $5, 1, $6 where (select count(*) from text_blocks where site_id = $1) < $7
  on conflict (site_id, id) do nothing`);
const update = sql(`update text_blocks set name = $3, texts = $4, version = version + 1, changed_at = $5
  where site_id = $1 and id = $2`);
const remove = sql('delete from text_blocks where site_id = $1 and id = $2');

/** The blocks of these kinds, by name. */
export const listBlocks = (
  reader: Reader,
  { siteId }: SiteScope,
  { kinds, limit }: { kinds: readonly BlockKind[]; limit: number },
): Promise<StoredBlock[]> => reader.rows<StoredBlock>(list, [siteId, kinds, limit]);

/** One block, held until the transaction ends. */
export const findBlock = (tx: Tx, { siteId }: SiteScope, id: string): Promise<StoredBlock | undefined> =>
  tx.maybe<StoredBlock>(lock, [siteId, id]);

export interface NewBlock extends Pick<StoredBlock, 'id' | 'kind' | 'name' | 'texts'> {
  /** The version that it changes; 0 makes it. */
  readonly version: number;
  /** How many a site may have. */
  readonly most: number;
  readonly now: Date;
}

type Outcome = 'written' | 'same' | 'changed' | 'too_many';

/**
 * Makes a block or changes the version that was seen. `same`: it stands so already. Throws what `isNameTaken` knows,
 * with which the transaction ends.
 */
export async function writeBlock(tx: Tx, at: SiteScope, block: NewBlock): Promise<Outcome> {
  const { id, kind, name, texts, version, most, now } = block;
  const values = [at.siteId, id, kind, name, JSON.stringify(texts), now, most];
  if (version === 0 && (await tx.run(insert, values)) > 0) return 'written';
  const stored = await findBlock(tx, at, id);
  if (!stored) return version === 0 ? 'too_many' : 'changed';
  if (isSame(stored, block)) return 'same';
  if (stored.version !== version || stored.kind !== kind) return 'changed';
  await tx.run(update, [at.siteId, id, name, JSON.stringify(texts), now]);
  return 'written';
}

const isSame = (stored: StoredBlock, { kind, name, texts }: Pick<NewBlock, 'kind' | 'name' | 'texts'>): boolean => {
  const sorted = (all: BlockTexts) => JSON.stringify(Object.entries(all).sort());
  return stored.kind === kind && stored.name === name && sorted(stored.texts) === sorted(texts);
};

/** Whether a block was not written because another one of its kind has the name. */
export const isNameTaken = (error: unknown): boolean => isDuplicate(error, 'text_blocks_name');

/** Takes a block away; false when it was not there. */
export const removeBlock = async (tx: Tx, { siteId }: SiteScope, id: string): Promise<boolean> =>
  (await tx.run(remove, [siteId, id])) > 0;
