import { useEffect, useState, useSyncExternalStore } from 'react';
import { day } from '@vonk/contract/durations';
import { installOffer, keepOffer } from '../../device/start/install-offer.ts';

const refusedKey = 'install_refused';
const laterKey = 'install_later';
const laterDays = 30;

/** How this browser installs the site: by our button, by Safari's own menu, or not (or no longer) at all. */
export type InstallWay = { kind: 'button'; install(): void } | { kind: 'safari' } | undefined;

export interface Install {
  readonly way: InstallWay;
  /** Asks again after 30 days. */
  later(): void;
  /** Never asks again on this device. */
  never(): void;
}

/** Whether and how to offer the app; what was refused stays refused on this device. */
export function useInstall(): Install {
  const offer = useSyncExternalStore(installOffer.subscribe, installOffer.read, () => undefined);
  // What this device says is known in the browser alone: the server's page has no hint.
  const [isOpen, setOpen] = useState(false);
  useEffect(() => setOpen(!isInstalled() && !isRefused()), []);
  const close = (key: string) => {
    note(key);
    setOpen(false);
  };
  return { way: isOpen ? wayOf(offer) : undefined, later: () => close(laterKey), never: () => close(refusedKey) };
}

function wayOf(offer: ReturnType<typeof installOffer.read>): InstallWay {
  if (offer) return { kind: 'button', install: () => void offer.prompt().finally(() => keepOffer(undefined)) };
  return isSafariPhone() ? { kind: 'safari' } : undefined;
}

const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches;
const isSafariPhone = (): boolean =>
  /iPhone|iPad/.test(navigator.userAgent) &&
  /Safari/.test(navigator.userAgent) &&
  !/CriOS|FxiOS/.test(navigator.userAgent);

function isRefused(): boolean {
  try {
    const until = Number(localStorage.getItem(laterKey) ?? 0) + laterDays * day;
    return localStorage.getItem(refusedKey) !== null || Date.now() < until;
  } catch {
    // Where nothing can be remembered, nothing may ask again and again.
    return true;
  }
}

function note(key: string): void {
  try {
    localStorage.setItem(key, String(Date.now()));
  } catch {
    // Then `isRefused` says so by itself.
  }
}
