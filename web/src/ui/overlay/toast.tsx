import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { TextButton } from '../actions/button.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { CloseIcon, DoneIcon, ErrorIcon, InfoIcon } from '../icons.ts';

export type ToastMessage = {
  text: string;
  kind?: 'done' | 'info' | 'error' | undefined;
  /** One thing to do about it: undo, retry. */
  action?: { label: string; onPress: () => void } | undefined;
};

type ShowToast = (message: ToastMessage) => void;

const ToastContext = createContext<ShowToast>(() => undefined);

/**
 * Shows a message for 6 seconds, an error until it is closed; a new one takes the place of the last. Never the only
 * place of an error.
 */
export function useToast(): ShowToast {
  return useContext(ToastContext);
}

const shownMs = 6000;

/** Wraps the app and shows its toasts, one at a time, above any dialog. */
export function ToastRegion({
  label,
  closeLabel,
  children,
}: {
  label: string;
  closeLabel: string;
  children: ReactNode;
}) {
  const [current, setCurrent] = useState<{ id: number; message: ToastMessage }>();
  const show = useCallback<ShowToast>((message) => setCurrent((last) => ({ id: (last?.id ?? 0) + 1, message })), []);
  const close = useCallback(() => setCurrent(undefined), []);
  const region = useTopLayer(current?.id);
  const toast = current && <Toast key={current.id} message={current.message} closeLabel={closeLabel} onClose={close} />;
  const isError = current?.message.kind === 'error';
  return (
    <ToastContext value={show}>
      {children}
      <section ref={region} className="toast-region" aria-label={label} popover="manual">
        <div role="status">{!isError && toast}</div>
        <div role="alert">{isError && toast}</div>
      </section>
    </ToastContext>
  );
}

/** Takes the region above whatever was opened last, as only the top layer covers a dialog. */
function useTopLayer(shown: number | undefined) {
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = region.current;
    if (shown === undefined || !element) return;
    element.showPopover();
    return () => element.hidePopover();
  }, [shown]);
  return region;
}

const icons = { done: DoneIcon, info: InfoIcon, error: ErrorIcon };

function Toast({ message, closeLabel, onClose }: { message: ToastMessage; closeLabel: string; onClose: () => void }) {
  const { text, kind = 'done', action } = message;
  const [isHeld, setHeld] = useState(false);
  const KindIcon = icons[kind];
  useEffect(() => {
    if (isHeld || kind === 'error') return;
    const timer = setTimeout(onClose, shownMs);
    return () => clearTimeout(timer);
  }, [isHeld, kind, onClose]);
  const hold = useMemo(() => ({ onPointerEnter: () => setHeld(true), onPointerLeave: () => setHeld(false) }), []);
  return (
    <div className="toast" {...hold} onFocus={() => setHeld(true)} onBlur={() => setHeld(false)}>
      <KindIcon />
      <p className="toast-text">
        {text}{' '}
        {action && (
          <TextButton
            onClick={() => {
              action.onPress();
              onClose();
            }}
          >
            {action.label}
          </TextButton>
        )}
      </p>
      <IconButton label={closeLabel} icon={<CloseIcon />} onClick={onClose} />
    </div>
  );
}
