import type { Db } from '../platform/database/db.ts';

export interface PagesServices {
  readonly db: Db;
}
