import type { AnyCall } from '../accounts/index.ts';
import type { Db } from '../platform/database/db.ts';
import type { Log } from '../platform/log.ts';
import type { Seal } from '../platform/seal.ts';
import type { SmsSender } from '../platform/sms/sms.ts';
import type { Site, Sites } from '../sites/index.ts';

/** In whose name is debited (T114): the site's company, or its payment provider for it. */
export interface Creditor {
  /** The creditor identifier, `NL22ZZZ000000000000`. */
  readonly id: string;
  readonly name: string;
}

export interface DebitCreditors {
  /** In whose name a mandate is given now; undefined where nobody debits. */
  now(call: Pick<AnyCall, 'site' | 'country' | 'selectedCountry'>): Creditor | undefined;
  /** Whether somebody debits by mandates for this creditor identifier. */
  debitsFor(creditorId: string): boolean;
}

export interface DirectDebitServices {
  readonly db: Db;
  readonly debitCreditors: DebitCreditors;
  readonly log: Log;
  /** Providers that may keep a mandate, and end it. */
  readonly providers: readonly {
    readonly name: string;
    readonly mandates?: { endMandate(ended: { customer: string; reference: string | null }): Promise<void> };
  }[];
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

/** In whose name a member gives a mandate now; undefined where they cannot pay by direct debit. */
export const creditorFor = (
  { sms, debitCreditors }: Pick<DirectDebitServices, 'sms' | 'debitCreditors'>,
  call: Pick<AnyCall, 'site' | 'country' | 'selectedCountry'>,
): Creditor | undefined => (isDebitOffered({ sms }, call.site) ? debitCreditors.now(call) : undefined);
