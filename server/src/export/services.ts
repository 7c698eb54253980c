import type { Db } from '../platform/database/db.ts';
import type { Storage } from '../platform/storage.ts';

export interface ExportServices {
  readonly db: Db;
  readonly storage: Storage;
}
