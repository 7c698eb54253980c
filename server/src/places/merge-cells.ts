import { kilometresBetween, rowOf } from './grid.ts';

/** A cell with few members counts as the one it was merged into. */
export interface MergedCell {
  readonly cell: number;
  readonly merged: number;
  /** How far the cells that count as `merged` lie from it at most, in whole kilometres. */
  readonly reachKm: number;
}

interface Cluster {
  /** The cell with the most members: it stands for all. */
  readonly head: number;
  readonly headCount: number;
  readonly cells: readonly number[];
  readonly count: number;
}

/**
 * Merges cells with their nearest neighbours until each stands for at least `least` members (T86), given how many live
 * in each. Where all together are fewer, nothing is answered: then no place may be told.
 */
export function mergeCells(counts: ReadonlyMap<number, number>, least: number): MergedCell[] {
  const clusters = new Map<number, Cluster>();
  const rows = new Map<number, Set<number>>();
  const add = (cluster: Cluster) => {
    clusters.set(cluster.head, cluster);
    const row = rows.get(rowOf(cluster.head)) ?? new Set();
    rows.set(rowOf(cluster.head), row.add(cluster.head));
  };
  const take = (head: number): Cluster | undefined => {
    const cluster = clusters.get(head);
    clusters.delete(head);
    rows.get(rowOf(head))?.delete(head);
    return cluster;
  };
  for (const [cell, count] of counts) add({ head: cell, headCount: count, cells: [cell], count });
  for (const cell of [...counts.keys()].sort((one, other) => (counts.get(one) ?? 0) - (counts.get(other) ?? 0))) {
    let cluster = clusters.get(cell);
    while (cluster && cluster.count < least) {
      take(cluster.head);
      const neighbour = take(nearestHead(cluster.head, rows) ?? -1);
      if (!neighbour) return [];
      cluster = joined(cluster, neighbour);
      add(cluster);
    }
  }
  return [...clusters.values()].flatMap(spread);
}

function joined(one: Cluster, other: Cluster): Cluster {
  const larger = one.headCount > other.headCount ? one : other;
  return {
    head: larger.head,
    headCount: larger.headCount,
    cells: [...one.cells, ...other.cells],
    count: one.count + other.count,
  };
}

function spread({ head, cells }: Cluster): MergedCell[] {
  const reachKm = Math.ceil(Math.max(...cells.map((cell) => kilometresBetween(head, cell))));
  return cells.map((cell) => ({ cell, merged: head, reachKm }));
}

const rowKm = 5;

/** Looks in the own row of the grid first, and then further up and down, as long as a nearer one can lie there. */
function nearestHead(cell: number, rows: ReadonlyMap<number, ReadonlySet<number>>): number | undefined {
  const own = rowOf(cell);
  const known = [...rows]
    .filter(([, heads]) => heads.size > 0)
    .sort(([one], [other]) => Math.abs(one - own) - Math.abs(other - own));
  let nearest: { head: number; km: number } | undefined;
  for (const [row, heads] of known) {
    if (nearest && (Math.abs(row - own) - 1) * rowKm > nearest.km) break;
    for (const head of heads) {
      const km = kilometresBetween(cell, head);
      if (!nearest || km < nearest.km) nearest = { head, km };
    }
  }
  return nearest?.head;
}
