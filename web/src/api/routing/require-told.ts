import { redirect } from '@tanstack/react-router';
import type { User } from '@vonk/contract/account';

/**
 * Sends a member who has not told who they are to where it is asked: until then they see nobody, nor does anybody see
 * them (ACC-4).
 */
export function requireTold(user: User | null): void {
  if (user?.profile.gender === null) throw redirect({ to: '/complete-signup', search: { api_signup_complete: '1' } });
}
