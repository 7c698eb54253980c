import { queryOptions } from '@tanstack/react-query';
import type { AdminCallOutput } from '@vonk/contract/admin/api';
import type { AdminCall } from '../../api/call.ts';
import { adminKeys } from '../../api/keys.ts';

/** Which conversation: the site's number and its id. */
export interface One {
  site: number;
  id: string;
}

/** Read again each half minute: members write, and colleagues answer. */
const againMilliseconds = 30_000;
/** While one waits for a member to read or to write. */
const soonMilliseconds = 8000;

/** What waits, as it was read. */
export type InboxRead = AdminCallOutput<'GET /api/admin/inbox'> & {
  /** When the list was asked for, in milliseconds since 1970. */
  readonly askedAt: number;
};

export const inboxQuery = (call: AdminCall, site: number) =>
  queryOptions({
    queryKey: adminKeys.inbox(site),
    queryFn: async () => {
      const askedAt = Date.now();
      return { ...(await call('GET /api/admin/inbox', { site })), askedAt };
    },
    refetchInterval: againMilliseconds,
  });

/** A conversation, which one has to oneself from then on. Each reading stands in the log, so none is made by itself. */
export const talkQuery = (call: AdminCall, one: One) =>
  queryOptions({
    queryKey: adminKeys.talk(one.site, one.id),
    queryFn: async () => (await call('POST /api/admin/inbox-open', one)).talk,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** How the conversation stands by now, without what was said. */
export const talkStateQuery = (call: AdminCall, one: One) =>
  queryOptions({
    queryKey: adminKeys.talkState(one.site, one.id),
    queryFn: () => call('GET /api/admin/inbox-state', one),
    refetchInterval: ({ state }) => (state.error ? false : soonMilliseconds),
    gcTime: 0,
    retry: false,
  });
