import type { Templates } from './letters.ts';

type Told =
  | 'account_locked'
  | 'two_step_locked'
  | 'two_step_on'
  | 'two_step_off'
  | 'already_member'
  | 'signup_refused'
  | 'no_account'
  | 'reset'
  | 'password_changed'
  | 'passkey_added'
  | 'name_changed'
  | 'mail_change'
  | 'mail_changed'
  | 'terms_changed';

/** The mails about getting into an account, and about what was changed there (T131). */
export const accountTemplates: Pick<Templates, Told> = {
  account_locked: ({ token, count, minutes, until }, { t, day }) => ({
    subject: t('accountLocked.subject'),
    preview: t('accountLocked.preview'),
    title: t('accountLocked.title'),
    paragraphs: [t('accountLocked.body', { count: String(count), minutes })],
    button: { label: t('accountLocked.button'), path: `/${token}` },
    beforeLink: t('accountLocked.expires', { until: day(until) }),
    afterLink: t('accountLocked.ignore'),
  }),
  two_step_locked: ({ token, count, minutes, until }, { t, day }) => ({
    subject: t('twoStepLocked.subject'),
    preview: t('twoStepLocked.preview'),
    title: t('twoStepLocked.title'),
    paragraphs: [t('twoStepLocked.body', { count: String(count), minutes })],
    button: { label: t('twoStepLocked.button'), path: `/${token}` },
    beforeLink: t('twoStepLocked.expires', { until: day(until) }),
    afterLink: t('twoStepLocked.notYou'),
  }),
  two_step_on: ({ at }, { t, moment }) => ({
    subject: t('twoStepOn.subject'),
    preview: t('twoStepOn.preview'),
    title: t('twoStepOn.title'),
    paragraphs: [t('twoStepOn.body', { at: moment(at) })],
    button: { label: t('twoStepOn.button'), path: '/notifications?section=account' },
    beforeLink: t('twoStepOn.notYou'),
    afterLink: '',
  }),
  two_step_off: ({ at }, { t, moment }) => ({
    subject: t('twoStepOff.subject'),
    preview: t('twoStepOff.preview'),
    title: t('twoStepOff.title'),
    paragraphs: [t('twoStepOff.body', { at: moment(at) })],
    button: { label: t('twoStepOff.button'), path: '/reset-password' },
    beforeLink: t('twoStepOff.notYou'),
    afterLink: '',
  }),
  terms_changed: ({ summaries, from }, { t, day }) => ({
    subject: t('termsChanged.subject', { from: day(from) }),
    preview: t('termsChanged.preview'),
    title: t('termsChanged.title'),
    paragraphs: [t('termsChanged.body', { from: day(from) }), ...summaries],
    button: { label: t('termsChanged.button'), path: '/notifications?section=account' },
    beforeLink: t('termsChanged.kept'),
    afterLink: '',
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
  signup_refused: (_data, { t, site }) => ({
    subject: t('signupRefused.subject'),
    preview: t('signupRefused.preview'),
    title: t('signupRefused.title'),
    paragraphs: [t('signupRefused.body', { site })],
    button: { label: t('signupRefused.button'), path: '/pages/ban' },
    beforeLink: t('signupRefused.object'),
    afterLink: t('signupRefused.ignore'),
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
  passkey_added: ({ at }, { t, moment }) => ({
    subject: t('passkeyAdded.subject'),
    preview: t('passkeyAdded.preview'),
    title: t('passkeyAdded.title'),
    paragraphs: [t('passkeyAdded.body', { at: moment(at) })],
    button: { label: t('passkeyAdded.button'), path: '/notifications?section=account' },
    beforeLink: t('passkeyAdded.notYou'),
    afterLink: '',
  }),
  name_changed: ({ name, at, token, until }, { t, day, moment }) => ({
    subject: t('nameChanged.subject'),
    preview: t('nameChanged.preview'),
    title: t('nameChanged.title'),
    paragraphs: [t('nameChanged.body', { name, at: moment(at) })],
    button: { label: t('nameChanged.button'), path: `/${token}` },
    beforeLink: t('nameChanged.expires', { until: day(until) }),
    afterLink: t('nameChanged.notYou'),
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
};
