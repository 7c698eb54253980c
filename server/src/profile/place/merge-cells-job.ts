import type { Tasks } from '../../platform/jobs/jobs.ts';
import type { Sites } from '../../sites/index.ts';
import { countByPlace, replaceMergedCells } from './merged-cells.ts';
import { tellPlaces } from './tell-places.ts';

declare module '../../platform/jobs/outbox.ts' {
  interface JobPayloads {
    'merge-cells': NoPayload;
  }
}

/** The nightly job that merges grid cells in which few members live (T86), on every site that asks for it. */
export const mergeCellsJob =
  ({ sites }: { sites: Pick<Sites, 'all'> }): Tasks['merge-cells'] =>
  async (_, { db }) => {
    for (const site of sites.all()) {
      const { settings } = site;
      if (settings.cell_members <= 1) continue;
      const merged = tellPlaces(await countByPlace(db, site), settings.cell_members);
      await db.transact((tx) => replaceMergedCells(tx, site, merged));
    }
  };
