import type { MailData, MailTemplate } from '../mail-data.ts';
import { samples } from './samples.ts';

/** A mail as it may be: by its template and what is so, with what it is told. */
export interface Letter<Template extends MailTemplate = MailTemplate> {
  readonly template: Template;
  /** `usual`, or what is different. */
  readonly state: string;
  readonly data: MailData[Template];
}

const others: { readonly [Template in MailTemplate]?: Readonly<Record<string, Partial<MailData[Template]>>> } = {
  activation: {
    reminder: { reminds: true },
    'no-message': { has_message: false },
    'nothing-free': { has_message: false, count: 0 },
  },
  inactive: { 'second-warning': { months: 21 } },
  profile_short: { 'has-photo': { has_photo: true } },
  restricted: {
    hidden: { kind: 'hidden', until: '2026-12-28T12:00:00Z' },
    automated: { is_automated: true, ground: 'law' },
  },
  warned: { renamed: { renamed: true }, discreet: { reason: 'sexual_content' } },
  restriction_ended: { 'by-staff': { by: 'staff' }, 'by-objection': { by: 'objection' } },
  objection_upheld: { hidden: { kind: 'hidden' }, discreet: { reason: 'sexual_content' } },
  verification_decided: { refused: { outcome: 'refused' } },
  report_decided: { 'no-measure': { outcome: 'no_measure' } },
  complaint: { complaint: { kind: 'complaint' } },
  withdrawal: { 'no-refund': { refund_minor: null, currency: null } },
  chargeback: { 'premium-stays': { premium_ended: false }, 'all-used': { credits: 0, premium_ended: false } },
  chargeback_won: { 'no-premium': { premium_back: false } },
  staff_refund: { part: { is_whole: false, minor: 1000, credits: 10 } },
  new_message: {
    one: { members: 1, fictional: 0, conversation: 'A2b3C4d5E6f7G8' },
    fictional: { members: 0, fictional: 1, conversation: 'A2b3C4d5E6f7G8' },
  },
  new_conversation: { several: { begun: 2, members: 3, fictional: 1, conversation: null } },
  new_like: { one: { count: 1 } },
  unread: { one: { members: 1, fictional: 0 }, fictional: { members: 0, fictional: 1 } },
  leaving: { 'paid-back': { repaid: [{ minor: 1250, currency: 'EUR' }] } },
  overdue: { authorities: { queue: 'authorities', url: 'https://vonk.example/admin/authorities' } },
  authority_receipt: { 'no-reference': { reference: '' } },
  drill_due: { never: { due_on: null } },
  card_risk: { visa: { scheme: 'visa', share: 0.008, limit: 0.015 } },
  spend_returned: { one: { credits: 1 } },
  debit_returned: { 'nothing-owed': { debt_credits: 0, debt_minor: 0 } },
  top_up_ended: {
    'by-member': { reason: 'member' },
    price: { reason: 'price' },
    account: { reason: 'account' },
    refused: { reason: 'refused' },
    'charged-back': { reason: 'charged_back' },
  },
  receipt: {
    discount: { discount: { code: 'WELKOM25', minor: 833 } },
    debt: { pays_debt: true },
    statement: { statement: 'VONK VOORBEELD' },
  },
};

const lettersOf = <Template extends MailTemplate>(template: Template): Letter[] => {
  const usual: MailData[Template] = samples[template];
  const states = { usual: {}, ...others[template] };
  return Object.entries(states).map(([state, data]) => ({ template, state, data: { ...usual, ...data } }));
};

/** Every mail in every state, in the order of their names. */
export const letters: readonly Letter[] = (Object.keys(samples) as MailTemplate[])
  .toSorted()
  .flatMap((template) => lettersOf(template));
