import type { Db } from '../platform/db.ts';

export interface CreditsServices {
  readonly db: Db;
}
