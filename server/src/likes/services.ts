import type { Db } from '../platform/database/db.ts';
import type { Live } from '../platform/live/live.ts';
import type { Seal } from '../platform/seal.ts';

export interface LikesServices {
  readonly db: Db;
  readonly live: Pick<Live, 'wake' | 'isOnline'>;
  readonly seal: Seal;
}
