import { useQuery } from '@tanstack/react-query';
import type { SentPhoto } from '@vonk/contract/chat';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApp } from '../../../api/use-app.ts';
import { TextButton } from '../../../ui/actions/button.tsx';
import { VeiledPhoto } from '../../../ui/people/locked-photo.tsx';
import { Photo } from '../../../ui/people/photo.tsx';
import { useSafety } from '../safety/safety.tsx';
import { photoFilesQuery } from './photo-files.ts';

type SharedPhotoProps = { photo: SentPhoto; seq: number; isOwn: boolean; name: string };

/**
 * A photo in a conversation: one's own as it is, another's blurred until it is tapped, with report and block beside it
 * (T72); then it leads to its full size.
 */
export function SharedPhoto({ photo, seq, isOwn, name }: SharedPhotoProps) {
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
      <>
        <VeiledPhoto
          photo={{ src: files?.blur, alt: '', onError }}
          label={t('photoReveal', { name })}
          caption={t('photoVeiled')}
          onReveal={() => setOpen(true)}
        />
        <WaysOut seq={seq} />
      </>
    );
  return (
    <a href={files?.full} target="_blank" rel="noreferrer">
      <Photo photo={{ src: files?.card, alt, onError }} />
    </a>
  );
}

function WaysOut({ seq }: { seq: number }) {
  const t = useTranslations('chat');
  const { report, block } = useSafety();
  return (
    <p className="bubble-actions px-3 py-2 font-sans text-sm">
      <TextButton onClick={() => report(seq)}>{t('report')}</TextButton>
      <TextButton onClick={block}>{t('blockPerson')}</TextButton>
    </p>
  );
}
