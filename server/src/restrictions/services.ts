import type { Db } from '../platform/db.ts';
import type { Live } from '../platform/live.ts';

export interface RestrictionsServices {
  readonly db: Db;
  readonly live: Pick<Live, 'end' | 'wake'>;
}
