import type { Templates } from './letters.ts';

/** How mails to a site's own people are written. */
export const staffTemplates: Pick<Templates, 'erase_failed' | 'few_full_prices'> = {
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
