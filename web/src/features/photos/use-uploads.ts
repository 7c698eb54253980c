import { useQueryClient } from '@tanstack/react-query';
import { maxPhotoBytes } from '@vonk/contract/photos';
import { useCallback, useState } from 'react';
import { useTranslations } from 'use-intl';
import { v7 as newKey } from 'uuid';
import { keys } from '../../api/keys.ts';
import { CallError } from '../../api/call.ts';
import { sendWithProgress } from '../../api/sending/send-with-progress.ts';
import { useApp } from '../../api/use-app.ts';

export interface Upload {
  readonly key: string;
  /** The file itself, shown while the server has none yet. */
  readonly preview: string;
  readonly percent: number;
  /** Why it did not arrive. */
  readonly error: string | undefined;
}

/** Sends chosen files one after another, with progress; a refused one stays with its reason until it is taken away. */
export function useUploads() {
  const t = useTranslations('photos');
  const shell = useTranslations('shell');
  const { call } = useApp();
  const queryClient = useQueryClient();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [previews, setPreviews] = useState<ReadonlyMap<string, string>>(new Map());

  const change = useCallback(
    (key: string, changes: Partial<Upload>) =>
      setUploads((known) => known.map((upload) => (upload.key === key ? { ...upload, ...changes } : upload))),
    [],
  );
  const drop = useCallback((key: string) => setUploads((known) => known.filter((upload) => upload.key !== key)), []);

  const send = async (file: File, { key, preview }: Upload) => {
    if (file.size > maxPhotoBytes) return change(key, { error: t('tooLarge') });
    try {
      const report = sendWithProgress((percent) => change(key, { percent }));
      const { photo } = await call('POST /api/photo.php', {}, { file, send: report });
      setPreviews((known) => new Map(known).set(photo.id, preview));
      queryClient.setQueryData(keys.photos, (known) => known && { ...known, photos: [...known.photos, photo] });
      drop(key);
      void queryClient.invalidateQueries({ queryKey: keys.photos });
    } catch (error) {
      change(key, { error: (error instanceof CallError && error.message) || shell('error.generic') });
    }
  };

  const add = async (files: readonly File[]) => {
    const added = files.map((file) => ({
      file,
      entry: { key: newKey(), preview: URL.createObjectURL(file), percent: 0, error: undefined },
    }));
    setUploads((known) => [...known, ...added.map(({ entry }) => entry)]);
    for (const { file, entry } of added) await send(file, entry);
  };

  return {
    uploads,
    add: (files: readonly File[]) => void add(files),
    drop,
    previewOf: (photo: string) => previews.get(photo),
  };
}
