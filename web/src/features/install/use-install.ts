import { useEffect, useState } from 'react';
import { day } from '@vonk/contract/durations';

/** What Chromium asks before it offers to install a site (not in TypeScript's own list of events). */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

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
  const [way, setWay] = useState<InstallWay>();
  useEffect(() => {
    if (isInstalled() || isRefused()) return;
    if (isSafariPhone()) setWay({ kind: 'safari' });
    const offer = (event: Event) => {
      event.preventDefault();
      setWay({ kind: 'button', install: () => void (event as InstallEvent).prompt().finally(() => setWay(undefined)) });
    };
    addEventListener('beforeinstallprompt', offer);
    return () => removeEventListener('beforeinstallprompt', offer);
  }, []);
  const close = (key: string) => {
    note(key);
    setWay(undefined);
  };
  return { way, later: () => close(laterKey), never: () => close(refusedKey) };
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
