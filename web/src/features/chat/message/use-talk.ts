import type { Conversation } from '@vonk/contract/chat';
import type { ProfileKind } from '@vonk/contract/profile';
import { useMemo } from 'react';
import { doKnowEachOther } from './words.tsx';

/** What a message needs to know of its conversation. */
export interface Talk {
  /** The conversation's id. */
  id: string | null;
  /** The other member's. */
  name: string;
  kind: ProfileKind;
  /** Both wrote so much that links may be followed. */
  isTrusted: boolean;
}

/** The same object while nothing of it changes: what else happens in a conversation does not draw its messages anew. */
export function useTalk(conversation: Conversation): Talk {
  const { name, kind } = conversation.profile;
  const { id } = conversation;
  const isTrusted = doKnowEachOther(conversation);
  return useMemo(() => ({ id, name, kind, isTrusted }), [id, isTrusted, kind, name]);
}
