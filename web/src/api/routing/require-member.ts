import { redirect } from '@tanstack/react-router';
import type { User } from '@vonk/contract/account';
import type { AppContext } from '../context.ts';
import { userQuery } from '../queries.ts';
import { requireTold } from './require-told.ts';

/**
 * Where a member goes whose account is closed: why, and what stays theirs by law: settings, export, deletion, payments
 * (T61).
 */
const isOpenToSuspended = (pathname: string): boolean =>
  /^\/(restriction|notifications|transactions)(\/|$)/.test(pathname);

/** Where one meets others. */
const isAmongMembers = (pathname: string): boolean =>
  /^\/(members|chats|likes|swipe-game|signup-matches)(\/|$)/.test(pathname);

/**
 * For `beforeLoad` of member screens: sends a visitor to the login, which leads back here (C8), whose account is closed
 * to the reasons, and who has not told who they are to where it is asked.
 */
export async function requireMember({
  context,
  location,
}: {
  context: AppContext;
  location: { href: string; pathname: string };
}): Promise<{ member: User }> {
  const member = await context.queryClient.ensureQueryData(userQuery(context.call));
  if (!member) throw redirect({ href: `/login?next=${encodeURIComponent(location.href)}` });
  if (member.status === 'suspended' && !isOpenToSuspended(location.pathname)) throw redirect({ href: '/restriction' });
  if (isAmongMembers(location.pathname)) requireTold(member);
  await context.memberLife.load();
  return { member };
}
