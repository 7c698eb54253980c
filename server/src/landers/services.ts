import type { Db } from '../platform/database/db.ts';
import type { Live } from '../platform/live/live.ts';
import type { Seal } from '../platform/seal.ts';
import type { ImageServices } from '../profile/index.ts';

export interface LandersServices extends ImageServices {
  readonly db: Db;
  readonly seal: Seal;
  readonly live: Pick<Live, 'isOnline'>;
}
