import type { DebitCreditors } from '../direct-debit/index.ts';
import type { GuardedProvider } from '../payments/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/database/db.ts';
import type { Live } from '../platform/live/live.ts';
import type { Log } from '../platform/log.ts';
import type { Mailbox } from '../platform/mail/mailbox.ts';
import type { Mailer } from '../platform/mail.ts';
import type { Notifier } from '../platform/live/notify.ts';
import type { Seal } from '../platform/seal.ts';
import type { PushSender } from '../platform/push/push.ts';
import type { SharedRates } from '../platform/http/rates/shared-rates.ts';
import type { SmsBox } from '../platform/sms/sms-box.ts';
import type { SmsSender } from '../platform/sms/sms.ts';
import type { FileAddresses } from '../platform/storage/file-addresses.ts';
import type { Storage } from '../platform/storage.ts';
import type { MailService, ReturnPath } from '../mails/index.ts';
import type { MailboxHash } from '../mailboxes/index.ts';
import type { Faults } from '../numbers/index.ts';
import type { Classifier } from '../photos/index.ts';
import type { Activity, ProfileServices } from '../profile/index.ts';
import type { Sites } from '../sites/index.ts';
import type { SessionFlowServices } from '../session/index.ts';
import type { Config } from './config.ts';

/** All that modules are handed; each declares the part it needs. */
export interface Services {
  /** Who was here today; written down in batches. */
  readonly activity: Activity;
  readonly asksSecondStep: SessionFlowServices['asksSecondStep'];
  /** Sorts photos that wait for inspection; undefined where `npm run classifier` did not fetch it. */
  readonly classifier: Classifier | undefined;
  readonly config: Config;
  readonly isDemo: boolean;
  readonly build: string;
  readonly clock: Clock;
  readonly db: Db;
  /** In whose name direct debit is. */
  readonly debitCreditors: DebitCreditors;
  /** What failed, by day; written down in batches. */
  readonly faults: Faults;
  readonly forgetOrientation: ProfileServices['forgetOrientation'];
  /** Gives the addresses of photos, and knows those it gave. */
  readonly fileAddresses: FileAddresses;
  readonly live: Live;
  readonly log: Log;
  /** Where mails land while no mail server is configured; read at /dev/mail. */
  readonly mailbox: Mailbox;
  /** Knows a mailbox again after its account was erased. */
  readonly mailboxHash: MailboxHash;
  readonly mailer: Mailer;
  /** The services that tell what becomes of mails, those that are configured. */
  readonly mailServices: readonly MailService[];
  readonly notifier: Notifier;
  /** Where mails come back to; undefined where no domain is configured for it. */
  readonly returnPath: ReturnPath | undefined;
  readonly seal: Seal;
  /** The payment providers that are configured, in the order they are asked. */
  readonly providers: readonly GuardedProvider[];
  /** Sends web push; undefined where no keys are configured, outside a demo. */
  readonly push: PushSender | undefined;
  /** The limits of calls, which all processes share. */
  readonly rates: SharedRates;
  readonly sites: Sites;
  /** Sends codes to telephones; undefined where none is configured, outside a demo. */
  readonly sms: SmsSender | undefined;
  /** Where messages to telephones land in a demo; read at /dev/sms. */
  readonly smsBox: SmsBox;
  readonly storage: Storage;
}
