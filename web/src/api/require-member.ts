import { redirect } from '@tanstack/react-router';
import type { User } from '@vonk/contract/account';
import type { AppContext } from './context.ts';
import { userQuery } from './queries.ts';

/** For `beforeLoad` of member screens: sends a visitor to the login, which leads back here (C8). */
export async function requireMember({ context, location }: { context: AppContext; location: { href: string } }): Promise<{ member: User }> {
  const member = await context.queryClient.ensureQueryData(userQuery(context.call));
  if (!member) throw redirect({ href: `/login?next=${encodeURIComponent(location.href)}` });
  await context.memberLife.load();
  return { member };
}
