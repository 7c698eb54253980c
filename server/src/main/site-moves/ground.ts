import type { ClientBase } from 'pg';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/db.ts';
import type { Live } from '../../platform/live/live.ts';
import type { MovedTable } from '../../platform/moving/moved-tables.ts';
import { type HomeState, listHomes, type Sites } from '../../sites/index.ts';

export interface Move {
  readonly siteIds: readonly number[];
  /** What the operators call the two clusters. */
  readonly here: string;
  readonly there: string;
  /** The database here, at an address where the server of the other one reaches it. */
  readonly address: string;
  readonly actor: string;
  readonly reason: string;
  /** Is told each step. */
  tell(step: string): void;
}

/** What a move works with in the cluster that sites leave. */
export interface Services {
  readonly db: Db;
  readonly clock: Clock;
  readonly sites: Sites;
  readonly live: Pick<Live, 'end'>;
}

/** What all steps of a move share. */
export interface Ground extends Services {
  readonly to: Db;
  /** Connections of the move's own: what they set stays with them. */
  readonly here: ClientBase;
  readonly there: ClientBase;
  readonly tables: readonly MovedTable[];
  readonly move: Move;
}

/** The sites that live elsewhere by what a cluster knows. */
export const listAway = async (db: Db): Promise<number[]> =>
  (await listHomes(db)).filter(({ state }) => state === 'away').map(({ siteId }) => siteId);

/** Those of the sites of a move that stand so in a cluster, and, where it is said, towards this other one. */
export const standing = async (
  db: Db,
  { siteIds }: Pick<Move, 'siteIds'>,
  { state, cluster }: { state: HomeState; cluster?: string },
): Promise<number[]> =>
  (await listHomes(db))
    .filter(
      (home) => siteIds.includes(home.siteId) && home.state === state && home.cluster === (cluster ?? home.cluster),
    )
    .map(({ siteId }) => siteId);
