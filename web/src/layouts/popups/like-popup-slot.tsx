import { type ComponentType, createElement, useEffect, useState } from 'react';
import { hourSeconds } from '@vonk/contract/durations';
import { useApp } from '../../api/use-app.ts';
import { isBusy } from '../../device/is-busy.ts';
import { tidyAddress } from '../../device/tidy-address.ts';

/** An address may ask for the popup after so many seconds and no more. */
const maxSeconds = hourSeconds;
/** How long it waits more where something else is open, or somebody is writing. */
const busyMilliseconds = 5_000;

/** An address asks once, however often the layout comes back. */
let hasShown = false;

/**
 * The popup of a like or a suggestion, for an address that asks for it with `t` seconds; it is fetched when its time
 * has come (LIKE-3).
 */
export function LikePopupSlot({ search }: { search: string }) {
  const { texts } = useApp();
  const seconds = secondsOf(search);
  const [Popup, setPopup] = useState<ComponentType<{ onClose: () => void }> | null>(null);
  useEffect(tidyAddress, []);
  useEffect(() => {
    if (seconds === undefined || hasShown) return;
    let timer: ReturnType<typeof setTimeout>;
    const open = async () => {
      const [{ LikePopup }] = await Promise.all([import('./like-popup.tsx'), texts.load(['likes', 'members'])]);
      hasShown = true;
      setPopup(() => LikePopup);
    };
    const show = () => {
      if (isBusy()) timer = setTimeout(show, busyMilliseconds);
      else void open().catch(() => undefined);
    };
    timer = setTimeout(show, seconds * 1000);
    return () => clearTimeout(timer);
  }, [seconds, texts]);
  return Popup && createElement(Popup, { onClose: () => setPopup(null) });
}

function secondsOf(search: string): number | undefined {
  const text = new URLSearchParams(search).get('t') ?? '';
  const seconds = Number(text);
  return /^\d{1,4}$/.test(text) && seconds <= maxSeconds ? seconds : undefined;
}
