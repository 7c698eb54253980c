import type { Templates } from '../letters.ts';

/** The mails about automatic top-up: what was agreed, what is debited tomorrow, and that it ended (T45, T46). */
export const topUpTemplates: Pick<Templates, 'top_up_agreed' | 'top_up_notice' | 'top_up_link' | 'top_up_ended'> = {
  top_up_agreed: (agreed, { t, moment, money }) => {
    const amount = money(agreed.total_minor, agreed.currency);
    const most = money(agreed.total_minor * agreed.per_month, agreed.currency);
    return {
      subject: t('topUpAgreed.subject'),
      preview: t('topUpAgreed.preview'),
      title: t('topUpAgreed.title'),
      paragraphs: [
        t('topUpAgreed.body', { at: moment(agreed.at), threshold: agreed.threshold, count: agreed.credits, amount }),
        t('topUpAgreed.limit', { times: agreed.per_month, most, card: agreed.last_four }),
        t('topUpAgreed.notice'),
      ],
      button: { label: t('topUpAgreed.button'), path: agreed.path },
      beforeLink: t('topUpAgreed.notYou'),
      afterLink: '',
    };
  },
  top_up_notice: (debit, { t, moment, money }) => {
    const amount = money(debit.total_minor, debit.currency);
    return {
      subject: t('topUpNotice.subject', { amount }),
      preview: t('topUpNotice.preview'),
      title: t('topUpNotice.title', { amount }),
      paragraphs: [
        t('topUpNotice.body', { threshold: debit.threshold, count: debit.credits, amount, card: debit.last_four }),
        t('topUpNotice.due', { at: moment(debit.due_at) }),
      ],
      button: { label: t('topUpNotice.button'), path: debit.path },
      beforeLink: t('topUpNotice.end'),
      afterLink: '',
    };
  },
  top_up_link: ({ path }, { t }) => ({
    subject: t('topUpLink.subject'),
    preview: t('topUpLink.preview'),
    title: t('topUpLink.title'),
    paragraphs: [t('topUpLink.body')],
    button: { label: t('topUpLink.button'), path },
    beforeLink: '',
    afterLink: '',
  }),
  top_up_ended: ({ reason, at, last_four: card }, { t, moment }) => ({
    subject: t('topUpEnded.subject'),
    preview: t('topUpEnded.preview'),
    title: t('topUpEnded.title'),
    paragraphs: [
      t('topUpEnded.body', { at: moment(at) }),
      t(`topUpEnded.reason.${reason}`, { card }),
      t('topUpEnded.nothing'),
    ],
    button: { label: t('topUpEnded.button'), path: '/notifications?section=payments' },
    beforeLink: '',
    afterLink: '',
  }),
};
