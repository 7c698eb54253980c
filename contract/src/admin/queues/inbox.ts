import * as z from 'zod/mini';
import { profileKinds } from '../../profile.ts';
import { adminEndpoints } from '../endpoint.ts';
import { mayUse } from '../roles.ts';
import { heldBy } from './queue.ts';

/** Within how many minutes a member has an answer. */
export const inboxMinutes = 30;
/** How many questions for the truth in 30 days pause writing to invented profiles (T9). */
export const questionsToPause = 3;
/** The longest answer, in characters. */
export const maxAnswer = 1000;

/**
 * Whether the team may answer now: it wrote last (T6), the brake holds (T9), or the member did not see the notice yet
 * that answers their question for the truth (T7).
 */
export const answerStates = ['open', 'answered', 'paused', 'notice_unread'] as const;
export type AnswerState = (typeof answerStates)[number];

const waiting = z.object({
  id: z.string(),
  at: z.string(),
  due_at: z.string(),
  /** The name that the member shows to everybody. */
  name: z.string(),
  /** The invented profile that they wrote to. */
  profile: z.string(),
  /** How many messages wait. */
  messages: z.int(),
  /** Whether they asked for the truth in it (T7). */
  has_asked: z.boolean(),
  is_paused: z.boolean(),
  held_by: heldBy,
});
export type WaitingTalk = z.infer<typeof waiting>;

const state = {
  /** The place of the last message: another one is a reason to read again. */
  last_seq: z.int(),
  held_until: z.string(),
  answer: z.enum(answerStates),
  paused_until: z.nullable(z.string()),
};

const message = z.object({
  seq: z.int(),
  from: z.enum(['member', 'team', 'house']),
  /** `text`, or what else was sent: a photo is not shown here. */
  kind: z.string(),
  text: z.string(),
  at: z.string(),
  /** Credits that the member paid for it. */
  price: z.int(),
  /** Whether it asks for the truth, or to meet. */
  is_asking: z.boolean(),
  /** Of what the team or the house said: whether the member saw it. */
  is_read: z.boolean(),
  /** Who of the team wrote it; null: the member, the house, or nobody knows any more. */
  written_by: z.nullable(z.string()),
});
export type SeenMessage = z.infer<typeof message>;

const talk = z.object({
  ...state,
  /** Nothing of them but the name they show, and what they say here (T11). */
  member: z.object({ name: z.string() }),
  profile: z.object({
    name: z.string(),
    age: z.int(),
    kind: z.enum(profileKinds),
    quote: z.string(),
    about: z.string(),
    /** Of its main photo, for this session alone. */
    url: z.nullable(z.string()),
  }),
  /** Since when they wait; null: they do not. */
  waits_since: z.nullable(z.string()),
  /** Who writes, as the notices for members name it. */
  company: z.string(),
  /** When they read that the profile is invented, and in which version of the notice (T3). */
  acknowledged: z.nullable(z.object({ at: z.string(), version: z.string() })),
  messages: z.array(message),
  /** What they spent on such profiles, and where the brake is (T9), in minor units. */
  spent: z.object({
    today: z.int(),
    month: z.int(),
    brake_day: z.int(),
    brake_month: z.int(),
    currency: z.string(),
  }),
  /** How often they asked for the truth, of the times that pause (T9). */
  questions: z.int(),
  /** What one wrote here before and did not send. */
  draft: z.string(),
});
export type OpenTalk = z.infer<typeof talk>;

const one = z.strictObject({ site: z.int(), id: z.string().check(z.maxLength(14)) });
const inAddress = z.object({ site: z.coerce.number().check(z.int()), id: z.string().check(z.maxLength(14)) });
const who = mayUse.inbox;

/** What members wrote to invented profiles, and answering it as the site's team (T6, T7, T9, T11). */
export const inboxEndpoints = adminEndpoints({
  /** What waits, the longest first; nothing of what was said. */
  'GET /api/admin/inbox': {
    who,
    reach: 'site',
    input: z.object({ site: z.coerce.number().check(z.int()) }),
    output: z.object({
      items: z.array(waiting),
      open: z.int(),
      overdue: z.int(),
      /** Profiles that are switched off while members wrote to them: nobody can answer there. */
      switched_off: z.array(z.object({ name: z.string(), waiting: z.int() })),
    }),
    errors: [],
  },
  /** Takes a conversation and shows it; the look is logged. */
  'POST /api/admin/inbox-open': {
    who,
    reach: 'site',
    input: one,
    output: z.object({ talk }),
    errors: ['held_by_other', 'talk_gone', 'profile_off'],
  },
  /** How a conversation that one holds stands, without what was said: for a page that waits for the member. */
  'GET /api/admin/inbox-state': {
    who,
    reach: 'site',
    input: inAddress,
    output: z.object(state),
    errors: ['hold_over', 'talk_gone', 'profile_off'],
  },
  /** Lets a colleague take it. */
  'DELETE /api/admin/inbox-open': { who, reach: 'site', input: inAddress, output: z.object({}), errors: [] },
  /** Keeps what one wrote so far; empty forgets it. */
  'PUT /api/admin/inbox-draft': {
    who,
    reach: 'site',
    input: z.extend(one, { text: z.string().check(z.maxLength(maxAnswer)) }),
    output: z.object({}),
    errors: ['hold_over'],
  },
  /** Answers as the profile; the same key answers once, however often it comes. */
  'POST /api/admin/inbox-reply': {
    who,
    reach: 'site',
    input: z.extend(one, { key: z.uuid(), text: z.string().check(z.trim(), z.minLength(1), z.maxLength(maxAnswer)) }),
    output: z.object({}),
    errors: ['hold_over', 'talk_gone', 'profile_off', 'notice_unread', 'member_paused'],
  },
});
