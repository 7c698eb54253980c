import type { User } from '@vonk/contract/account';
import type { Discount } from '../../prices/discounts.ts';

/** Whether the time bonus may open for a member: with no credits left, and once per account. */
export const mayOpen = (user: User | null, offer: Discount | undefined): boolean =>
  user !== null &&
  user.credits === 0 &&
  offer?.kind === 'time_bonus' &&
  offer.isAdvertised &&
  !user.hidden_notices.includes('time_bonus');
