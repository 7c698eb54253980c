import type { SentPhoto } from '@vonk/contract/chat';
import { chatPhotoAddress } from '@vonk/contract/chat-photos';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { VeiledPhoto } from '../../../ui/people/locked-photo.tsx';
import { Photo } from '../../../ui/people/photo.tsx';

/**
 * A photo in a conversation: one's own as it is, another's blurred until it is tapped; then it leads to its full size.
 */
export function SharedPhoto({ photo, isOwn, name }: { photo: SentPhoto; isOwn: boolean; name: string }) {
  const t = useTranslations('chat');
  const [isOpen, setOpen] = useState(isOwn);
  const [isGone, setGone] = useState(false);
  const alt = isOwn ? t('photoOfYou') : t('photoOf', { name });
  if (isGone) return <p className="photo-gone">{t('photoGone')}</p>;
  if (!isOpen)
    return (
      <VeiledPhoto
        photo={{ src: chatPhotoAddress(photo.id, 'blur'), alt: '', onError: () => setGone(true) }}
        label={t('photoReveal', { name })}
        caption={t('photoVeiled')}
        onReveal={() => setOpen(true)}
      />
    );
  return (
    <a href={chatPhotoAddress(photo.id, 'full')} target="_blank" rel="noreferrer">
      <Photo photo={{ src: chatPhotoAddress(photo.id, 'card'), alt, onError: () => setGone(true) }} />
    </a>
  );
}
