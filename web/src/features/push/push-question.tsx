import { createElement, useEffect, useState } from 'react';
import { useLiveEvents } from '../../api/live.tsx';
import { useApp, useUser } from '../../api/use-app.ts';
import { isBusy } from '../../device/is-busy.ts';
import { createLatePart, useLatePart } from '../../device/late-part.ts';

const dialog = createLatePart(async () => (await import('./push-question-dialog.tsx')).PushQuestionDialog);

/** How long nothing is written, pressed or open before it comes: what one goes to press is not taken from under it. */
const quietMilliseconds = 3_000;

/**
 * After a message of one's own: whether to be told of the answer (C45). Never on arrival, never over something else.
 */
export function PushQuestion() {
  const user = useUser();
  const { texts } = useApp();
  const [hasSent, setSent] = useState(false);
  const [isAsked, setAsked] = useState(false);
  useLiveEvents({ message: ({ mine }) => mine && document.visibilityState === 'visible' && setSent(true) });
  const mayAsk = hasSent && user !== null && !user.hidden_notices.includes('push');
  useEffect(() => {
    if (!mayAsk || isAsked) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(ask, quietMilliseconds);
    };
    const ask = () => {
      if (isBusy()) wait();
      else void texts.load(['push']).then(() => setAsked(true));
    };
    wait();
    const leaving = new AbortController();
    for (const press of ['pointerdown', 'keydown'])
      document.addEventListener(press, wait, { capture: true, passive: true, signal: leaving.signal });
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [mayAsk, isAsked, texts]);
  const isWanted = mayAsk && isAsked;
  const Dialog = useLatePart(dialog, isWanted);
  return isWanted && Dialog ? createElement(Dialog, { onDone: () => setSent(false) }) : null;
}
