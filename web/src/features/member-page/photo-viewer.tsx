import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ShownPhoto } from '@vonk/contract/photos';
import { useEffect, useEffectEvent, useRef, type PointerEvent } from 'react';
import { useTranslations } from 'use-intl';
import { LinkButton } from '../../ui/actions/button.tsx';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { BackIcon, CloseIcon, LockIcon, OnwardIcon } from '../../ui/icons.ts';
import { FictionalMark, type FictionalText } from '../../ui/people/fictional-mark.tsx';

type PhotoViewerProps = {
  photos: readonly ShownPhoto[];
  name: string;
  /** Which photo is shown; undefined: closed. */
  at: number | undefined;
  onMove: (at: number | undefined) => void;
  fictional: FictionalText | undefined;
};

/** The photos one at a time and as large as the screen: arrow keys, swiping, pinching, buttons. A locked one says what opens it. */
export function PhotoViewer({ photos, name, at, onMove, fictional }: PhotoViewerProps) {
  const t = useTranslations('members');
  const shell = useTranslations('shell');
  const dialog = useRef<HTMLDialogElement>(null);
  const isOpen = at !== undefined;
  const queryClient = useQueryClient();
  // Its address has ended: the page lay open for hours (T83).
  const readAnew = () => void queryClient.invalidateQueries({ queryKey: ['member'] });
  const photo = at === undefined ? undefined : photos[at];
  const move = (by: number) => at !== undefined && onMove((at + by + photos.length) % photos.length);
  const swipe = useSwipe(move);
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
          <div className="viewer-photo" {...swipe}>
            {photo.locked ? (
              <LockedView photo={photo} label={label} />
            ) : (
              <img src={photo.full ?? photo.card} alt={label} draggable={false} onError={readAnew} />
            )}
          </div>
          <div className="viewer-bar">
            <p role="status">{t('photoCount', { at: String((at ?? 0) + 1), all: String(photos.length) })}</p>
            {fictional && <FictionalMark text={fictional} shape="large-bar" />}
            <IconButton label={shell('close')} icon={<CloseIcon />} onClick={() => onMove(undefined)} />
          </div>
          {photos.length > 1 && (
            <>
              <IconButton className="viewer-step viewer-back" label={t('previousPhoto')} icon={<BackIcon />} onClick={() => move(-1)} />
              <IconButton className="viewer-step viewer-on" label={t('nextPhoto')} icon={<OnwardIcon />} onClick={() => move(1)} />
            </>
          )}
        </>
      )}
    </dialog>
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

const farEnough = 60;

/** One finger to the side goes on; two fingers stay the browser's, to pinch. */
function useSwipe(move: (by: number) => void) {
  const startX = useRef<number | undefined>(undefined);
  return {
    onPointerDown: ({ clientX, isPrimary }: PointerEvent) => {
      startX.current = isPrimary ? clientX : undefined;
    },
    onPointerUp: ({ clientX }: PointerEvent) => {
      const far = startX.current === undefined ? 0 : clientX - startX.current;
      startX.current = undefined;
      if (Math.abs(far) > farEnough) move(far > 0 ? -1 : 1);
    },
    onPointerCancel: () => {
      startX.current = undefined;
    },
  };
}
