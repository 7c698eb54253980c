import { useEffect, useEffectEvent, useId, useRef, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { classes } from '../classes.ts';
import { CloseIcon } from '../icons.ts';
import { focusAfter } from './focus-after.ts';
import { useSheetDrag } from './use-sheet-drag.ts';

type DialogProps = {
  open: boolean;
  /** Escape, backdrop, drag and close button; never called while locked. */
  onClose: () => void;
  title: string;
  closeLabel: string;
  /** The content shows the title itself. */
  hideTitle?: boolean | undefined;
  /** Cannot be left, as while a signup is being sent. */
  locked?: boolean | undefined;
  /** The server's page shows it already, before any script. */
  drawn?: true | undefined;
  /**
   * `wide` for two columns; `corner` is a card in the corner from 992 px that leaves the page usable; `full` covers
   * the whole screen at any width.
   */
  shape?: 'regular' | 'wide' | 'corner' | 'full' | undefined;
  /** Without padding, for content with a picture to the edge. */
  flush?: boolean | undefined;
  /** Buttons below the content: one column on a phone, equal columns on a desktop. */
  footer?: ReactNode;
  children: ReactNode;
};

/**
 * A modal in the middle from 992 px, a bottom sheet below. Native <dialog>: the page behind is inert, and focus returns
 * when it closes, to the page's content where what opened it is gone. Focus starts at the element with
 * `data-autofocus`, or else at the close button.
 */
export function Dialog({
  open,
  onClose,
  title,
  closeLabel,
  hideTitle,
  locked = false,
  drawn,
  shape,
  flush,
  footer,
  children,
}: DialogProps) {
  const titleId = useId();
  const dialog = useOpenDialog({ open, isCorner: shape === 'corner', onEscape: onClose });
  const drag = useSheetDrag(onClose);
  const backdrop = useBackdropPress(onClose);
  const look = classes(
    'dialog',
    shape && `dialog-${shape}`,
    flush && 'dialog-flush',
    locked && 'dialog-locked',
    drawn && 'dialog-drawn',
  );

  // A browser may close a dialog against our will (Escape twice): then it is opened again, or its owner told.
  const afterClose = () => {
    if (!open) return;
    if (locked) dialog.current?.showModal();
    else onClose();
  };
  const cancel = (event: SyntheticEvent) => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    if (!locked) onClose();
  };

  return (
    <dialog
      ref={dialog}
      open={drawn}
      className={look}
      aria-labelledby={titleId}
      onCancel={cancel}
      onClose={afterClose}
      {...(locked ? {} : backdrop)}
    >
      {open && (
        <>
          {!locked && <span className="dialog-grab" {...drag} />}
          <DialogHead
            id={titleId}
            {...{ title, hideTitle, ...(locked ? {} : { close: { label: closeLabel, onClose } }) }}
          />
          {children}
          {footer !== undefined && <div className="dialog-footer">{footer}</div>}
        </>
      )}
    </dialog>
  );
}

type DialogHeadProps = {
  id: string;
  title: string;
  hideTitle?: boolean | undefined;
  close?: { label: string; onClose: () => void };
};

function DialogHead({ id, title, hideTitle, close }: DialogHeadProps) {
  return (
    <div className={classes('dialog-head', hideTitle && 'dialog-head-bare')}>
      <h2 id={id} className={classes(hideTitle && 'sr-only')}>
        {title}
      </h2>
      {close && <IconButton label={close.label} icon={<CloseIcon />} onClick={close.onClose} />}
    </div>
  );
}

const wideEnough = '(min-width: 992px)';

type OpenDialog = { open: boolean; isCorner: boolean; onEscape: () => void };

function useOpenDialog({ open, isCorner, onEscape }: OpenDialog) {
  const dialog = useRef<HTMLDialogElement>(null);
  const escape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) onEscape();
  });
  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    const previous = document.activeElement;
    const close = () => {
      element.close();
      focusAfter(previous);
    };
    if (!isCorner || !matchMedia(wideEnough).matches) {
      // What the server drew open is no modal yet, and only a closed one can become one.
      element.removeAttribute('open');
      element.showModal();
      element.querySelector<HTMLElement>('[data-autofocus]')?.focus();
      return close;
    }
    // A card in the corner comes unasked: `show()` would take the focus from whoever is typing.
    element.open = true;
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('keydown', escape);
      close();
    };
  }, [open, isCorner]);
  return dialog;
}

/** Closes when a press both starts and ends on the backdrop, so that selecting text past the edge does not. */
function useBackdropPress(onClose: () => void) {
  const startedOutside = useRef(false);
  return {
    onPointerDown: (event: MouseEvent<HTMLDialogElement>) => {
      startedOutside.current = isOutside(event);
    },
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      if (startedOutside.current && isOutside(event)) onClose();
      startedOutside.current = false;
    },
  };
}

function isOutside({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLDialogElement>): boolean {
  if (target !== currentTarget) return false;
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
