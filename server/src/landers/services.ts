import type { Db } from '../platform/db.ts';
import type { Live } from '../platform/live.ts';

export interface LandersServices {
  readonly db: Db;
  readonly live: Pick<Live, 'isOnline'>;
}
