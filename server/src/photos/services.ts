import type { Db } from '../platform/database/db.ts';
import type { Live } from '../platform/live/live.ts';
import type { Storage } from '../platform/storage.ts';
import type { ImageServices } from '../profile/index.ts';
import type { Sites } from '../sites/index.ts';
import type { Classifier } from './check/classifier.ts';

export interface PhotoServices extends ImageServices {
  readonly db: Db;
  readonly live: Pick<Live, 'wake'>;
  readonly storage: Storage;
  readonly sites: Pick<Sites, 'byId'>;
  readonly isDemo: boolean;
  /** Sorts what waits for inspection, where it was fetched. */
  readonly classifier: Classifier | undefined;
}
