import type { Db } from '../platform/database/db.ts';
import type { Live } from '../platform/live/live.ts';

export interface LandersServices {
  readonly db: Db;
  readonly live: Pick<Live, 'isOnline'>;
}
