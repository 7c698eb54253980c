import type { Message } from '@vonk/contract/chat';
import { useMemo } from 'react';
import { createLate, useLate } from '../../../device/late-part.ts';
import { hintOf, type Hint } from './hints.ts';

const hearing = createLate(async () => (await import('@vonk/phrases/hints')).hintsIn);

/**
 * What to be careful with in a message (T119). What hears it is fetched after the chat is there; until then numbers and
 * addresses alone are found.
 */
export function useHint({ body, seq }: Pick<Message, 'body' | 'seq'>, isWanted: boolean): Hint | undefined {
  const hintsIn = useLate(hearing, isWanted);
  return useMemo(() => (isWanted ? hintOf(body, seq, hintsIn) : undefined), [body, seq, isWanted, hintsIn]);
}
