import { type DefaultError, type UseMutationOptions, useMutation as useTanstackMutation } from '@tanstack/react-query';
import { useState } from 'react';

/**
 * TanStack's `useMutation`, whose refusal stands until the next answer is there: taken away at the press, what stands
 * below it would move under a second press, which then falls on something else. Every mutation is made by this one.
 */
export function useMutation<Data = unknown, Failure = DefaultError, Variables = void, Context = unknown>(
  options: UseMutationOptions<Data, Failure, Variables, Context>,
) {
  const mutation = useTanstackMutation(options);
  const error = useStanding(mutation);
  return { ...mutation, error, isError: error !== null };
}

function useStanding<Failure>({ error, isPending }: { error: Failure | null; isPending: boolean }): Failure | null {
  const [last, setLast] = useState(error);
  if (!isPending && error !== last) setLast(() => error);
  return isPending ? last : error;
}
