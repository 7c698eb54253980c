import * as z from 'zod/mini';
import { endpoints } from './endpoint.ts';

/**
 * What a member can close for a while, or is shown once; kept on the server, so that it holds on every device (C25,
 * T32, T58).
 */
export const noticeKinds = [
  'activation',
  'notifications_disabled',
  'welcome_discount',
  'enrich',
  'push',
  'time_bonus',
  'chat_entry',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** How many days each stays away; null: for good. */
export const noticeDays: Readonly<Record<NoticeKind, number | null>> = {
  activation: 30,
  notifications_disabled: 7,
  welcome_discount: 30,
  enrich: 30,
  push: 30,
  time_bonus: null,
  chat_entry: null,
};

export const noticesEndpoints = endpoints({
  /**
   * It was opened, which hides what opens once, or closed, which hides all others. `first`: nobody had told that
   * before, on any device.
   */
  'POST /api/notice.php': {
    input: z.strictObject({ kind: z.enum(noticeKinds), event: z.enum(['shown', 'closed']) }),
    output: z.object({ first: z.boolean() }),
    errors: [],
  },
});
