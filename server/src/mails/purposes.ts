import {
  type MarketingType,
  type NotificationType,
  type UnrefusableType,
  unrefusableTypes,
} from '@vonk/contract/notifications';
import type { MailTemplate } from './mail-data.ts';

/** What nobody can refuse, or a type that is told to whom wants it (NOTI-1). */
export type Purpose = UnrefusableType | NotificationType;

/** Whether who is told such things may have chosen not to be. */
export const isRefusable = (purpose: Purpose): purpose is NotificationType =>
  !(unrefusableTypes as readonly Purpose[]).includes(purpose);

/** Why each mail is sent. */
export const purposes = {
  activation: 'account',
  account_locked: 'account',
  two_step_locked: 'account',
  two_step_on: 'account',
  two_step_off: 'account',
  restricted: 'legal',
  warned: 'legal',
  restriction_ended: 'legal',
  objection_upheld: 'legal',
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
  campaign_test: 'account',
  staff_link: 'account',
  overdue: 'account',
  drill_due: 'account',
  urgent: 'account',
  card_risk: 'account',
  terms_changed: 'legal',
  export_ready: 'account',
  fraud_warning: 'safety',
  spend_returned: 'money',
  verification_decided: 'account',
  mandate_signed: 'money',
  mandate_revoked: 'money',
  top_up_agreed: 'money',
  top_up_notice: 'money',
  top_up_ended: 'money',
  top_up_link: 'money',
  mandate_refused: 'money',
  debit_notice: 'money',
  debit_returned: 'money',
  receipt: 'money',
  complaint: 'legal',
  authority_receipt: 'legal',
  complaint_support: 'account',
  report_decided: 'legal',
  withdrawal: 'legal',
  withdrawal_support: 'account',
  chargeback: 'money',
  chargeback_won: 'money',
  staff_refund: 'money',
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

export const priorityOf = (template: MailTemplate): number => (isRefusable(purposes[template]) ? refusablePriority : 0);

type MailFor<Asked extends Purpose> = {
  [Template in MailTemplate]: (typeof purposes)[Template] extends Asked ? Template : never;
}[MailTemplate];

export type UnrefusableMail = MailFor<UnrefusableType>;
export type MarketingMail = MailFor<MarketingType>;

export const unrefusableMails = (Object.keys(purposes) as MailTemplate[]).filter(
  (template): template is UnrefusableMail => !isRefusable(purposes[template]),
);

/**
 * Those that say what stands on the site as well, and that nobody has to act on. To a mailbox that is known not to be
 * there none of them goes (NOTI-3). All others do: the way back in, warnings, and what the law or an agreement has us
 * write.
 */
const spare: ReadonlySet<MailTemplate> = new Set<UnrefusableMail>([
  'export_ready',
  'verification_decided',
  'spend_returned',
  'restriction_ended',
  'chargeback_won',
]);

/** Whether a mail is lost on nobody where its address is known not to be there. */
export const isSpare = (template: MailTemplate): boolean => isRefusable(purposes[template]) || spare.has(template);
