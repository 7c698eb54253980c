import type { User } from '@vonk/contract/account';

/** The member after a spend; free messages are whole ones (C1). */
export const withCredits = (user: User, left: { credits: number; free: number; perMessage: number }): User => ({
  ...user,
  credits: left.credits,
  free_credits: left.free,
  free_messages: left.perMessage === 0 ? 0 : Math.floor(left.free / left.perMessage),
});
