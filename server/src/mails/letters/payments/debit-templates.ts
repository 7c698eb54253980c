import { noonOf } from '@vonk/contract/calendar';
import type { Templates } from '../letters.ts';

type Told = 'mandate_signed' | 'mandate_revoked' | 'mandate_refused' | 'debit_notice' | 'debit_returned';

/** The mails about direct debit: the mandate, and what is debited by it (PAY-5, T114). */
export const debitTemplates: Pick<Templates, Told> = {
  mandate_signed: ({ reference, creditor, creditor_id, holder, iban, text, at }, { t, moment }) => ({
    subject: t('mandateSigned.subject', { reference }),
    preview: t('mandateSigned.preview'),
    title: t('mandateSigned.title'),
    paragraphs: [
      t('mandateSigned.signed', { at: moment(at) }),
      t('mandateSigned.creditor', { creditor, id: creditor_id }),
      t('mandateSigned.account', { holder, iban }),
      text,
    ],
    button: { label: t('mandateSigned.button'), path: '/directdebit' },
    beforeLink: t('mandateSigned.notYou'),
    afterLink: '',
  }),
  mandate_revoked: ({ reference, at }, { t, moment }) => ({
    subject: t('mandateRevoked.subject', { reference }),
    preview: t('mandateRevoked.preview'),
    title: t('mandateRevoked.title'),
    paragraphs: [t('mandateRevoked.body', { reference, at: moment(at) })],
    button: { label: t('mandateRevoked.button'), path: '/directdebit' },
    beforeLink: '',
    afterLink: '',
  }),
  mandate_refused: ({ reference, at }, { t, moment }) => ({
    subject: t('mandateRefused.subject', { reference }),
    preview: t('mandateRefused.preview'),
    title: t('mandateRefused.title'),
    paragraphs: [t('mandateRefused.body', { reference, at: moment(at) }), t('mandateRefused.next')],
    button: { label: t('mandateRefused.button'), path: '/directdebit' },
    beforeLink: '',
    afterLink: '',
  }),
  debit_notice: (debit, { t, day, money }) => {
    const amount = money(debit.total_minor, debit.currency);
    const due = day(noonOf(debit.due_on).toISOString());
    return {
      subject: t('debitNotice.subject', { amount, day: due }),
      preview: t('debitNotice.preview', { reference: debit.reference }),
      title: t('debitNotice.title', { amount }),
      paragraphs: [
        t('debitNotice.body', { amount, day: due, iban: debit.iban, count: debit.credits }),
        t('debitNotice.mandate', { reference: debit.reference, id: debit.creditor_id }),
      ],
      button: { label: t('debitNotice.button'), path: `/transactions/${debit.payment}` },
      beforeLink: t('debitNotice.back'),
      afterLink: '',
    };
  },
  debit_returned: (debit, { t, moment, money }) => {
    const amount = money(debit.total_minor, debit.currency);
    return {
      subject: t('debitReturned.subject', { amount }),
      preview: t('debitReturned.preview'),
      title: t('debitReturned.title'),
      paragraphs: [
        t('debitReturned.body', { amount, at: moment(debit.at), reason: t(`debitReturned.reason.${debit.reason}`) }),
        debit.debt_minor === 0
          ? t('debitReturned.nothingOwed')
          : t('debitReturned.owed', { count: debit.debt_credits, amount: money(debit.debt_minor, debit.currency) }),
        t('debitReturned.automatic'),
      ],
      button: { label: t('debitReturned.button'), path: '/directdebit' },
      beforeLink: t('debitReturned.object'),
      afterLink: '',
    };
  },
};
