import type { Db } from '../platform/database/db.ts';
import type { PushSender } from '../platform/push/push.ts';
import type { Seal } from '../platform/seal.ts';
import type { Sites } from '../sites/index.ts';

export interface StaffServices {
  readonly config: { readonly PUBLIC_URL: string; readonly ADMIN_HOST?: string | undefined };
  readonly db: Db;
  readonly isDemo: boolean;
  /** Sends web push; undefined where this deployment sends none. */
  readonly push: PushSender | undefined;
  readonly seal: Seal;
  readonly sites: Sites;
}
