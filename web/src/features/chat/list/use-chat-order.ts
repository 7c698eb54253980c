import type { Chat } from '@vonk/contract/chat';
import { useEffect, useState } from 'react';

const name = 'chats:unread-first';

/**
 * The list as the member wants it: those whose name holds what is searched, and the unread ones first if chosen
 * (CHAT-9).
 */
export function useChatOrder(chats: readonly Chat[]) {
  const [searched, setSearched] = useState('');
  const [isUnreadFirst, setUnreadFirst] = useState(false);
  useEffect(() => setUnreadFirst(localStorage.getItem(name) === '1'), []);
  const wanted = searched.trim().toLocaleLowerCase();
  const found = chats.filter(({ profile }) => profile.name.toLocaleLowerCase().includes(wanted));
  const isUnread = ({ num_unread_messages: unread }: Chat) => unread > 0;
  return {
    shown: isUnreadFirst ? [...found.filter(isUnread), ...found.filter((chat) => !isUnread(chat))] : found,
    searched,
    search: setSearched,
    isUnreadFirst,
    toggleUnreadFirst() {
      setUnreadFirst(!isUnreadFirst);
      try {
        localStorage.setItem(name, isUnreadFirst ? '0' : '1');
      } catch {
        // Without storage the choice lasts as long as the page.
      }
    },
  };
}
