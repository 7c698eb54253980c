import type { ComplaintKind, ComplaintReason } from '@vonk/contract/complaints';
import type { RestrictionGround, RestrictionKind, RestrictionReason } from '@vonk/contract/restrictions';

/** What each mail is told, as plain JSON. Times are ISO 8601. */
export interface MailData {
  activation: { name: string; token: string; count: number; has_message: boolean; until: string };
  account_locked: { token: string; count: number; minutes: number; until: string };
  two_step_locked: MailData['account_locked'];
  two_step_on: { at: string };
  two_step_off: { at: string };
  restricted: {
    kind: RestrictionKind;
    reason: RestrictionReason;
    ground: RestrictionGround;
    /** In the words of who decided. */
    facts: string;
    is_automated: boolean;
    at: string;
    until: string | null;
    object_until: string;
  };
  restriction_ended: { kind: RestrictionKind; by: 'staff' | 'objection' | 'time' };
  objection_upheld: { kind: RestrictionKind };
  already_member: Record<string, never>;
  /** The address had an account that we closed (T123). */
  signup_refused: Record<string, never>;
  no_account: Record<string, never>;
  reset: { token: string; minutes: number; until: string };
  password_changed: { at: string };
  passkey_added: { at: string };
  name_changed: { name: string; at: string; token: string; until: string };
  inactive: { until: string; months: number };
  mail_change: { token: string; until: string };
  mail_changed: { token: string; until: string };
  /** `repaid`: the money that comes back for bought credits, by currency; left out by the release before. */
  leaving: { token: string; until: string; repaid?: { minor: number; currency: string }[] };
  erase_now: MailData['leaving'];
  /** How many members of the site an error keeps from being erased. */
  erase_failed: { count: number };
  /** Shares of the sales, from 0 to 1: what was, and what is wanted. */
  few_full_prices: { share: number; wanted: number };
  export_ready: { key: string; until: string };
  /** Who was removed for fraud: name and public id (T121). */
  fraud_warning: { name: string; id: string };
  /** How many credits came back that should not have been asked (T13). */
  spend_returned: { credits: number };
  /** Whether the picture showed the member; the reason stands on the page alone (T92). */
  verification_decided: { outcome: 'verified' | 'refused' };
  receipt: {
    /** The payment's public id and the receipt's number. */
    payment: string;
    number: string;
    at: string;
    credits: number;
    /** The method's name in the reader's language. */
    method: string;
    total_minor: number;
    vat_minor: number;
    vat_basis_points: number;
    vat_country: string;
    currency: string;
    withdraw_until: string;
  };
  complaint: { number: string; kind: ComplaintKind; at: string; decide_by: string };
  complaint_support: MailData['complaint'] & {
    reason: ComplaintReason;
    name: string;
    email: string;
    target: string;
    text: string;
  };
  report_decided: {
    number: string;
    kind: ComplaintKind;
    outcome: 'measure' | 'no_measure';
    explanation: string;
    at: string;
    until: string;
  };
  /** The refund is null where no order fits yet, or its time is over. */
  withdrawal: {
    name: string;
    order: string;
    email: string;
    at: string;
    refund_minor: number | null;
    currency: string | null;
  };
  withdrawal_support: MailData['withdrawal'];
}

export type MailTemplate = keyof MailData;
