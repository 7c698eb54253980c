import { useQuery } from '@tanstack/react-query';
import type { SentPhoto } from '@vonk/contract/chat';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApp } from '../../../api/use-app.ts';
import { Button, TextButton } from '../../../ui/actions/button.tsx';
import { BlockIcon, ReportIcon } from '../../../ui/icons.ts';
import { VeiledPhoto } from '../../../ui/people/locked-photo.tsx';
import { Photo } from '../../../ui/people/photo.tsx';
import { useEver } from '../../../ui/use-ever.ts';
import { useSafety } from '../safety/safety.tsx';
import { photoFilesQuery } from './photo-files.ts';

/** Loaded when a photo is pressed. */
const PhotoViewer = lazy(async () => ({
  default: (await import('../../../ui/viewer/photo-viewer.tsx')).PhotoViewer,
}));

type SharedPhotoProps = { photo: SentPhoto; seq: number; isOwn: boolean; name: string };

/**
 * A photo in a conversation: one's own as it is, another's blurred until it is tapped, with report and block beside it
 * (T72); then pressing it shows it over the whole screen, where both stand too (T59).
 */
export function SharedPhoto({ photo, seq, isOwn, name }: SharedPhotoProps) {
  const t = useTranslations('chat');
  const { call } = useApp();
  const shell = useTranslations('shell');
  const [isOpen, setOpen] = useState(isOwn);
  const [isLarge, setLarge] = useState(false);
  const wasLarge = useEver(isLarge);
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
    <>
      <button type="button" className="shared-photo" aria-haspopup="dialog" onClick={() => setLarge(true)}>
        <Photo photo={{ src: files?.card, alt, onError }} />
      </button>
      {wasLarge && files && (
        <Suspense>
          <PhotoViewer
            title={alt}
            closeLabel={shell('close')}
            photos={[{ id: photo.id, src: files.full, alt }]}
            at={isLarge ? 0 : undefined}
            onMove={() => setLarge(false)}
            onBroken={onError}
            actions={isOwn ? undefined : <LargeWaysOut seq={seq} />}
          />
        </Suspense>
      )}
    </>
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

function LargeWaysOut({ seq }: { seq: number }) {
  const t = useTranslations('chat');
  const { report, block } = useSafety();
  return (
    <>
      <Button variant="quiet" size="compact" icon={<ReportIcon />} onClick={() => report(seq)}>
        {t('report')}
      </Button>
      <Button variant="quiet" size="compact" icon={<BlockIcon />} onClick={block}>
        {t('blockPerson')}
      </Button>
    </>
  );
}
