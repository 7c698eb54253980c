import { type ReactNode, type RefObject, type SyntheticEvent, useEffect, useEffectEvent, useRef } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../actions/icon-button.tsx';
import { BackIcon, CloseIcon, OnwardIcon } from '../icons.ts';
import { FictionalMark, type FictionalText } from '../people/fictional-mark.tsx';
import { useZoom } from './use-zoom.ts';

export type ViewedPhoto = {
  id: string;
  src: string;
  /** What is seen, in words: its accessible name. */
  alt: string;
  /** Over a photo that is locked: what opens it. */
  lock?: ReactNode;
};

type PhotoViewerProps = {
  /** Whose photos they are, for a screen reader. */
  title: string;
  closeLabel: string;
  /** Where there are more than one: "2 van 6", and the names of the ways to the others. */
  steps?: { count: string; previous: string; next: string } | undefined;
  photos: readonly ViewedPhoto[];
  /** Which photo is shown; undefined: closed. */
  at: number | undefined;
  onMove: (at: number | undefined) => void;
  /** Its address has ended, or its file is gone. */
  onBroken: () => void;
  fictional?: FictionalText | undefined;
  /** What can be done about the photo that is shown, as reporting it: below it. */
  actions?: ReactNode;
};

/**
 * Photos one at a time and as large as the screen: arrow keys, swiping, pinching, buttons. A locked one says what opens
 * it. It stands outside what opened it, whose own look of pictures would hold for it too; drawn after a press alone.
 */
export function PhotoViewer(props: PhotoViewerProps) {
  const { title, closeLabel, steps, photos, at, onMove, onBroken, fictional, actions } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const photo = at === undefined ? undefined : photos[at];
  const move = (by: number) => at !== undefined && onMove((at + by + photos.length) % photos.length);
  const close = () => onMove(undefined);
  useOpen(dialog, { isOpen: at !== undefined, move });
  const cancel = (event: SyntheticEvent) => {
    if (event.target === event.currentTarget) close();
  };
  return createPortal(
    <dialog ref={dialog} className="viewer" aria-label={title} onCancel={cancel}>
      {photo && (
        <>
          <div className="viewer-bar">
            <p role="status">{steps?.count}</p>
            {fictional && <FictionalMark text={fictional} shape="large-bar" />}
            <IconButton label={closeLabel} icon={<CloseIcon />} onClick={close} />
          </div>
          <div className="viewer-stage">
            <HeldPhoto key={photo.id} photo={photo} move={move} onBroken={onBroken} />
            {steps && photos.length > 1 && <Steps steps={steps} move={move} />}
          </div>
          {actions && <div className="viewer-actions">{actions}</div>}
        </>
      )}
    </dialog>,
    document.body,
  );
}

/** Opens and closes the dialog; the arrow keys go through the photos while no other dialog stands over it. */
function useOpen(
  dialog: RefObject<HTMLDialogElement | null>,
  { isOpen, move }: { isOpen: boolean; move: (by: number) => void },
): void {
  const press = useEffectEvent(({ key, target }: KeyboardEvent) => {
    if (target instanceof Element && target.closest('dialog') !== dialog.current) return;
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
  }, [dialog, isOpen]);
}

type StepsProps = { steps: NonNullable<PhotoViewerProps['steps']>; move: (by: number) => void };

function Steps({ steps, move }: StepsProps) {
  return (
    <>
      <IconButton
        className="viewer-step viewer-back"
        label={steps.previous}
        icon={<BackIcon />}
        onClick={() => move(-1)}
      />
      <IconButton className="viewer-step viewer-on" label={steps.next} icon={<OnwardIcon />} onClick={() => move(1)} />
    </>
  );
}

type HeldPhotoProps = { photo: ViewedPhoto; move: (by: number) => void; onBroken: () => void };

/** One photo in the hand: the next one comes whole again. */
function HeldPhoto({ photo: { src, alt, lock }, move, onBroken }: HeldPhotoProps) {
  const { zoom, hold } = useZoom(move, lock !== undefined);
  if (lock !== undefined)
    return (
      <div className="viewer-photo" {...hold}>
        <div className="viewer-locked">
          <img src={src} alt={alt} draggable={false} />
          <div>{lock}</div>
        </div>
      </div>
    );
  const transform = `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})`;
  return (
    <div className="viewer-photo" {...hold}>
      <img src={src} alt={alt} draggable={false} onError={onBroken} style={{ transform }} />
    </div>
  );
}
