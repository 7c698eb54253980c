import { type ComponentType, createElement, useEffect, useState } from 'react';
import { useApp, useUser } from '../../api/use-app.ts';
import { type Install, useInstall } from '../../features/install/use-install.ts';

/** At the foot of a member's screens: the offer of the app, fetched only where this browser can take it. */
export function InstallSlot() {
  const { texts } = useApp();
  const isMember = useUser() !== null;
  const install = useInstall();
  const isOffered = isMember && install.way !== undefined;
  const [Hint, setHint] = useState<ComponentType<Install> | null>(null);
  useEffect(() => {
    if (!isOffered) return;
    void Promise.all([import('../../features/install/install-hint.tsx'), texts.load(['device'])]).then(
      ([{ InstallHint }]) => setHint(() => InstallHint),
    );
  }, [isOffered, texts]);
  return isOffered && Hint ? createElement(Hint, install) : null;
}
