import type { Templates } from '../letters.ts';

type Told = 'chargeback' | 'chargeback_won' | 'staff_refund';

/** The mails about what became of a purchase after it was paid (T112, T113). */
export const paymentTemplates: Pick<Templates, Told> = {
  chargeback: ({ payment, number, at, total_minor: minor, currency, credits, premium_ended }, { t, day, money }) => ({
    subject: t('chargeback.subject', { number }),
    preview: t('chargeback.preview'),
    title: t('chargeback.title', { amount: money(minor, currency) }),
    paragraphs: [
      t('chargeback.body', { at: day(at), number, amount: money(minor, currency) }),
      t('chargeback.credits', { count: credits }),
      ...(premium_ended ? [t('chargeback.premium')] : []),
      t('chargeback.rest'),
      t('chargeback.disagree'),
    ],
    button: { label: t('chargeback.button'), path: `/transactions/${payment}` },
    beforeLink: '',
    afterLink: '',
  }),
  chargeback_won: (
    { payment, number, at, total_minor: minor, currency, credits, premium_back },
    { t, day, money },
  ) => ({
    subject: t('chargebackWon.subject', { number }),
    preview: t('chargebackWon.preview'),
    title: t('chargebackWon.title', { amount: money(minor, currency) }),
    paragraphs: [
      t('chargebackWon.body', { at: day(at), number, amount: money(minor, currency) }),
      t('chargebackWon.credits', { count: credits }),
      ...(premium_back ? [t('chargebackWon.premium')] : []),
      t('chargebackWon.rest'),
      t('chargebackWon.disagree'),
    ],
    button: { label: t('chargebackWon.button'), path: `/transactions/${payment}` },
    beforeLink: '',
    afterLink: '',
  }),
  staff_refund: ({ payment, number, at, minor, currency, credits, is_whole: isWhole }, { t, moment, money }) => {
    const amount = money(minor, currency);
    return {
      subject: t('staffRefund.subject', { amount }),
      preview: t('staffRefund.preview', { amount, number }),
      title: t('staffRefund.title', { amount }),
      paragraphs: [
        t(isWhole ? 'staffRefund.whole' : 'staffRefund.part', { at: moment(at), amount, number }),
        t('staffRefund.credits', { count: credits }),
        t('staffRefund.way'),
      ],
      button: { label: t('staffRefund.button'), path: `/transactions/${payment}` },
      beforeLink: t('staffRefund.note'),
      afterLink: '',
    };
  },
};
