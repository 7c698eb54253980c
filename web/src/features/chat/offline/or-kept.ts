import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { CallError } from '../../../api/call.ts';
import { keys } from '../../../api/keys.ts';
import type { Kept } from './kept-chats.ts';

type Chapter = typeof import('./kept-chats.ts');

/**
 * What the server answers; without an answer what this device keeps, where that is newer than what the page holds (X5).
 */
export async function orKept<Value>(
  { client, queryKey }: { client: QueryClient; queryKey: QueryKey },
  fetchIt: () => Promise<Value>,
  read: (kept: Chapter, memberId: string) => Promise<Kept<Value> | undefined>,
): Promise<Value> {
  try {
    return await fetchIt();
  } catch (error) {
    const memberId = client.getQueryData(keys.user)?.id;
    if (!(error instanceof CallError) || error.code !== 'offline' || memberId === undefined) throw error;
    const kept = await read(await import('./kept-chats.ts'), memberId);
    if (!kept || kept.at < (client.getQueryState(queryKey)?.dataUpdatedAt ?? 0)) throw error;
    return kept.value;
  }
}
