import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ShownPhoto } from '@vonk/contract/photos';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { keys } from '../../api/keys.ts';
import { LinkButton } from '../../ui/actions/button.tsx';
import { LockIcon } from '../../ui/icons.ts';
import type { FictionalText } from '../../ui/people/fictional-mark.tsx';
import { PhotoViewer } from '../../ui/viewer/photo-viewer.tsx';

type MemberPhotosProps = {
  photos: readonly ShownPhoto[];
  name: string;
  /** Which photo is shown; undefined: closed. */
  at: number | undefined;
  onMove: (at: number | undefined) => void;
  fictional: FictionalText | undefined;
  renderActions: ((photo: string) => ReactNode) | undefined;
};

/** The photos of a profile over the whole screen. */
export function MemberPhotos({ photos, name, at, onMove, fictional, renderActions }: MemberPhotosProps) {
  const t = useTranslations('members');
  const shell = useTranslations('shell');
  const queryClient = useQueryClient();
  const photo = at === undefined ? undefined : photos[at];
  // Its address has ended: the page lay open for hours (T83).
  const readAnew = () => void queryClient.invalidateQueries({ queryKey: keys.members });
  return (
    <PhotoViewer
      title={t('photos', { name })}
      closeLabel={shell('close')}
      steps={{
        count: t('photoCount', { at: String((at ?? 0) + 1), all: String(photos.length) }),
        previous: t('previousPhoto'),
        next: t('nextPhoto'),
      }}
      photos={photos.map(({ id, full, card, alt, locked }, index) => ({
        id,
        src: (locked ? undefined : full) ?? card,
        alt: alt || t('photo', { at: String(index + 1), name }),
        ...(locked ? { lock: <Lock /> } : {}),
      }))}
      at={at}
      onMove={onMove}
      onBroken={readAnew}
      fictional={fictional}
      actions={photo && renderActions?.(photo.id)}
    />
  );
}

function Lock() {
  const t = useTranslations('members');
  return (
    <>
      <LockIcon />
      <LinkButton link={<Link to="/premium" />}>{t('howItWorks')}</LinkButton>
    </>
  );
}
