import { day } from '@vonk/contract/durations';
import { type Reader, sql } from '../../platform/database/db.ts';
import { cellsAround, type NearCell } from '../../profile/index.ts';
import type { Site, SiteScope } from '../../sites/index.ts';

/** How near a new member is to be told of. */
export const nearKm = 50;
/** How long ago somebody began is looked back at most. */
export const lookBack = 28 * day;

/** For whom new members are looked for: all that decides who fits, and since when. */
export interface Asking {
  readonly id: string;
  readonly cell: number;
  /** Their own gender, and the genders looked for, as bits. */
  readonly bit: number;
  readonly wanted: number;
  /** Birth dates, `YYYY-MM-DD`, both included. */
  readonly born: { readonly from: string; readonly to: string };
  readonly since: Date;
}

/** How many new members are near, by the bands that cards tell. */
export interface NewNear {
  readonly count: number;
  readonly under10: number;
  readonly from10: number;
  readonly from25: number;
}

/** Those of one cell, the newest first; numbers beside one another, as a city's are gone through for each who asks. */
interface CellOf {
  readonly createdAt: Float64Array;
  readonly born: Int32Array;
  readonly bit: Uint8Array;
  readonly looksFor: Uint8Array;
}

interface Newcomer {
  readonly id: string;
  readonly cell: number;
  readonly bit: number;
  readonly looksFor: number;
  readonly born: string;
  readonly createdAt: Date;
}

/** Whoever began lately, by where they live. */
export interface Newcomers {
  readonly byId: ReadonlyMap<string, Newcomer>;
  readonly byCell: ReadonlyMap<number, CellOf>;
}

const anyGender = 255;
const began = sql(`select f.id, f.cell, gender_bit_v1(f.gender)::integer as bit,
    coalesce(f.looks_for, ${anyGender})::integer as "looksFor", f.birth_date as born, f.created_at as "createdAt"
  from findable_members f
  where f.site_id = $1 and f.created_at > $2 and f.created_at <= $3 and f.cell is not null and f.gender is not null
  order by f.cell, f.created_at desc`);
const apart = sql(`select b.blocker_id as id, b.blocked_id as other from block_pairs b
    where b.site_id = $1 and b.blocker_id = any($2::uuid[])
  union select b.blocked_id, b.blocker_id from block_pairs b where b.site_id = $1 and b.blocked_id = any($2::uuid[])`);

/** Members who can be found and began in the days that are looked back until `now`: read once for all who ask. */
export async function readNewcomers(reader: Reader, { siteId }: Pick<Site, 'siteId'>, now: Date): Promise<Newcomers> {
  const rows = await reader.rows<Newcomer>(began, [siteId, new Date(now.getTime() - lookBack), now]);
  const byCell = new Map<number, CellOf>();
  for (let from = 0, to = 0; from < rows.length; from = to) {
    while (to < rows.length && rows[to]?.cell === rows[from]?.cell) to += 1;
    const own = rows.slice(from, to);
    byCell.set(rows[from]?.cell ?? 0, {
      createdAt: Float64Array.from(own, ({ createdAt }) => createdAt.getTime()),
      born: Int32Array.from(own, ({ born }) => numberOf(born)),
      bit: Uint8Array.from(own, ({ bit }) => bit),
      looksFor: Uint8Array.from(own, ({ looksFor }) => looksFor),
    });
  }
  return { byId: new Map(rows.map((row) => [row.id, row])), byCell };
}

/** A day as a number that orders as days do. */
const numberOf = (date: string) => Number(date.replaceAll('-', ''));

const bands = ['under_10', '10_25', '25_50'] as const;
type NearBand = (typeof bands)[number];
const isNear = (each: NearCell): each is NearCell & { band: NearBand } =>
  (bands as readonly string[]).includes(each.band);

/**
 * How many of these each of the askers' first search within `nearKm` would find that began since: of the genders and
 * ages that fit both ways, whom no block keeps apart (SEARCH-2, T8, T86).
 */
export async function countNear(
  reader: Reader,
  { siteId, settings }: Pick<Site, 'siteId' | 'settings'>,
  { newcomers, asking }: { newcomers: Newcomers; asking: readonly Asking[] },
): Promise<ReadonlyMap<string, NewNear>> {
  const apartFrom = await readApart(reader, { siteId, asking });
  const found = new Map<string, NewNear>();
  let around: { origin: number; cells: ReadonlyMap<number, NearBand> } | undefined;
  for (const one of asking) {
    if (around?.origin !== one.cell) {
      const asked = { siteId, cellMembers: settings.cell_members };
      const cells = (await cellsAround(reader, asked, { cell: one.cell, km: nearKm }))
        .filter(isNear)
        .filter(({ cell }) => newcomers.byCell.has(cell));
      around = { origin: one.cell, cells: new Map(cells.map(({ cell, band }) => [cell, band])) };
    }
    const numbers = countAround(newcomers, around.cells, one);
    for (const other of new Set([one.id, ...(apartFrom.get(one.id) ?? [])])) {
      const newcomer = newcomers.byId.get(other);
      const band = newcomer && around.cells.get(newcomer.cell);
      if (band && fits(newcomer, one)) numbers[band] -= 1;
    }
    const [under10, from10, from25] = [numbers.under_10, numbers['10_25'], numbers['25_50']];
    const count = under10 + from10 + from25;
    if (count > 0) found.set(one.id, { count, under10, from10, from25 });
  }
  return found;
}

function countAround(
  { byCell }: Newcomers,
  cells: ReadonlyMap<number, NearBand>,
  { since, born, wanted, bit }: Asking,
): Record<NearBand, number> {
  const numbers = { under_10: 0, '10_25': 0, '25_50': 0 };
  const [from, to, after] = [numberOf(born.from), numberOf(born.to), since.getTime()];
  for (const [cell, band] of cells) {
    const own = byCell.get(cell);
    if (own) numbers[band] += countIn(own, { from, to, after, wanted, bit });
  }
  return numbers;
}

function countIn(
  { createdAt, born, bit: bits, looksFor }: CellOf,
  { from, to, after, wanted, bit }: { from: number; to: number; after: number; wanted: number; bit: number },
): number {
  let count = 0;
  for (let at = 0; at < createdAt.length && (createdAt[at] ?? 0) > after; at += 1) {
    const day = born[at] ?? 0;
    if (day >= from && day <= to && ((bits[at] ?? 0) & wanted) !== 0 && ((looksFor[at] ?? 0) & bit) !== 0) count += 1;
  }
  return count;
}

const fits = ({ born, bit, looksFor, createdAt }: Newcomer, one: Asking): boolean =>
  createdAt > one.since &&
  one.born.from <= born &&
  born <= one.born.to &&
  (bit & one.wanted) !== 0 &&
  (looksFor & one.bit) !== 0;

/** Whom a block keeps apart from each, whoever blocked whom. */
async function readApart(
  reader: Reader,
  { siteId, asking }: SiteScope & { asking: readonly Asking[] },
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await reader.rows<{ id: string; other: string }>(apart, [siteId, asking.map(({ id }) => id)]);
  const pairs = Map.groupBy(rows, ({ id }) => id);
  return new Map([...pairs].map(([id, all]) => [id, all.map(({ other }) => other)]));
}
