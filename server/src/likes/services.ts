import type { Db } from '../platform/database/db.ts';
import type { Live } from '../platform/live/live.ts';
import type { Seal } from '../platform/seal.ts';
import type { ImageServices } from '../profile/index.ts';

export interface LikesServices extends ImageServices {
  readonly db: Db;
  readonly live: Pick<Live, 'wake' | 'isOnline'>;
  readonly seal: Seal;
}
