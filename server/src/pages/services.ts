import type { Db } from '../platform/db.ts';

export interface PagesServices {
  readonly db: Db;
}
