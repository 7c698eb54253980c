import type { Db } from '../platform/db.ts';
import type { Storage } from '../platform/storage.ts';

export interface ExportServices {
  readonly db: Db;
  readonly storage: Storage;
}
