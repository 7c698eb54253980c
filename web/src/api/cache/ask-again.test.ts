import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { askAgainWhenOvertaken } from './ask-again.ts';

test('an answer that was under way takes nothing away that is known since', async () => {
  const queryClient = new QueryClient();
  askAgainWhenOvertaken(queryClient);
  const answers: ((free: number) => void)[] = [];
  const queryKey = ['user'];
  queryClient.setQueryData(queryKey, { free: 3 });
  const asked = queryClient.fetchQuery({
    queryKey,
    queryFn: () => new Promise<{ free: number }>((resolve) => answers.push((free) => resolve({ free }))),
  });
  expect(answers).toHaveLength(1);

  // A message was sent meanwhile; the server had answered before.
  queryClient.setQueryData(queryKey, { free: 2 });
  await expect.poll(() => answers.length).toBe(2);
  answers[0]?.(3);
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(queryClient.getQueryData(queryKey)).toEqual({ free: 2 });
  answers[1]?.(1);
  expect(await asked).toEqual({ free: 1 });
  expect(queryClient.getQueryData(queryKey)).toEqual({ free: 1 });
});
