import * as z from 'zod/mini';
import { maxFactsCharacters, restrictionReasons } from '../../restrictions.ts';
import { memberStates } from '../members.ts';
import { wordsUpTo } from '../words.ts';
import { item, person, queue } from './queue.ts';

/**
 * What makes somebody look at an account, each with the number from which on it does: sign-ups of an hour from the
 * network and of a day from the browser, an address of a throwaway service, members whose very picture it has, first
 * messages to members within an hour, members who blocked it within a week. Numbers alone: nothing that was written is
 * looked at for it.
 */
export const suspicionLimits = {
  many_from_network: 10,
  many_from_device: 3,
  throwaway_mail: 1,
  shared_picture: 1,
  many_first_messages: 20,
  often_blocked: 5,
} as const;
export type SuspicionSignal = keyof typeof suspicionLimits;
export const suspicionSignals = Object.keys(suspicionLimits) as SuspicionSignal[];
const signal = z.enum(suspicionSignals as [SuspicionSignal, ...SuspicionSignal[]]);

/** After so long an account that is watched waits again, and at once when a number of it grows. */
export const watchDays = 3;

const decision = z.discriminatedUnion('outcome', [
  /** Nothing is wrong with it; the same signal asks nobody again while it is kept. */
  z.strictObject({ outcome: z.literal('fine') }),
  z.strictObject({ outcome: z.literal('watched') }),
  z.strictObject({
    outcome: z.literal('suspended'),
    reason: z.enum(restrictionReasons),
    /** What happened, for the member, in their language (T61). */
    facts: wordsUpTo(maxFactsCharacters),
  }),
]);

/** Accounts that somebody looks at by what was counted (STAFF-2). No number decides anything. */
export const suspicions = queue('suspicions', {
  shown: z.object({ ...item, signals: z.array(signal) }),
  opened: z.object({
    person,
    state: z.enum(memberStates),
    signed_up_at: z.string(),
    /** The language in which they read a letter. */
    locale: z.string(),
    signals: z.array(z.object({ signal, count: z.int(), noted_at: z.string() })),
    /** What is known without reading, of the last seven days. */
    conduct: z.object({ begun: z.int(), answered: z.int(), blocked_by: z.int() }),
  }),
  decision,
  needsProof: true,
});
