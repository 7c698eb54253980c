import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import type { CallOutput } from '@vonk/contract/api';
import type { OwnPhoto } from '@vonk/contract/photos';
import { type DragEvent, useCallback, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLiveEvent } from '../../api/live.tsx';
import { useApp, useUser } from '../../api/use-app.ts';
import { classes } from '../../ui/classes.ts';
import { MainIcon, MoreIcon, RemoveIcon } from '../../ui/icons.ts';
import { Menu, MenuButton } from '../../ui/overlay/menu.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { AddPhotoTile, PhotoTile, type PhotoTileState } from '../../ui/people/photo-tile.tsx';
import { photosQuery } from './queries.ts';
import { useUploads } from './use-uploads.ts';

const accept = 'image/jpeg,image/png,image/webp,image/heic,image/heif,.heic';

/** My photos, each with its state, and the place to add one: by choosing, by camera or by dropping (PHOTO-1, PHOTO-2). */
export function PhotoSet() {
  const t = useTranslations('photos');
  const { call } = useApp();
  const user = useUser();
  const { data } = useSuspenseQuery(photosQuery(call));
  const { uploads, add, drop, previewOf } = useUploads();
  const [isOver, setOver] = useState(false);
  const { makeMain, remove } = useChanges();
  usePhotoEvents();
  const used =
    data.photos.filter(({ state }) => state !== 'removed' && state !== 'failed').length +
    uploads.filter(({ error }) => error === undefined).length;
  const isFull = used >= data.limit;
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const files = [...event.dataTransfer.files];
    if (files.length > 0 && !isFull) add(files);
  };
  return (
    <div
      onDragOver={(event) => event.preventDefault()}
      onDragEnter={() => setOver(true)}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <ul className={classes('photo-set', isOver && 'photo-set-over')}>
        {data.photos.map((photo, at) => (
          <li key={photo.id}>
            <Tile photo={photo} at={at + 1} preview={previewOf(photo.id)} onMain={makeMain} onRemove={remove} />
          </li>
        ))}
        {uploads.map(({ key, preview, percent, error }) => (
          <li key={key}>
            <PhotoTile
              photo={{ src: preview, alt: '' }}
              state={
                error === undefined
                  ? { is: 'uploading', percent, label: t('uploading', { percent: String(percent) }) }
                  : { is: 'removed', reason: error, again: { label: t('dismiss'), onPress: () => drop(key) } }
              }
            />
          </li>
        ))}
        {!isFull && (
          <li>
            <AddPhotoTile
              label={t('add')}
              detail={t('count', { used: String(used), limit: String(data.limit) })}
              accept={accept}
              onFiles={add}
            />
          </li>
        )}
      </ul>
      <p className="photo-set-note">{isFull ? t('full', { limit: String(data.limit) }) : t('rules')}</p>
      {!user?.paid_user && <p className="photo-set-note">{t('limitFree', { limit: data.limit })}</p>}
    </div>
  );
}

type TileProps = { photo: OwnPhoto; at: number; preview: string | undefined; onMain: (id: string) => void; onRemove: (id: string) => void };

function Tile({ photo, at, preview, onMain, onRemove }: TileProps) {
  const t = useTranslations('photos');
  const { id, state, is_main: isMain } = photo;
  return (
    <PhotoTile
      photo={{ src: photo.card ?? preview, alt: t('mine', { at: String(at) }) }}
      state={useTileState(photo, onRemove)}
      actions={
        state !== 'uploading' && (
          <Menu label={t('options', { at: String(at) })} trigger={<MoreIcon />}>
            {state === 'active' && !isMain && (
              <MenuButton icon={<MainIcon />} onPress={() => onMain(id)}>
                {t('makeMain')}
              </MenuButton>
            )}
            <MenuButton danger icon={<RemoveIcon />} onPress={() => onRemove(id)}>
              {t('remove')}
            </MenuButton>
          </Menu>
        )
      }
    />
  );
}

function useTileState({ id, state, reason, is_main: isMain }: OwnPhoto, onRemove: (id: string) => void): PhotoTileState {
  const t = useTranslations('photos');
  if (state === 'active') return { is: 'active', label: isMain ? t('main') : undefined };
  if (state === 'under_inspection') return { is: 'waiting', label: t('waiting') };
  if (state === 'uploading') return { is: 'waiting', label: t('processing') };
  return { is: 'removed', reason: t(`reason.${reason ?? 'photo_broken'}`), again: { label: t('dismiss'), onPress: () => onRemove(id) } };
}

type Photos = CallOutput<'GET /api/photos.php'>;

function useChanges() {
  const t = useTranslations('photos');
  const { call } = useApp();
  const queryClient = useQueryClient();
  const toast = useToast();
  const onSuccess = (photos: Photos) => {
    queryClient.setQueryData(['photos'], photos);
    for (const key of ['user', 'profile', 'member']) void queryClient.invalidateQueries({ queryKey: [key] });
  };
  const onError = (error: Error) => toast({ kind: 'error', text: error.message });
  const main = useMutation({ mutationFn: (photo: string) => call('PUT /api/photo.php', { photo, main: true }), onSuccess, onError });
  const removal = useMutation({
    mutationFn: (photo: string) => call('DELETE /api/photo.php', { photo }),
    onSuccess: (photos) => {
      onSuccess(photos);
      toast({ text: t('removed') });
    },
    onError,
  });
  return { makeMain: main.mutate, remove: removal.mutate };
}

/** Follows each photo from upload over inspection to the card, without reloading. */
function usePhotoEvents(): void {
  const queryClient = useQueryClient();
  useLiveEvent(
    'photo',
    useCallback(() => {
      for (const key of ['photos', 'user', 'profile', 'member']) void queryClient.invalidateQueries({ queryKey: [key] });
    }, [queryClient]),
  );
}
