import type { Db } from '../platform/database/db.ts';

export interface CreditsServices {
  readonly db: Db;
}
