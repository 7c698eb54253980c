import type { Db } from '../platform/db.ts';

export interface ModerationServices {
  readonly db: Db;
}
