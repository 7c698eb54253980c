import { day } from '@vonk/contract/durations';
import { accountTemplates } from './account-templates.ts';
import { debitTemplates } from './payments/debit-templates.ts';
import { topUpTemplates } from './payments/top-up-templates.ts';
import { leavingTemplates } from './leaving-templates.ts';
import type { Templates } from './letters.ts';
import { paymentTemplates } from './payments/payment-templates.ts';
import { restrictionTemplates } from './restriction-templates.ts';
import { staffTemplates } from './staff-templates.ts';
import { tellingTemplates } from './telling-templates.ts';

const refundDays = 14;
/** The last day of a refund (T42). */
const refundUntil = (iso: string): string => new Date(new Date(iso).getTime() + refundDays * day).toISOString();

export const templates: Templates = {
  ...accountTemplates,
  ...debitTemplates,
  ...topUpTemplates,
  ...paymentTemplates,
  ...leavingTemplates,
  ...restrictionTemplates,
  ...staffTemplates,
  ...tellingTemplates,
  activation: ({ name, token, count, has_message, reminds = false, until }, { t, day }) => ({
    subject: t(reminds ? 'activation.reminder' : 'activation.subject'),
    preview: t('activation.preview', { count }),
    title: t('activation.title', { name }),
    paragraphs: [has_message ? t('activation.bodyWithMessage', { count }) : t('activation.body', { count })],
    button: { label: t('activation.button'), path: `/${token}` },
    beforeLink: t('activation.expires', { until: day(until) }),
    afterLink: [...(reminds ? [t('activation.once')] : []), t('activation.ignore')].join(' '),
  }),
  verification_decided: ({ outcome }, { t }) => ({
    subject: t('verificationDecided.subject'),
    preview: t('verificationDecided.preview'),
    title: t('verificationDecided.subject'),
    paragraphs: [t(`verificationDecided.${outcome}`), t('verificationDecided.deleted')],
    button: { label: t('verificationDecided.button'), path: '/notifications?section=verification' },
    beforeLink: '',
    afterLink: '',
  }),
  inactive: ({ until, months }, { t, site, day }) => ({
    subject: t('inactive.subject', { site }),
    preview: t('inactive.preview', { until: day(until) }),
    title: t('inactive.title'),
    paragraphs: [
      t('inactive.body', { site, months: String(months), hidden: months >= 21 ? 'yes' : 'no', until: day(until) }),
    ],
    button: { label: t('inactive.button'), path: '/login' },
    beforeLink: t('inactive.nothing'),
    afterLink: '',
  }),
  complaint: ({ number, kind, at, decide_by }, { t, site, moment }) => ({
    subject: t('complaint.subject', { number }),
    preview: t('complaint.preview'),
    title: t('complaint.title', { number }),
    paragraphs: [t('complaint.body', { kind, at: moment(at), until: moment(decide_by) }), t('complaint.add')],
    button: { label: t('frame.service'), path: '/pages/service' },
    beforeLink: '',
    afterLink: '',
    reason: t('frame.form', { site }),
  }),
  report_decided: ({ number, kind, outcome, explanation, at, until }, { t, day }) => ({
    subject: t('reportDecided.subject', { kind, number }),
    preview: t(outcome === 'measure' ? 'reportDecided.measure' : 'reportDecided.noMeasure'),
    title: t('reportDecided.subject', { kind, number }),
    paragraphs: [
      t(outcome === 'measure' ? 'reportDecided.measure' : 'reportDecided.noMeasure'),
      t('reportDecided.why', { explanation }),
      t('reportDecided.person', { kind, at: day(at) }),
    ],
    button: { label: t('frame.service'), path: '/pages/service' },
    beforeLink: t('reportDecided.object', { until: day(until) }),
    afterLink: '',
  }),
  complaint_support: ({ number, kind, decide_by, reason, name, email, target, text }, { t, site, moment }) => ({
    subject: t('complaintSupport.subject', { kind, number }),
    preview: t('complaintSupport.until', { until: moment(decide_by) }),
    title: t('complaintSupport.subject', { kind, number }),
    paragraphs: [
      t('complaintSupport.until', { until: moment(decide_by) }),
      [reason, name, email, target].filter(Boolean).join(' · '),
      text,
    ],
    button: { label: t('frame.service'), path: '/pages/service' },
    beforeLink: '',
    afterLink: '',
    reason: t('frame.staff', { site }),
  }),
  withdrawal: ({ name, order, email, at, refund_minor: minor, currency }, { t, site, moment, day, money }) => ({
    subject: t('withdrawal.subject', { order }),
    preview: t('withdrawal.preview', { at: moment(at) }),
    title: t('withdrawal.title'),
    paragraphs: [
      t('withdrawal.body', { at: moment(at), order, name, email }),
      minor === null || currency === null
        ? t('withdrawal.search')
        : t('withdrawal.refund', { amount: money(minor, currency), until: day(refundUntil(at)) }),
    ],
    button: { label: t('withdrawal.button'), path: '/pages/return-policy' },
    beforeLink: '',
    afterLink: '',
    reason: t('frame.form', { site }),
  }),
  withdrawal_support: ({ name, order, email, at, refund_minor: minor, currency }, { t, site, moment, money }) => ({
    subject: t('withdrawalSupport.subject', { order }),
    preview: moment(at),
    title: t('withdrawalSupport.subject', { order }),
    paragraphs: [
      [name, email, moment(at)].join(' · '),
      minor === null || currency === null
        ? t('withdrawalSupport.search')
        : t('withdrawalSupport.refund', { amount: money(minor, currency) }),
    ],
    button: { label: t('withdrawal.button'), path: '/pages/return-policy' },
    beforeLink: '',
    afterLink: '',
    reason: t('frame.staff', { site }),
  }),
  export_ready: ({ key, until }, { t, moment }) => ({
    subject: t('exportReady.subject'),
    preview: t('exportReady.preview', { until: moment(until) }),
    title: t('exportReady.title'),
    paragraphs: [t('exportReady.body')],
    button: { label: t('exportReady.button'), path: `/api/export-file.php?key=${key}` },
    beforeLink: t('exportReady.expires', { until: moment(until) }),
    afterLink: t('exportReady.notYou'),
  }),
  fraud_warning: ({ id }, { t }) => ({
    subject: t('fraudWarning.subject'),
    preview: t('fraudWarning.preview'),
    title: t('fraudWarning.title'),
    paragraphs: [t('fraudWarning.body', { id }), t('fraudWarning.money'), t('fraudWarning.credits')],
    button: { label: t('fraudWarning.button'), path: '/pages/faq' },
    beforeLink: '',
    afterLink: '',
  }),
  spend_returned: ({ credits: count }, { t }) => ({
    subject: t('spendReturned.subject', { count }),
    preview: t('spendReturned.preview'),
    title: t('spendReturned.title', { count }),
    paragraphs: [t('spendReturned.body'), t('spendReturned.nothing')],
    button: { label: t('spendReturned.button'), path: '/transactions' },
    beforeLink: '',
    afterLink: '',
  }),
  receipt: (bought, { t, company, day, moment, money, percent, country }) => {
    const {
      credits,
      currency,
      method,
      number,
      payment,
      total_minor: total,
      vat_minor: vat,
      vat_basis_points: rate,
    } = bought;
    const amount = (minor: number) => money(minor, currency);
    const full = total + (bought.discount?.minor ?? 0);
    return {
      subject: t('receipt.subject', { number }),
      preview: t('receipt.preview', { count: credits, total: amount(total), method }),
      title: bought.pays_debt ? t('receipt.debtTitle') : t('receipt.title'),
      paragraphs: [t('receipt.order', { number, at: moment(bought.at) })],
      rows: [
        {
          label: t('receipt.item', { count: credits, price: money(full / credits, currency, 'fine') }),
          amount: amount(full),
        },
        ...(bought.discount
          ? [
              {
                label: t('receipt.discount', { code: bought.discount.code }),
                amount: amount(-bought.discount.minor),
              },
            ]
          : []),
        { label: t('receipt.net'), amount: amount(total - vat) },
        {
          label: t('receipt.vat', { percent: percent(rate), country: country(bought.vat_country) }),
          amount: amount(vat),
        },
        { label: t('receipt.paid', { method }), amount: amount(total) },
      ],
      note: t('receipt.withdraw', { until: day(bought.withdraw_until) }),
      button: { label: t('receipt.button'), path: `/transactions/${payment}` },
      document: { label: t('receipt.invoice'), path: `/api/invoice.php?id=${payment}` },
      beforeLink: t('receipt.seller', { company, statement: bought.statement ?? company }),
      afterLink: '',
    };
  },
};
