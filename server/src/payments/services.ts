import type { Db } from '../platform/database/db.ts';
import type { Live } from '../platform/live/live.ts';
import type { Log } from '../platform/log.ts';
import type { Seal } from '../platform/seal.ts';
import type { SmsSender } from '../platform/sms/sms.ts';
import type { Sites } from '../sites/index.ts';
import type { GuardedProvider } from './providers/guard.ts';

export interface PaymentsServices {
  readonly db: Db;
  readonly live: Live;
  readonly log: Log;
  readonly sites: Sites;
  /** Opens the accounts that debits go to. */
  readonly seal: Seal;
  /** Proves telephones; undefined where there is no direct debit. */
  readonly sms: SmsSender | undefined;
  readonly config: { readonly PUBLIC_URL: string };
  /** The providers that are configured; the first that carries a method and does not fail takes it. */
  readonly providers: readonly GuardedProvider[];
}
