import { queryOptions } from '@tanstack/react-query';
import type { CallOutput } from '@vonk/contract/api';
import { maxAskedPhotos } from '@vonk/contract/chat-photos';
import { minute } from '@vonk/contract/durations';
import type { Call } from '../../../api/call.ts';
import { keys } from '../../../api/keys.ts';

/** Where the files of a photo lie for this member; null where it is gone. */
export type PhotoFiles = CallOutput<'GET /api/chat-photo.php'>['photos'][number] | null;

const gatherMilliseconds = 20;

interface Waiting {
  readonly id: string;
  resolve(files: PhotoFiles): void;
  reject(error: unknown): void;
}

const gatherers = new WeakMap<Call, (id: string) => Promise<PhotoFiles>>();

/** Asks for the photos of a screen together, not one by one. */
export function gatherPhotoFiles(call: Call): (id: string) => Promise<PhotoFiles> {
  const known = gatherers.get(call);
  if (known) return known;
  let waiting: Waiting[] = [];
  const ask = async (asked: readonly Waiting[]) => {
    try {
      const ids = [...new Set(asked.map(({ id }) => id))];
      const { photos } = await call('GET /api/chat-photo.php', { photos: ids.join(',') });
      for (const { id, resolve } of asked) resolve(photos.find((photo) => photo.id === id) ?? null);
    } catch (error) {
      for (const { reject } of asked) reject(error);
    }
  };
  const flush = () => {
    const all = waiting;
    waiting = [];
    for (let from = 0; from < all.length; from += maxAskedPhotos) void ask(all.slice(from, from + maxAskedPhotos));
  };
  const gather = (id: string) =>
    new Promise<PhotoFiles>((resolve, reject) => {
      if (waiting.length === 0) setTimeout(flush, gatherMilliseconds);
      waiting.push({ id, resolve, reject });
    });
  gatherers.set(call, gather);
  return gather;
}

export const photoFilesQuery = (call: Call, id: string) =>
  queryOptions({
    queryKey: keys.chatPhotoFiles(id),
    queryFn: () => gatherPhotoFiles(call)(id),
    staleTime: 5 * minute,
  });
