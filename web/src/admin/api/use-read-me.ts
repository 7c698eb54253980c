import { useRouter } from '@tanstack/react-router';
import { useAdmin } from './context.ts';
import { sessionQuery } from './queries.ts';

/** Reads anew who is logged in, with their sites: after one was made, or got another name or colour. */
export function useReadMe(): () => Promise<void> {
  const { call, queryClient } = useAdmin();
  const router = useRouter();
  return async () => {
    await queryClient.prefetchQuery({ ...sessionQuery(call), staleTime: 0 });
    await router.invalidate();
  };
}
