import { useQuery } from '@tanstack/react-query';
import type { SentPhoto } from '@vonk/contract/chat';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApp } from '../../../api/use-app.ts';
import { VeiledPhoto } from '../../../ui/people/locked-photo.tsx';
import { Photo } from '../../../ui/people/photo.tsx';
import { photoFilesQuery } from './photo-files.ts';

/**
 * A photo in a conversation: one's own as it is, another's blurred until it is tapped; then it leads to its full size.
 */
export function SharedPhoto({ photo, isOwn, name }: { photo: SentPhoto; isOwn: boolean; name: string }) {
  const t = useTranslations('chat');
  const { call } = useApp();
  const [isOpen, setOpen] = useState(isOwn);
  const { data: files, refetch } = useQuery(photoFilesQuery(call, photo.id));
  const alt = isOwn ? t('photoOfYou') : t('photoOf', { name });
  // Its address ended, or the photo is gone: the answer tells.
  const onError = () => void refetch();
  if (files === null) return <p className="photo-gone">{t('photoGone')}</p>;
  if (!isOpen)
    return (
      <VeiledPhoto
        photo={{ src: files?.blur, alt: '', onError }}
        label={t('photoReveal', { name })}
        caption={t('photoVeiled')}
        onReveal={() => setOpen(true)}
      />
    );
  return (
    <a href={files?.full} target="_blank" rel="noreferrer">
      <Photo photo={{ src: files?.card, alt, onError }} />
    </a>
  );
}
