import type { Db } from '../platform/database/db.ts';
import type { Live } from '../platform/live/live.ts';

export interface ChatServices {
  db: Db;
  live: Live;
}
