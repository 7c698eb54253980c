import type { Db } from '../platform/database/db.ts';
import type { Live } from '../platform/live/live.ts';
import type { Log } from '../platform/log.ts';
import type { Sites } from '../sites/index.ts';
import type { PaymentProvider } from './provider.ts';

export interface PaymentsServices {
  readonly db: Db;
  readonly live: Live;
  readonly log: Log;
  readonly sites: Sites;
  readonly config: { readonly PUBLIC_URL: string };
  /** The providers that are configured; the first that carries a method takes it. */
  readonly providers: readonly PaymentProvider[];
}
