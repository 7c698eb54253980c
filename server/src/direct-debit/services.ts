import type { Db } from '../platform/database/db.ts';
import type { Log } from '../platform/log.ts';
import type { Seal } from '../platform/seal.ts';
import type { SmsSender } from '../platform/sms/sms.ts';
import type { Site, Sites } from '../sites/index.ts';

export interface DirectDebitServices {
  readonly db: Db;
  readonly log: Log;
  readonly seal: Seal;
  readonly sites: Sites;
  /** Undefined where none is configured: then there is no direct debit. */
  readonly sms: SmsSender | undefined;
}

/** Whether one can pay by direct debit on a site: its company is a creditor, and a telephone can be proved. */
export const isDebitOffered = (
  { sms }: Pick<DirectDebitServices, 'sms'>,
  { company }: Pick<Site, 'company'>,
): boolean => sms !== undefined && company.sepa_creditor_id !== '';
