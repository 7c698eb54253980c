import type { CountedName } from '@vonk/contract/admin/roles';
import type { TopUpEnd } from '@vonk/contract/top-ups';
import type { ComplaintKind, ComplaintReason } from '@vonk/contract/complaints';
import type { ReturnReason } from '@vonk/contract/direct-debit';
import type { RestrictionGround, RestrictionKind, RestrictionReason } from '@vonk/contract/restrictions';

/** What each mail is told, as plain JSON. Times are ISO 8601. */
export interface MailData {
  /** `reminds`: it was not confirmed for a day; left out by the release before. */
  activation: {
    name: string;
    token: string;
    count: number;
    has_message: boolean;
    reminds?: boolean;
    until: string;
  };
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
  /** Which rule was broken; `renamed`: the name went, and a neutral one stands in its place. */
  warned: { reason: RestrictionReason; ground: RestrictionGround; facts: string; renamed: boolean; at: string };
  restriction_ended: { kind: RestrictionKind; by: 'staff' | 'objection' | 'time' };
  /** Why it was not followed, in the words of who judged it; mails that an older release ordered lack it. */
  objection_upheld: { kind: RestrictionKind; reason?: RestrictionReason; explanation?: string };
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
  /**
   * The way into the back-office, for somebody of the staff: who sent it, the whole address, and until when it works.
   */
  staff_link: { by: string; url: string; until: string };
  /** What is overdue in a queue of the back-office: how much, since when the oldest waits, and where (T122). */
  overdue: { queue: CountedName; count: number; since: string; url: string };
  /** A breach is to be practised: since which day, null as long as it never was, and where that is noted (T91). */
  drill_due: { due_on: string | null; url: string };
  /** To an authority: its request came in, of which day, under which numbers, its own (or empty) and ours. */
  authority_receipt: { number: string; authority: string; reference: string; received_on: string };
  /** Somebody reported a danger: until when it is to be decided, and where (T68). */
  urgent: { until: string; url: string };
  /** More card payments go back than half of what a scheme bears; shares from 0 to 1 (T116). */
  card_risk: { scheme: 'visa' | 'mastercard'; share: number; limit: number };
  /** Shares of the sales, from 0 to 1: what was, and what is wanted. */
  few_full_prices: { share: number; wanted: number };
  /** What new terms change, of each version that the reader did not agree to, and from when they hold (T64). */
  terms_changed: { summaries: readonly string[]; from: string };
  export_ready: { key: string; until: string };
  /** Who was removed for fraud: name and public id (T121). */
  fraud_warning: { name: string; id: string };
  /** How many credits came back that should not have been asked (T13). */
  spend_returned: { credits: number };
  /** Whether the picture showed the member; the reason stands on the page alone (T92). */
  verification_decided: { outcome: 'verified' | 'refused' };
  /** A copy of the mandate as it was signed (T114); the account with most of its digits hidden. */
  mandate_signed: {
    reference: string;
    creditor: string;
    creditor_id: string;
    holder: string;
    iban: string;
    text: string;
    at: string;
  };
  /** What will be debited, a day before at least (C44). */
  debit_notice: {
    payment: string;
    credits: number;
    total_minor: number;
    currency: string;
    /** A calendar day. */
    due_on: string;
    reference: string;
    creditor_id: string;
    iban: string;
  };
  /** A debit that came back, and what is owed of it. */
  debit_returned: {
    payment: string;
    total_minor: number;
    currency: string;
    reason: ReturnReason;
    debt_credits: number;
    debt_minor: number;
    at: string;
  };
  top_up_agreed: {
    credits: number;
    total_minor: number;
    currency: string;
    threshold: number;
    per_month: number;
    last_four: string;
    at: string;
    /** Where it is ended without a login. */
    path: string;
  };
  top_up_notice: {
    credits: number;
    total_minor: number;
    currency: string;
    threshold: number;
    last_four: string;
    due_at: string;
    /** Where this debit is left out, without a login. */
    path: string;
  };
  /** Asked for at the foot of a page. */
  top_up_link: { path: string };
  top_up_ended: { reason: Exclude<TopUpEnd, 'replaced'>; credits: number; last_four: string; at: string };
  mandate_revoked: { reference: string; at: string };
  /** The payment provider debits by it no more. */
  mandate_refused: { reference: string; at: string };
  receipt: {
    /** The payment's public id and the receipt's number. */
    payment: string;
    number: string;
    at: string;
    credits: number;
    /** It paid a debt: the credits were used before. */
    pays_debt?: boolean;
    /** The method's name in the reader's language. */
    method: string;
    total_minor: number;
    vat_minor: number;
    vat_basis_points: number;
    vat_country: string;
    currency: string;
    withdraw_until: string;
    /** What the buyer's statement says; left out: the company's name. */
    statement?: string;
    /** What was taken off; `total_minor` is without it. */
    discount?: { code: string; minor: number };
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
  /** Why something changed after a bank took a payment back, and what did (T113). */
  chargeback: {
    /** The payment's public id and the receipt's number. */
    payment: string;
    number: string;
    at: string;
    total_minor: number;
    currency: string;
    /** What was left of the purchase and left the balance. */
    credits: number;
    premium_ended: boolean;
  };
  /** What came back after a chargeback was won (T113). */
  chargeback_won: Omit<MailData['chargeback'], 'premium_ended'> & { premium_back: boolean };
  /** What the staff gives back of a purchase (T112). */
  staff_refund: {
    /** The payment's public id and the receipt's number. */
    payment: string;
    number: string;
    at: string;
    minor: number;
    currency: string;
    /** What left the balance for it. */
    credits: number;
    is_whole: boolean;
  };
  /** New messages, of members and in conversations with invented profiles; which conversation, if there is one. */
  new_message: { members: number; fictional: number; conversation: string | null };
  /** The same, of those who never wrote before; how many conversations. */
  new_conversation: MailData['new_message'] & { begun: number };
  new_like: { count: number };
  unread: { members: number; fictional: number };
  /**
   * New members within so many kilometres; in all and by distance: under 10, 10 to 25, and further. `last_week`: of how
   * many they were told the week before; not known where they were not.
   */
  weekly_members: { count: number; km: number; bands: readonly number[]; last_week?: number | null };
  /** A newcomer's discount, in basis points, and when it ends (T28). */
  offer_ends: { basis_points: number; until: string };
  /** The only photo was refused: why stands on the page alone (T92). */
  photo_refused: Record<string, never>;
  /** Little stands on the reader's profile. */
  profile_short: { has_photo: boolean };
  /** In the operator's own words, in the reader's language. */
  news: { subject: string; paragraphs: readonly string[]; button: string; path: string };
  promotion: MailData['news'];
  /** The same, to who of the staff writes it: to read before members do. */
  campaign_test: MailData['news'];
}

export type MailTemplate = keyof MailData;
