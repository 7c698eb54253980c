import type { Db } from '../platform/db.ts';
import type { Live } from '../platform/live.ts';

export interface ChatServices {
  db: Db;
  live: Live;
}
