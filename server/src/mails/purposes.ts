import type { NotificationType } from '@vonk/contract/notifications';
import type { MailTemplate } from './mail-data.ts';

/**
 * `account`: what happened to the reader's own account, or became of what they wrote to us. Anything else is told to
 * whom wants it (NOTI-1).
 */
export type Purpose = 'account' | NotificationType;

/** Why each mail is sent. */
export const purposes = {
  activation: 'account',
  account_locked: 'account',
  two_step_locked: 'account',
  two_step_on: 'account',
  two_step_off: 'account',
  restricted: 'account',
  restriction_ended: 'account',
  objection_upheld: 'account',
  already_member: 'account',
  signup_refused: 'account',
  no_account: 'account',
  reset: 'account',
  password_changed: 'account',
  passkey_added: 'account',
  name_changed: 'account',
  inactive: 'account',
  mail_change: 'account',
  mail_changed: 'account',
  leaving: 'account',
  erase_now: 'account',
  erase_failed: 'account',
  few_full_prices: 'account',
  card_risk: 'account',
  export_ready: 'account',
  fraud_warning: 'account',
  spend_returned: 'account',
  verification_decided: 'account',
  mandate_signed: 'account',
  mandate_revoked: 'account',
  top_up_agreed: 'account',
  top_up_notice: 'account',
  top_up_ended: 'account',
  top_up_link: 'account',
  mandate_refused: 'account',
  debit_notice: 'account',
  debit_returned: 'account',
  receipt: 'account',
  complaint: 'account',
  complaint_support: 'account',
  report_decided: 'account',
  withdrawal: 'account',
  withdrawal_support: 'account',
  chargeback: 'account',
  chargeback_won: 'account',
  staff_refund: 'account',
  new_conversation: 'conversation',
  new_message: 'message',
  new_like: 'like',
  unread: 'unread',
  weekly_members: 'weekly',
  offer_ends: 'reminders',
  photo_refused: 'reminders',
  profile_short: 'reminders',
  promotion: 'promotions',
  news: 'news',
} as const satisfies Record<MailTemplate, Purpose>;

/** What one may refuse waits for what is about the reader's own account. */
export const refusablePriority = 10;

export const priorityOf = (template: MailTemplate): number =>
  purposes[template] === 'account' ? 0 : refusablePriority;

/** The mails that nobody can refuse. */
export type AccountMail = {
  [Template in MailTemplate]: (typeof purposes)[Template] extends 'account' ? Template : never;
}[MailTemplate];
