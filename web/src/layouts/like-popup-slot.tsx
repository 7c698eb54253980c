import { useLocation } from '@tanstack/react-router';
import { type ComponentType, createElement, useEffect, useState } from 'react';
import { useApp } from '../api/use-app.ts';

/** An address may ask for the popup after so many seconds and no more. */
const maxSeconds = 3600;
/** How long it waits more where something else is open, or somebody is writing. */
const busyMilliseconds = 5_000;

/** Read before the router tidies the address of a screen that knows no `t`. */
const firstAddress = typeof window === 'undefined' ? '' : window.location.search;

/** The popup of a like or a suggestion, for an address that asks for it with `t` seconds; it is fetched when its time has come (LIKE-3). */
export function LikePopupSlot() {
  const { texts } = useApp();
  const seconds = useAskedSeconds();
  const [Popup, setPopup] = useState<ComponentType<{ onClose: () => void }> | null>(null);
  useEffect(() => {
    if (seconds === undefined) return;
    let timer: ReturnType<typeof setTimeout>;
    const show = () => {
      if (isBusy()) timer = setTimeout(show, busyMilliseconds);
      else
        void Promise.all([import('./like-popup.tsx'), texts.load(['likes', 'members'])]).then(
          ([{ LikePopup }]) => setPopup(() => LikePopup),
          () => undefined,
        );
    };
    timer = setTimeout(show, seconds * 1000);
    return () => clearTimeout(timer);
  }, [seconds, texts]);
  return Popup && createElement(Popup, { onClose: () => setPopup(null) });
}

/** The seconds of the address, which then stand there no more. */
function useAskedSeconds(): number | undefined {
  const { searchStr } = useLocation();
  const [seconds, setSeconds] = useState<number>();
  useEffect(() => {
    const asked = secondsOf(searchStr) ?? secondsOf(firstAddress);
    if (asked === undefined) return;
    setSeconds((known) => known ?? asked);
    const address = new URL(window.location.href);
    if (!address.searchParams.has('t')) return;
    address.searchParams.delete('t');
    window.history.replaceState(window.history.state, '', address);
  }, [searchStr]);
  return seconds;
}

function secondsOf(search: string): number | undefined {
  const text = new URLSearchParams(search).get('t') ?? '';
  const seconds = Number(text);
  return /^\d{1,4}$/.test(text) && seconds <= maxSeconds ? seconds : undefined;
}

const isBusy = () => document.querySelector('dialog[open]') !== null || document.activeElement?.matches('input, textarea, select') === true;
