import { useState } from 'react';

/**
 * What was refused, said until the next answer is there: taken away at the press, the button would move under a second
 * press, which then falls on something else.
 */
export function useStandingError({ error, isPending }: { error: Error | null; isPending: boolean }): Error | null {
  const [last, setLast] = useState(error);
  if (!isPending && error !== last) setLast(error);
  return isPending ? last : error;
}
