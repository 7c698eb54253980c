import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { minute } from '@vonk/contract/durations';
import type { NotificationChoices } from '@vonk/contract/notifications';
import { keys } from '../../api/keys.ts';
import type { Call } from '../../api/call.ts';

/** What is switched on and off; what is paused is ended by a press of its own. */
export type NotificationSwitches = Omit<NotificationChoices, 'mail_paused_until'>;

/** What the member wants to be told of. */
export const choicesQuery = (call: Call) =>
  queryOptions({
    queryKey: keys.notifications,
    queryFn: () => call('GET /api/notifications.php', {}),
    staleTime: minute,
  });

/** What the member was told outside the site, newest first, page by page. */
export const toldQuery = (call: Call) =>
  infiniteQueryOptions({
    queryKey: keys.told,
    queryFn: ({ pageParam }) => call('GET /api/tellings.php', pageParam === undefined ? {} : { after: pageParam }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 5_000,
  });

/** Who may find the member. */
export const privacyQuery = (call: Call) =>
  queryOptions({ queryKey: keys.privacy, queryFn: () => call('GET /api/privacy.php', {}), staleTime: minute });

/** What leaving means in money. */
export const leavingQuery = (call: Call) =>
  queryOptions({ queryKey: keys.leaving, queryFn: () => call('GET /api/leave.php', {}), staleTime: minute });

/** Whom the member blocked. */
export const blocksQuery = (call: Call) =>
  queryOptions({
    queryKey: keys.blocks,
    queryFn: async () => (await call('GET /api/blocks.php', {})).blocked,
    staleTime: minute,
  });

/** When the member's messages were read because of a report. */
export const looksQuery = (call: Call) =>
  queryOptions({
    queryKey: keys.reportLooks,
    queryFn: async () => (await call('GET /api/report-looks.php', {})).looks,
    staleTime: minute,
  });

/** How the member's verification stands; asked again while somebody is to look at the picture. */
export const verificationQuery = (call: Call) =>
  queryOptions({
    queryKey: keys.verification,
    queryFn: () => call('GET /api/verification.php', {}),
    refetchInterval: ({ state }) => (state.data?.state === 'waiting' ? minute : false),
  });

/** How the member's export stands; asked again while it is being made. */
export const exportQuery = (call: Call) =>
  queryOptions({
    queryKey: keys.export,
    queryFn: () => call('GET /api/export.php', {}),
    refetchInterval: ({ state }) => (state.data?.state === 'making' ? 3000 : false),
  });
