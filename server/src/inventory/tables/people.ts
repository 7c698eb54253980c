import type { Decision } from '../decision.ts';

const untilErasure = { 'until erasure': 'member' } as const;
const removedOrErasure = { 'until removed or erasure': 'member' } as const;
const keptOn = 'payments and the conversations of others point at it; its id names nobody';

/** Who somebody is, how they come in, and what they chose. */
export const people: Readonly<Record<string, Decision>> = {
  accounts: {
    exported: { file: 'account' },
    of: ['id', 'public_id', 'email', 'email_key'],
    leaving: 'emptied',
    stays: ['site_id', 'id', 'status', 'locale', 'signed_up_at', 'confirmed_at', 'has_written', 'erased_at'],
    why: keptOn,
    ends: {
      ...untilErasure,
      '90 days': { job: 'forget-tracking' },
      'until the next login or erasure': 'member',
      'until erasure, then an id that names nobody': 'member',
      'for ever, it names nobody': 'never',
    },
  },
  profiles: {
    exported: { file: 'profile' },
    of: ['id', 'public_id', 'name', 'name_key'],
    leaving: 'emptied',
    stays: ['site_id', 'id', 'kind', 'status', 'created_at', 'company', 'performer_record'],
    why: keptOn,
    ends: {
      ...untilErasure,
      'until withdrawn or erasure': 'member',
      'life of the profile': 'never',
    },
  },
  sessions: {
    exported: { file: 'sessions' },
    of: ['account_id'],
    leaving: 'deleted',
    ends: { '30 days after the last use': { over: 't.expires_at < $1' } },
  },
  account_tokens: {
    exported: { file: 'links' },
    of: ['account_id'],
    leaving: 'deleted',
    ends: { '30 days': { over: `t.expires_at < $1::timestamptz - interval '30 days'` } },
  },
  pending_logins: {
    exported: { file: 'pending_logins' },
    of: ['account_id'],
    leaving: 'deleted',
    ends: { 'one day': { over: 't.expires_at < $1' } },
  },
  passkeys: { exported: { file: 'passkeys' }, of: ['account_id'], leaving: 'deleted', ends: removedOrErasure },
  passkey_challenges: {
    exported: { not: 'a secret of five minutes' },
    of: ['account_id'],
    leaving: 'deleted',
    ends: { 'one day': { over: 't.expires_at < $1' } },
  },
  two_steps: {
    exported: { file: 'two_step' },
    of: ['account_id'],
    leaving: 'deleted',
    ends: {
      'until switched off or erasure': 'member',
      'one day where it was only begun': {
        over: `t.confirmed_at is null and t.started_at < $1::timestamptz - interval '1 day'`,
      },
    },
  },
  backup_codes: {
    exported: { file: 'backup_codes' },
    of: ['account_id'],
    leaving: 'with',
    with: 'two_steps',
    ends: { 'until made anew, switched off or erasure': 'member' },
  },
  suspicions: {
    exported: { file: 'suspicions' },
    of: ['member_id'],
    leaving: 'deleted',
    ends: { '30 days': { over: `t.noted_at <= $1::timestamptz - interval '30 days'` } },
  },
  attempts: { of: [], ends: { '2 days': { over: `t.changed_at < $1::timestamptz - interval '2 days'` } } },
  rates: { of: [], ends: { 'twice the span of the limit, 2 days at most': { job: 'forget-rates' } } },
  consents: {
    exported: { file: 'consents' },
    of: ['account_id'],
    leaving: 'kept',
    why: 'proof of what was agreed to',
    ends: {
      '5 years after the account ends': {
        over: `exists (select from accounts a where a.site_id = t.site_id and a.id = t.account_id
          and a.erased_at <= $1::timestamptz - interval '5 years')`,
      },
    },
  },
  notification_choices: {
    exported: { file: 'notifications' },
    of: ['member_id'],
    leaving: 'deleted',
    ends: untilErasure,
  },
  push_subscriptions: {
    exported: { file: 'push_subscriptions' },
    of: ['member_id'],
    leaving: 'deleted',
    ends: { 'until the device logs out or takes no more': 'member' },
  },
  tellings: {
    exported: { file: 'tellings' },
    of: ['member_id', 'profile_id'],
    leaving: 'deleted',
    ends: { '30 days': { over: `t.made_at <= $1::timestamptz - interval '30 days'` } },
  },
  notices: { exported: { file: 'notices' }, of: ['member_id'], leaving: 'deleted', ends: untilErasure },
  mails: {
    exported: { file: 'mails' },
    of: ['member_id', 'recipient'],
    leaving: 'by module',
    ends: {
      '30 days': { over: `t.queued_at < $1::timestamptz - interval '30 days'` },
      'until it is out, at most 30 days': { with: 'mails' },
    },
  },
  mail_events: {
    exported: { file: 'mail_events' },
    of: [],
    leaving: 'with',
    with: 'mails',
    ends: { '30 days': { with: 'mails' } },
  },
  exports: {
    exported: { not: 'it is the export itself' },
    of: ['member_id'],
    leaving: 'by module',
    ends: { '24 hours': { job: 'sweep-exports' } },
  },
  retention_offers: {
    exported: { not: 'the code that was taken stands among the discount codes, with why it was given' },
    of: ['member_id'],
    leaving: 'deleted',
    ends: untilErasure,
  },
  weekly_marks: {
    exported: { file: 'weekly_members' },
    of: ['member_id'],
    leaving: 'deleted',
    ends: { '30 days': { over: `t.looked_at <= $1::timestamptz - interval '30 days'` } },
  },
  saved_searches: {
    exported: { file: 'searches' },
    of: ['member_id'],
    leaving: 'deleted',
    ends: { 'until deleted or erasure': 'member', 'until deleted, withdrawn or erasure': 'member' },
  },
  blocks: {
    exported: { file: 'blocked' },
    of: ['blocker_id', 'blocked_id'],
    leaving: 'by module',
    ends: { 'until unblocked or erasure': 'member' },
  },
  live_looks: {
    exported: { not: 'which page is open at this moment' },
    of: ['subscriber_id'],
    leaving: 'by module',
    ends: { 'one day': { over: `t.until <= $1::timestamptz - interval '1 day'` } },
  },
  live_streams: {
    exported: { not: 'a counter of this technique, which says nothing of a person' },
    of: ['subscriber_id'],
    leaving: 'by module',
    ends: untilErasure,
  },
  live_events: {
    exported: { not: 'copies of what stands in the other files, told to open screens for 30 days' },
    of: ['subscriber_id'],
    leaving: 'by module',
    mentions: {
      columns: ['payload'],
      why: 'what others were told: messages that are theirs, and a profile’s address that leads nowhere any more',
    },
    ends: { '30 days': { job: 'keep-live-partitions' } },
  },
  restrictions: { exported: { file: 'restrictions' }, of: ['member_id'], leaving: 'by module', ends: untilErasure },
  restriction_objections: {
    exported: { file: 'restrictions' },
    of: [],
    leaving: 'with',
    with: 'restrictions',
    ends: untilErasure,
  },
  report_looks: { exported: { file: 'report_looks' }, of: ['member_id'], leaving: 'deleted', ends: untilErasure },
  reports: {
    exported: { file: 'reports' },
    of: ['reporter_id', 'profile_id'],
    leaving: 'kept',
    why: 'the file of a dispute',
    ends: {
      '6 months after the decision, or the day it was to be': { job: 'forget-reports' },
      '6 months after the decision': { job: 'forget-reports' },
    },
  },
  complaints: {
    exported: { file: 'complaints' },
    of: ['member_id', 'email'],
    leaving: 'kept',
    why: 'the file of a dispute',
    ends: {
      '2 years after it was to be decided': { job: 'forget-complaints' },
      '2 years after the decision': { job: 'forget-complaints' },
    },
  },
};
