import type { User } from '@vonk/contract/account';

/** The member after a spend; free messages are whole ones (C1). */
export const withCredits = (user: User, left: { credits: number; free: number; perMessage: number }): User => ({
  ...user,
  credits: left.credits,
  free_credits: left.free,
  free_messages: left.perMessage === 0 ? 0 : Math.floor(left.free / left.perMessage),
});

/** The member after a message that waits for the confirmation of their address (C2): one less may yet wait. */
export const withOneHeld = (user: User): User => ({ ...user, free_messages: Math.max(0, user.free_messages - 1) });
