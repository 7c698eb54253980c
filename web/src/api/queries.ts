import { queryOptions } from '@tanstack/react-query';
import { minute } from '@vonk/contract/durations';
import type { Settings } from '@vonk/contract/sites';
import { keys } from './keys.ts';
import type { Call } from './call.ts';

/**
 * The site's settings: read once, they change only with a new page. `network` is the traffic source of the address one
 * came by (SITE-3).
 */
export const settingsQuery = (call: Call, network?: string) =>
  queryOptions({
    queryKey: keys.settings,
    queryFn: async (): Promise<Settings> =>
      (await call('GET /api/settings.php', { brief: 'true', ...(network !== undefined && { network }) })).settings,
    staleTime: Infinity,
  });

/**
 * The logged-in member, or null. A server that does not answer says nothing about that: then the member stays who they
 * were.
 */
export const userQuery = (call: Call) =>
  queryOptions({
    queryKey: keys.user,
    queryFn: async () => (await call('GET /api/user.php', {})).user,
    staleTime: minute,
  });

/** Another one's profile page, or one's own as others see it. */
export const memberQuery = (call: Call, id: string) =>
  queryOptions({
    queryKey: keys.member(id),
    queryFn: async () => (await call('GET /api/member.php', { id })).member,
    staleTime: 30_000,
  });
