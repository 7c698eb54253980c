import type { MailTranslator } from './texts.ts';

/** What each mail is told, as plain JSON. Times are ISO 8601. */
export interface MailData {
  activation: { name: string; token: string; count: number; has_message: boolean; until: string };
  account_locked: { token: string; count: number; minutes: number; until: string };
  already_member: Record<string, never>;
  no_account: Record<string, never>;
  reset: { token: string; minutes: number; until: string };
  password_changed: { at: string };
  mail_change: { token: string; until: string };
  mail_changed: { token: string; until: string };
  receipt: {
    /** The payment's public id and the receipt's number. */
    payment: string;
    number: string;
    at: string;
    credits: number;
    /** The method's name in the reader's language. */
    method: string;
    total_minor: number;
    vat_minor: number;
    vat_basis_points: number;
    vat_country: string;
    currency: string;
    withdraw_until: string;
  };
}

export type MailTemplate = keyof MailData;

/** What a mail says, before it is dressed as text or HTML. */
export interface Letter {
  readonly subject: string;
  /** The line a mail program shows beside the subject. */
  readonly preview: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** A bill: the last row is its total. */
  readonly rows?: readonly { readonly label: string; readonly amount: string }[];
  /** What stands below the bill. */
  readonly note?: string;
  readonly button: { readonly label: string; readonly path: string };
  /** Small print below the button, before and after the written-out link. */
  readonly beforeLink: string;
  readonly afterLink: string;
}

/** What a template writes with. */
export interface Pen {
  readonly t: MailTranslator;
  readonly site: string;
  /** A day in the site's time zone and the reader's language. */
  day(iso: string): string;
  /** A day with its clock time. */
  moment(iso: string): string;
  /** An amount in minor units; `fine` shows tenths of a cent where there are some. */
  money(minor: number, currency: string, fine?: 'fine'): string;
  /** 2100 is 21%. */
  percent(basisPoints: number): string;
  country(code: string): string;
  /** The legal entity that sells. */
  readonly company: string;
}

/** How each mail is written. */
export const templates: { readonly [Template in MailTemplate]: (data: MailData[Template], pen: Pen) => Letter } = {
  activation: ({ name, token, count, has_message, until }, { t, day }) => ({
    subject: t('activation.subject'),
    preview: t('activation.preview', { count }),
    title: t('activation.title', { name }),
    paragraphs: [has_message ? t('activation.bodyWithMessage', { count }) : t('activation.body', { count })],
    button: { label: t('activation.button'), path: `/${token}` },
    beforeLink: t('activation.expires', { until: day(until) }),
    afterLink: t('activation.ignore'),
  }),
  account_locked: ({ token, count, minutes, until }, { t, day }) => ({
    subject: t('accountLocked.subject'),
    preview: t('accountLocked.preview'),
    title: t('accountLocked.title'),
    paragraphs: [t('accountLocked.body', { count: String(count), minutes })],
    button: { label: t('accountLocked.button'), path: `/${token}` },
    beforeLink: t('accountLocked.expires', { until: day(until) }),
    afterLink: t('accountLocked.ignore'),
  }),
  already_member: (_data, { t, site }) => ({
    subject: t('alreadyMember.subject'),
    preview: t('alreadyMember.preview'),
    title: t('alreadyMember.title'),
    paragraphs: [t('alreadyMember.body', { site })],
    button: { label: t('alreadyMember.button'), path: '/login' },
    beforeLink: '',
    afterLink: t('alreadyMember.ignore'),
  }),
  no_account: (_data, { t, site }) => ({
    subject: t('noAccount.subject'),
    preview: t('noAccount.preview'),
    title: t('noAccount.title'),
    paragraphs: [t('noAccount.body', { site })],
    button: { label: t('noAccount.button'), path: '/signup' },
    beforeLink: '',
    afterLink: t('noAccount.ignore'),
  }),
  reset: ({ token, minutes, until }, { t, moment }) => ({
    subject: t('reset.subject'),
    preview: t('reset.preview', { minutes: String(minutes) }),
    title: t('reset.title'),
    paragraphs: [t('reset.body')],
    button: { label: t('reset.button'), path: `/reset-password/do?token=${token}` },
    beforeLink: t('reset.expires', { until: moment(until) }),
    afterLink: t('reset.ignore'),
  }),
  password_changed: ({ at }, { t, moment }) => ({
    subject: t('passwordChanged.subject'),
    preview: t('passwordChanged.preview'),
    title: t('passwordChanged.title'),
    paragraphs: [t('passwordChanged.body', { at: moment(at) })],
    button: { label: t('passwordChanged.button'), path: '/reset-password' },
    beforeLink: t('passwordChanged.notYou'),
    afterLink: '',
  }),
  mail_change: ({ token, until }, { t, site, moment }) => ({
    subject: t('mailChange.subject'),
    preview: t('mailChange.preview'),
    title: t('mailChange.title'),
    paragraphs: [t('mailChange.body', { site })],
    button: { label: t('mailChange.button'), path: `/mail-change/do?token=${token}` },
    beforeLink: t('mailChange.expires', { until: moment(until) }),
    afterLink: t('mailChange.ignore'),
  }),
  mail_changed: ({ token, until }, { t, day }) => ({
    subject: t('mailChanged.subject'),
    preview: t('mailChanged.preview'),
    title: t('mailChanged.title'),
    paragraphs: [t('mailChanged.body')],
    button: { label: t('mailChanged.button'), path: `/${token}` },
    beforeLink: t('mailChanged.expires', { until: day(until) }),
    afterLink: t('mailChanged.ignore'),
  }),
  receipt: (bought, { t, company, day, moment, money, percent, country }) => {
    const { credits, currency, method, number, payment, total_minor: total, vat_minor: vat, vat_basis_points: rate } = bought;
    const amount = (minor: number) => money(minor, currency);
    return {
      subject: t('receipt.subject', { number }),
      preview: t('receipt.preview', { count: credits, total: amount(total), method }),
      title: t('receipt.title'),
      paragraphs: [t('receipt.order', { number, at: moment(bought.at) })],
      rows: [
        { label: t('receipt.item', { count: credits, price: money(total / credits, currency, 'fine') }), amount: amount(total) },
        { label: t('receipt.net'), amount: amount(total - vat) },
        { label: t('receipt.vat', { percent: percent(rate), country: country(bought.vat_country) }), amount: amount(vat) },
        { label: t('receipt.paid', { method }), amount: amount(total) },
      ],
      note: t('receipt.withdraw', { until: day(bought.withdraw_until) }),
      button: { label: t('receipt.button'), path: `/transactions/${payment}` },
      beforeLink: t('receipt.seller', { company }),
      afterLink: '',
    };
  },
};
