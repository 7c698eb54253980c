import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ShownPhoto } from '@vonk/contract/photos';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { keys } from '../../api/keys.ts';
import { LinkButton } from '../../ui/actions/button.tsx';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { BackIcon, CloseIcon, LockIcon, OnwardIcon } from '../../ui/icons.ts';
import { FictionalMark, type FictionalText } from '../../ui/people/fictional-mark.tsx';
import { useZoom } from './use-zoom.ts';

type PhotoViewerProps = {
  photos: readonly ShownPhoto[];
  name: string;
  /** Which photo is shown; undefined: closed. */
  at: number | undefined;
  onMove: (at: number | undefined) => void;
  fictional: FictionalText | undefined;
};

/**
 * The photos one at a time and as large as the screen: arrow keys, swiping, pinching, buttons. A locked one says what
 * opens it.
 */
export function PhotoViewer({ photos, name, at, onMove, fictional }: PhotoViewerProps) {
  const t = useTranslations('members');
  const shell = useTranslations('shell');
  const dialog = useRef<HTMLDialogElement>(null);
  const isOpen = at !== undefined;
  const queryClient = useQueryClient();
  // Its address has ended: the page lay open for hours (T83).
  const readAnew = () => void queryClient.invalidateQueries({ queryKey: keys.members });
  const photo = at === undefined ? undefined : photos[at];
  const move = (by: number) => at !== undefined && onMove((at + by + photos.length) % photos.length);
  const press = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') move(1);
    if (key === 'ArrowLeft') move(-1);
  });
  useEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) return;
    element.showModal();
    document.addEventListener('keydown', press);
    return () => {
      document.removeEventListener('keydown', press);
      element.close();
    };
  }, [isOpen]);
  const label = at === undefined ? '' : photo?.alt || t('photo', { at: String(at + 1), name });
  return (
    <dialog ref={dialog} className="viewer" aria-label={t('photos', { name })} onCancel={() => onMove(undefined)}>
      {photo && (
        <>
          <HeldPhoto key={photo.id} photo={photo} label={label} move={move} onBroken={readAnew} />
          <div className="viewer-bar">
            <p role="status">{t('photoCount', { at: String((at ?? 0) + 1), all: String(photos.length) })}</p>
            {fictional && <FictionalMark text={fictional} shape="large-bar" />}
            <IconButton label={shell('close')} icon={<CloseIcon />} onClick={() => onMove(undefined)} />
          </div>
          {photos.length > 1 && (
            <>
              <IconButton
                className="viewer-step viewer-back"
                label={t('previousPhoto')}
                icon={<BackIcon />}
                onClick={() => move(-1)}
              />
              <IconButton
                className="viewer-step viewer-on"
                label={t('nextPhoto')}
                icon={<OnwardIcon />}
                onClick={() => move(1)}
              />
            </>
          )}
        </>
      )}
    </dialog>
  );
}

type HeldPhotoProps = { photo: ShownPhoto; label: string; move: (by: number) => void; onBroken: () => void };

/** One photo in the hand: the next one comes whole again. */
function HeldPhoto({ photo, label, move, onBroken }: HeldPhotoProps) {
  const { zoom, hold } = useZoom(move, photo.locked);
  if (photo.locked)
    return (
      <div className="viewer-photo" {...hold}>
        <LockedView photo={photo} label={label} />
      </div>
    );
  const transform = `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})`;
  return (
    <div className="viewer-photo" {...hold}>
      <img src={photo.full ?? photo.card} alt={label} draggable={false} onError={onBroken} style={{ transform }} />
    </div>
  );
}

function LockedView({ photo, label }: { photo: ShownPhoto; label: string }) {
  const t = useTranslations('members');
  return (
    <div className="viewer-locked">
      <img src={photo.card} alt={label} draggable={false} />
      <div>
        <LockIcon />
        <LinkButton link={<Link to="/premium" />}>{t('howItWorks')}</LinkButton>
      </div>
    </div>
  );
}
