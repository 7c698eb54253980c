import type { Db } from '../platform/database/db.ts';
import type { SmsSender } from '../platform/sms/sms.ts';

export interface PagesServices {
  readonly db: Db;
  /** The privacy page names who delivers messages to telephones. */
  readonly sms: SmsSender | undefined;
}
