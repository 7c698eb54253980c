import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db.ts';
import type { Live } from '../platform/live.ts';
import type { Log } from '../platform/log.ts';
import type { Notifier } from '../platform/notify.ts';
import type { Sites } from '../sites/index.ts';
import type { Config } from './config.ts';

/** All that modules are handed; each declares the part it needs. */
export interface Services {
  readonly config: Config;
  readonly isDemo: boolean;
  readonly build: string;
  readonly clock: Clock;
  readonly db: Db;
  readonly live: Live;
  readonly log: Log;
  readonly notifier: Notifier;
  readonly sites: Sites;
  readonly pushPublicKey: string | null;
}
