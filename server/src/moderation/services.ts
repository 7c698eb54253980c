import type { Db } from '../platform/database/db.ts';

export interface ModerationServices {
  readonly db: Db;
}
