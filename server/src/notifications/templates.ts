import type { MailTranslator } from './texts.ts';

/** What each mail is told, as plain JSON. Times are ISO 8601. */
export interface MailData {
  activation: { name: string; token: string; count: number; has_message: boolean; until: string };
  account_locked: { token: string; count: number; minutes: number; until: string };
  already_member: Record<string, never>;
}

export type MailTemplate = keyof MailData;

/** What a mail says, before it is dressed as text or HTML. */
export interface Letter {
  readonly subject: string;
  /** The line a mail program shows beside the subject. */
  readonly preview: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
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
};
