import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { keys } from '../../../api/keys.ts';
import { useLiveEvents } from '../../../api/live.tsx';
import { createLiveHandlers } from './live-handlers.ts';
import { createOutbox } from './outbox.ts';

const message = {
  seq: 4,
  key: 'k',
  kind: 'text',
  body: 'Hoi',
  data: null,
  created_at: '2026-11-21T12:04:00+00:00',
} as const;
const told = { ...message, conversation: 'a', profile: 'b' };

/** What a tab holds that has two unread messages of a conversation and one of another. */
function open() {
  const queryClient = new QueryClient();
  const conversation = { id: 'a', messages: [], held: [], num_unread_messages: 2, composer: 'open' };
  const chat = (id: string, unread: number) => ({
    id,
    num_unread_messages: unread,
    last_message_at: '2026-11-21T12:03:00.000Z',
  });
  queryClient.setQueryData<unknown>(keys.conversation('a'), conversation);
  queryClient.setQueryData<unknown>(keys.chats, { chats: [chat('b', 1), chat('a', 2)], unread_total: 3, next: null });
  queryClient.setQueryData<unknown>(keys.user, { credits: 10, free_credits: 2 });
  const outbox = createOutbox(undefined);
  const handlers = createLiveHandlers({ queryClient, outbox, perMessage: 1, refetchSoon() {}, received() {} });
  const unread = () => [
    queryClient.getQueryData(keys.conversation('a'))?.num_unread_messages,
    queryClient.getQueryData(keys.chats)?.chats.find(({ id }) => id === 'a')?.num_unread_messages,
    queryClient.getQueryData(keys.chats)?.unread_total,
  ];
  return { queryClient, outbox, handlers, unread };
}

test('conversation, list and badge count what is unread alike, however often they are told', () => {
  const { handlers, unread } = open();
  for (let times = 0; times < 2; times += 1) handlers.message?.({ ...told, mine: false, unread: 3 });
  expect(unread()).toEqual([3, 3, 4]);
  handlers.message?.({ ...told, seq: 5, kind: 'notice', body: '', mine: false, unread: 4 });
  expect(unread()).toEqual([4, 4, 5]);
  handlers.read?.({ conversation: 'a', seq: 5, unread: 0 });
  expect(unread()).toEqual([0, 0, 1]);
});

test('what one wrote on another device leaves the unread as they were, and its price is taken over', () => {
  const { handlers, outbox, queryClient, unread } = open();
  outbox.add({ key: 'k', profile: 'b', text: 'Hoi', createdAt: message.created_at, state: 'pending' });
  handlers.message?.({ ...told, mine: true, price: 1, credits: 9, free_credits: 1 });
  expect(unread()).toEqual([2, 2, 3]);
  expect(outbox.all()).toEqual([]);
  expect(queryClient.getQueryData(keys.user)).toMatchObject({ credits: 9, free_credits: 1, free_messages: 1 });
});

/** Never run: what must not compile. */
export function useWrongly(): void {
  // @ts-expect-error -- no such kind
  useLiveEvents({ mesage() {} });
  // @ts-expect-error -- no such kind beside one there is
  useLiveEvents({ account() {}, mesage() {} });
  // @ts-expect-error -- a field that this kind has not
  useLiveEvents({ chat_removed: ({ seq }) => seq });
  // @ts-expect-error -- another kind's payload
  useLiveEvents({ receipt: (payload: { profile: string }) => payload });
}
