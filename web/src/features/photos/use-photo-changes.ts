import { useQueryClient } from '@tanstack/react-query';
import type { CallInput, CallOutput } from '@vonk/contract/api';
import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { keys } from '../../api/keys.ts';
import { inOrder } from '../../api/sending/in-order.ts';
import { useLiveEvents } from '../../api/live.tsx';
import { useApp } from '../../api/use-app.ts';
import { useToast } from '../../ui/overlay/toast.tsx';
import { useMutation } from '../../api/sending/use-mutation.ts';

export type Photos = CallOutput<'GET /api/photos.php'>;

/** Takes in how the member's photos stand now, and has everything looked at anew that shows them. */
export function useTakePhotos(): (photos: Photos) => void {
  const queryClient = useQueryClient();
  return useCallback(
    (photos) => {
      queryClient.setQueryData(keys.photos, photos);
      for (const queryKey of [keys.user, keys.profile, keys.members]) void queryClient.invalidateQueries({ queryKey });
    },
    [queryClient],
  );
}

/** Changes that need no dialog: the main photo, the order, removing one. The order is shown before it is kept. */
export function usePhotoChanges() {
  const t = useTranslations('photos');
  const { call } = useApp();
  const queryClient = useQueryClient();
  const toast = useToast();
  const take = useTakePhotos();
  const onError = (error: Error) => {
    toast({ kind: 'error', text: error.message });
    void queryClient.invalidateQueries({ queryKey: keys.photos });
  };
  const change = useMutation({
    mutationFn: (input: CallInput<'PUT /api/photo.php'>) => call('PUT /api/photo.php', input),
    onSuccess: take,
    onError,
  });
  const order = useMutation({
    mutationKey: ordering,
    // One after another: the last order counts.
    mutationFn: (ids: readonly string[]) =>
      inOrder('photo-order', () => call('PUT /api/photos.php', { order: [...ids] })),
    onMutate(ids) {
      // An answer that is under way knows the order of before.
      void queryClient.cancelQueries({ queryKey: keys.photos });
      queryClient.setQueryData(keys.photos, (known) => known && { ...known, photos: arranged(known.photos, ids) });
    },
    onSuccess: (photos) => {
      if (queryClient.isMutating({ mutationKey: ordering }) === 1) take(photos);
    },
    onError,
  });
  const removal = useMutation({
    mutationFn: (photo: string) => call('DELETE /api/photo.php', { photo }),
    onSuccess: (photos) => {
      take(photos);
      toast({ text: t('removed') });
    },
    onError,
  });
  return {
    makeMain: (photo: string) => change.mutate({ photo, main: true }),
    keepOrder: order.mutate,
    remove: removal.mutate,
  };
}

const ordering = ['photo-order'];

const arranged = (photos: Photos['photos'], ids: readonly string[]): Photos['photos'] =>
  photos.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));

/** Follows each photo from upload over inspection to the card, without reloading. */
export function usePhotoEvents(): void {
  const queryClient = useQueryClient();
  useLiveEvents({
    photo() {
      for (const queryKey of [keys.user, keys.profile, keys.members]) void queryClient.invalidateQueries({ queryKey });
      // An order that is being kept answers with the photos itself.
      if (queryClient.isMutating({ mutationKey: ordering }) === 0)
        void queryClient.invalidateQueries({ queryKey: keys.photos });
    },
  });
}
