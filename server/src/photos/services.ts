import type { Db } from '../platform/db.ts';
import type { Live } from '../platform/live.ts';
import type { Storage } from '../platform/storage.ts';
import type { Sites } from '../sites/index.ts';

export interface PhotoServices {
  readonly db: Db;
  readonly live: Pick<Live, 'wake'>;
  readonly storage: Storage;
  readonly sites: Pick<Sites, 'byId'>;
  readonly isDemo: boolean;
}
