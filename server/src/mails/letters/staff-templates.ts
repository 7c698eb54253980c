import { noonOf } from '@vonk/contract/calendar';
import type { Templates } from './letters.ts';

const schemeNames = { visa: 'Visa', mastercard: 'Mastercard' } as const;

/** How mails to a site's own people are written, and that to an authority which asks them something. */
export const staffTemplates: Pick<
  Templates,
  | 'erase_failed'
  | 'few_full_prices'
  | 'card_risk'
  | 'staff_link'
  | 'overdue'
  | 'drill_due'
  | 'urgent'
  | 'authority_receipt'
> = {
  erase_failed: ({ count }, { t, site }) => ({
    subject: t('eraseFailed.subject', { count }),
    preview: t('eraseFailed.body'),
    title: t('eraseFailed.subject', { count }),
    paragraphs: [t('eraseFailed.body')],
    button: { label: t('frame.service'), path: '/pages/service' },
    beforeLink: '',
    afterLink: '',
    reason: t('frame.staff', { site }),
  }),
  staff_link: ({ by, url, until }, { t, site, moment }) => ({
    subject: t('staffLink.subject', { site }),
    preview: t('staffLink.preview', { until: moment(until) }),
    title: t('staffLink.title'),
    paragraphs: [t('staffLink.body', { by, site }), t('staffLink.anew')],
    button: { label: t('staffLink.button'), path: url },
    beforeLink: t('staffLink.until', { until: moment(until) }),
    afterLink: t('staffLink.ignore'),
    reason: t('staffLink.reason', { site }),
  }),
  overdue: ({ queue, count, since, url }, { t, site, moment }) => {
    const name = t(`overdue.queues.${queue}`);
    const body = t('overdue.body', { count, since: moment(since) });
    return {
      subject: t('overdue.subject', { queue: name, count: String(count) }),
      preview: body,
      title: t('overdue.title', { queue: name }),
      paragraphs: [body, t(queue === 'authorities' ? 'overdue.daily' : 'overdue.again')],
      button: { label: t('overdue.button'), path: url },
      beforeLink: '',
      afterLink: '',
      reason: t('overdue.reason', { site }),
    };
  },
  drill_due: ({ due_on: dueOn, url }, { t, site, day }) => {
    const body = dueOn === null ? t('drillDue.never') : t('drillDue.body', { day: day(noonOf(dueOn).toISOString()) });
    return {
      subject: t('drillDue.subject'),
      preview: body,
      title: t('drillDue.subject'),
      paragraphs: [body, t('drillDue.again')],
      button: { label: t('drillDue.button'), path: url },
      beforeLink: '',
      afterLink: '',
      reason: t('drillDue.reason', { site }),
    };
  },
  authority_receipt: ({ number, authority, reference, received_on: day }, { t, site, company, ...pen }) => {
    const body = t('authorityReceipt.body', { authority, site, day: pen.day(noonOf(day).toISOString()) });
    return {
      subject: t('authorityReceipt.subject', { number }),
      preview: body,
      title: t('authorityReceipt.title'),
      paragraphs: [
        body,
        reference === ''
          ? t('authorityReceipt.number', { number })
          : t('authorityReceipt.numbers', { number, reference }),
        t('authorityReceipt.answer', { company }),
      ],
      button: { label: t('frame.service'), path: '/pages/service' },
      beforeLink: '',
      afterLink: '',
      reason: t('authorityReceipt.reason', { site }),
    };
  },
  urgent: ({ until, url }, { t, site, moment }) => ({
    subject: t('urgent.subject'),
    preview: t('urgent.body', { until: moment(until) }),
    title: t('urgent.title'),
    paragraphs: [t('urgent.body', { until: moment(until) }), t('urgent.police')],
    button: { label: t('overdue.button'), path: url },
    beforeLink: '',
    afterLink: '',
    reason: t('overdue.reason', { site }),
  }),
  card_risk: ({ scheme, share, limit }, { t, site, percent }) => {
    const figures = { share: percent(share * 10_000), limit: percent(limit * 10_000), scheme: schemeNames[scheme] };
    const body = t('cardRisk.body', figures);
    return {
      subject: t('cardRisk.subject'),
      preview: body,
      title: t('cardRisk.subject'),
      paragraphs: [body],
      button: { label: t('frame.service'), path: '/pages/service' },
      beforeLink: '',
      afterLink: '',
      reason: t('frame.staff', { site }),
    };
  },
  few_full_prices: ({ share, wanted }, { t, site, percent }) => {
    const body = t('fewFullPrices.body', { share: percent(share * 10_000), wanted: percent(wanted * 10_000) });
    return {
      subject: t('fewFullPrices.subject'),
      preview: body,
      title: t('fewFullPrices.subject'),
      paragraphs: [body],
      button: { label: t('frame.service'), path: '/pages/service' },
      beforeLink: '',
      afterLink: '',
      reason: t('frame.staff', { site }),
    };
  },
};
