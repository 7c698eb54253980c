import type { Decision } from '../decision.ts';

const untilErasure = { 'until erasure': 'member' } as const;
const withPhoto = { 'until the photo is removed by the member or erasure': 'member' } as const;
const bothErased = { 'until both are erased': 'member' } as const;
const theirs = 'what the other one received is theirs (C22); the id leads to an empty profile';

/** What somebody shows of themself, whom they like, and what they say. */
export const meetings: Readonly<Record<string, Decision>> = {
  photos: {
    exported: { file: 'photos' },
    of: ['profile_id'],
    leaving: 'by module',
    ends: { 'until removed by the member or erasure': 'member' },
  },
  photo_checks: { exported: { file: 'photo_checks' }, of: [], leaving: 'with', with: 'photos', ends: withPhoto },
  photo_statements: { exported: { file: 'photo_decisions' }, of: [], leaving: 'with', with: 'photos', ends: withPhoto },
  photo_objections: {
    exported: { file: 'photo_decisions' },
    of: [],
    leaving: 'with',
    with: 'photo_statements',
    ends: withPhoto,
  },
  picture_origins: { of: [], ends: { 'until the picture is removed': { with: 'photos' } } },
  photo_tombstones: { of: [], ends: { '5 years': { over: `t.removed_at <= $1::timestamptz - interval '5 years'` } } },
  erased_photos: { of: [], ends: { '5 years': { over: `t.erased_on <= $1::timestamptz - interval '5 years'` } } },
  verifications: {
    exported: { file: 'verifications' },
    of: ['profile_id'],
    leaving: 'by module',
    ends: { ...untilErasure, 'within 24 hours of the decision': { job: 'forget-evidence' } },
  },
  verification_tries: {
    exported: { file: 'verification_tries' },
    of: ['profile_id'],
    leaving: 'by module',
    ends: { '7 days': { over: `t.begun_at <= $1::timestamptz - interval '7 days'` } },
  },
  mailbox_marks: {
    exported: { not: 'hashes of mailboxes, of which no member is told who blocked whom' },
    of: ['blocker_id'],
    leaving: 'deleted',
    ends: {
      // The latest end by itself too: the release before wrote blocks that had none.
      'until its end, 2 years after the last erasure at the latest': {
        over: "t.ends_at <= $1::timestamptz or t.kept_at <= $1::timestamptz - interval '731 days'",
      },
      'until the blocker’s account is erased': 'member',
    },
  },
  likes: {
    exported: { file: 'likes_given' },
    of: ['actor_id', 'target_id'],
    leaving: 'deleted',
    ends: { 'until taken back or erasure': 'member' },
  },
  passes: { exported: { file: 'passes' }, of: ['actor_id', 'target_id'], leaving: 'deleted', ends: untilErasure },
  swipe_days: { exported: { file: 'swipe_days' }, of: ['member_id'], leaving: 'deleted', ends: untilErasure },
  conversations: {
    exported: { file: 'conversations' },
    of: ['low_id', 'high_id', 'started_by'],
    leaving: 'kept',
    why: theirs,
    ends: bothErased,
  },
  messages: { exported: { file: 'messages' }, of: ['sender_id'], leaving: 'kept', why: theirs, ends: bothErased },
  conversation_members: {
    exported: { file: 'conversations' },
    of: ['member_id', 'other_id'],
    leaving: 'by module',
    mentions: { columns: ['other_id'], why: 'the list of the other one; the id leads to an empty profile' },
    ends: untilErasure,
  },
  hidden_messages: { exported: { file: 'messages' }, of: ['member_id'], leaving: 'deleted', ends: untilErasure },
  held_messages: {
    exported: { file: 'waiting_messages' },
    of: ['sender_id'],
    leaving: 'deleted',
    ends: { 'until delivered or 30 days': { over: `t.created_at < $1::timestamptz - interval '30 days'` } },
  },
  truth_questions: { exported: { file: 'truth_questions' }, of: ['member_id'], leaving: 'deleted', ends: untilErasure },
  acknowledgements: {
    exported: { file: 'acknowledgements' },
    of: ['member_id', 'profile_id'],
    leaving: 'kept',
    why: 'proof that the notice about invented profiles was read',
    ends: { '5 years': { over: `t.acknowledged_at <= $1::timestamptz - interval '5 years'` } },
  },
  chat_pauses: {
    exported: { file: 'chat_pauses' },
    of: ['member_id'],
    leaving: 'kept',
    why: 'proof that the brake on spending did its work',
    ends: { '5 years': { over: `t.created_at <= $1::timestamptz - interval '5 years'` } },
  },
  inbox_locks: {
    exported: { not: 'which of the staff answers at this moment' },
    of: [],
    leaving: 'with',
    with: 'conversations',
    ends: { 'until it is over, at most one day': { over: `t.locked_until <= $1::timestamptz - interval '1 day'` } },
  },
  inbox_drafts: {
    exported: { not: 'what one of the staff began to write and did not send' },
    of: [],
    leaving: 'with',
    with: 'conversations',
    ends: { 'until sent, at most 7 days': { over: `t.saved_at <= $1::timestamptz - interval '7 days'` } },
  },
  chat_photos: {
    exported: { file: 'chat_photos' },
    of: ['sender_id', 'recipient_id'],
    leaving: 'by module',
    mentions: { columns: ['recipient_id'], why: 'a photo of the other one, theirs until they are erased' },
    ends: { 'until the sender is erased': 'member' },
  },
};
