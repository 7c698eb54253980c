import { useSuspenseQuery } from '@tanstack/react-query';
import type { OwnPhoto } from '@vonk/contract/photos';
import { type DragEvent, lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApp, useUser } from '../../api/use-app.ts';
import { classes } from '../../ui/classes.ts';
import { AddPhotoTile, PhotoTile } from '../../ui/people/photo-tile.tsx';
import { OwnPhotoTile } from './own-photo-tile.tsx';
import { photosQuery } from './queries.ts';
import { usePhotoChanges, usePhotoEvents } from './use-photo-changes.ts';
import { usePhotoOrder } from './use-photo-order.ts';
import { type Upload, useUploads } from './use-uploads.ts';

const PhotoEditor = lazy(async () => ({ default: (await import('./photo-editor.tsx')).PhotoEditor }));
const RemovalDialog = lazy(async () => ({ default: (await import('./removal-dialog.tsx')).RemovalDialog }));

const accept = 'image/jpeg,image/png,image/webp,image/heic,image/heif,.heic';

/**
 * My photos, each with its state, in the order others see them, and the place to add some: by choosing, by camera or by
 * dropping (PHOTO-1, PHOTO-2).
 */
export function PhotoSet() {
  const t = useTranslations('photos');
  const { call } = useApp();
  const user = useUser();
  const { data } = useSuspenseQuery(photosQuery(call));
  const { uploads, add, drop, previewOf } = useUploads();
  const [spoken, setSpoken] = useState('');
  const dialog = usePhotoDialog(data.photos);
  const { makeMain, keepOrder, remove } = usePhotoChanges();
  const say = (place: number) => setSpoken(t('moved', { at: String(place), all: String(data.photos.length) }));
  const { handleOf, step, placeOf, isDragged } = usePhotoOrder(data.photos, { keep: keepOrder, say });
  usePhotoEvents();
  const used = data.photos.filter(isCounted).length + uploads.filter(({ error }) => error === undefined).length;
  const isFull = used >= data.limit;
  return (
    <DropPlace onFiles={isFull ? undefined : add}>
      <ul className="photo-set">
        {data.photos.map((photo, at) => (
          <li
            key={photo.id}
            data-photo={photo.id}
            className={classes(isDragged(photo.id) && 'photo-dragged')}
            style={placeOf(photo.id) === undefined ? undefined : { order: placeOf(photo.id) }}
          >
            <OwnPhotoTile
              photo={photo}
              place={{ at: at + 1, all: data.photos.length }}
              preview={previewOf(photo.id)}
              handle={handleOf(photo.id)}
              onStep={(by) => step(photo.id, by)}
              onMain={() => makeMain(photo.id)}
              onRemove={() => remove(photo.id)}
              onOpen={() => dialog.open(photo.id)}
            />
          </li>
        ))}
        {uploads.map((upload) => (
          <li key={upload.key}>
            <UploadTile upload={upload} onDrop={() => drop(upload.key)} />
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
      <p role="status" className="sr-only">
        {spoken}
      </p>
      {dialog.shown(remove)}
    </DropPlace>
  );
}

/** Editing a photo, or reading why it is gone: the one dialog that fits its state. */
function usePhotoDialog(photos: readonly OwnPhoto[]) {
  const [opened, setOpened] = useState<string>();
  const photo = photos.find(({ id }) => id === opened);
  const close = () => setOpened(undefined);
  const shown = (remove: (id: string) => void) =>
    photo && (
      <Suspense>
        {photo.statement ? (
          <RemovalDialog photo={photo} onClose={close} onDismiss={() => remove(photo.id)} />
        ) : (
          <PhotoEditor photo={photo} onClose={close} />
        )}
      </Suspense>
    );
  return { open: setOpened, shown };
}

/** Takes files that are dropped on it. */
function DropPlace({ onFiles, children }: { onFiles: ((files: File[]) => void) | undefined; children: ReactNode }) {
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const files = [...event.dataTransfer.files];
    if (files.length > 0) onFiles?.(files);
  };
  return (
    <div
      className={classes(isOver && 'photo-set-over')}
      onDragOver={(event) => event.preventDefault()}
      onDragEnter={() => setOver(true)}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {children}
    </div>
  );
}

const isCounted = ({ state }: OwnPhoto): boolean => state !== 'removed' && state !== 'failed';

function UploadTile({ upload: { preview, percent, error }, onDrop }: { upload: Upload; onDrop: () => void }) {
  const t = useTranslations('photos');
  return (
    <PhotoTile
      photo={{ src: preview, alt: '' }}
      state={
        error === undefined
          ? { is: 'uploading', percent, label: t('uploading', { percent: String(percent) }) }
          : { is: 'removed', reason: error, again: { label: t('dismiss'), onPress: onDrop } }
      }
    />
  );
}
