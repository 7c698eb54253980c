import { type ComponentType, createElement, useEffect, useState } from 'react';
import { keepsChats } from '../device/kept-owner.ts';
import { tellWhenHidden } from '../device/page-hidden.ts';
import { useFreshPhotos } from '../api/photos/use-fresh-photos.ts';
import { useApp, useUser } from '../api/use-app.ts';
import { mustAskConsent } from '../features/account/consent/consent.ts';
import { registerWorker } from '../features/install/register-worker.ts';

/**
 * The service worker, photos whose addresses end, the count of pages that were left, and the one question about a
 * cookie that is not needed; what asks it is fetched only when there is something to ask.
 */
export function DeviceLife() {
  const { texts } = useApp();
  const isGuest = useUser() === null;
  const [Bar, setBar] = useState<ComponentType | null>(null);
  useFreshPhotos();
  useEffect(registerWorker, []);
  useEffect(() => {
    // A session that ended without a logout: what one could read without a connection ends with it.
    if (isGuest && keepsChats())
      void import('../features/chat/offline/kept-chats.ts').then(({ forgetKept }) => forgetKept());
  }, [isGuest]);
  useEffect(tellWhenHidden, []);
  useEffect(() => {
    if (!mustAskConsent()) return;
    void Promise.all([import('../features/account/consent/consent-bar.tsx'), texts.load(['device'])]).then(
      ([{ ConsentBar }]) => setBar(() => ConsentBar),
    );
  }, [texts]);
  return Bar && createElement(Bar);
}
