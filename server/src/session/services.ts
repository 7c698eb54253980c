import type { Scope, SessionServices } from '../accounts/index.ts';
import type { MailboxServices } from '../mailboxes/index.ts';
import type { Reader } from '../platform/database/db.ts';
import type { Live } from '../platform/live/live.ts';
import type { ImageServices } from '../profile/index.ts';

export interface SessionFlowServices extends SessionServices, ImageServices, MailboxServices {
  readonly live: Live;
  /** Whether logging in asks this member a second step: the two-step module's answer, which stands above this one. */
  readonly asksSecondStep: (reader: Reader, scope: Scope) => Promise<boolean>;
}
