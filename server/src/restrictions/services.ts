import type { Db } from '../platform/database/db.ts';
import type { Live } from '../platform/live/live.ts';
import type { MailboxServices } from '../mailboxes/index.ts';

export interface RestrictionsServices extends MailboxServices {
  readonly db: Db;
  readonly live: Pick<Live, 'end' | 'wake'>;
}
