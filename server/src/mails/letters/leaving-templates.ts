import type { MailData } from '../mail-data.ts';
import type { Pen, Templates } from './letters.ts';

/** How mails about leaving are written. */
export const leavingTemplates: Pick<Templates, 'leaving' | 'erase_now'> = {
  leaving: ({ token, until, repaid }, { t, day, money }) => ({
    subject: t('leaving.subject'),
    preview: t('leaving.preview', { until: day(until) }),
    title: t('leaving.title'),
    paragraphs: [t('leaving.body', { until: day(until) }), ...repaidOf(repaid, { t, money })],
    button: { label: t('leaving.button'), path: `/${token}` },
    beforeLink: t('leaving.expires', { until: day(until) }),
    afterLink: '',
  }),
  erase_now: ({ token, until, repaid }, { t, day, money }) => ({
    subject: t('eraseNow.subject'),
    preview: t('eraseNow.preview'),
    title: t('eraseNow.title'),
    paragraphs: [t('eraseNow.body', { until: day(until) }), ...repaidOf(repaid, { t, money })],
    button: { label: t('eraseNow.button'), path: `/${token}` },
    beforeLink: t('eraseNow.back', { until: day(until) }),
    afterLink: '',
  }),
};

/** What comes back of bought credits, where some are left (T26). */
const repaidOf = (repaid: MailData['leaving']['repaid'] = [], { t, money }: Pick<Pen, 't' | 'money'>): string[] =>
  repaid.length === 0
    ? []
    : [t('leaving.repaid', { amount: repaid.map(({ minor, currency }) => money(minor, currency)).join(' + ') })];
