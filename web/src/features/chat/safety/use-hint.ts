import type { Message } from '@vonk/contract/chat';
import { useMemo } from 'react';
import { createLate, useLate } from '../../../device/late-part.ts';
import { afterTouch } from './after-touch.ts';
import { hintOf, type Hint } from './hints.ts';

/** How long a chat that nobody touches is left to itself: reading the first words takes that long. */
const calmMilliseconds = 3000;

const hearing = createLate(async () => {
  await afterTouch(calmMilliseconds);
  return (await import('@vonk/phrases/hints')).hintsIn;
});

/**
 * What to be careful with in a message (T119). What hears it weighs as much as half of the app, and is fetched at the
 * first touch of the chat, or after three seconds; until then numbers and addresses alone are found.
 */
export function useHint({ body, seq }: Pick<Message, 'body' | 'seq'>, isWanted: boolean): Hint | undefined {
  const hintsIn = useLate(hearing, isWanted);
  return useMemo(() => (isWanted ? hintOf(body, seq, hintsIn) : undefined), [body, seq, isWanted, hintsIn]);
}
