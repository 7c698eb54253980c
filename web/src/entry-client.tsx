import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import type { Locale } from '@vonk/contract/locales';
import { keys } from './api/keys.ts';
import { noteFilledIn } from './device/start/early-input.ts';
import { createCaller } from './api/call.ts';
import type { PageFacts } from './api/context.ts';
import { ignoreStrayPresses } from './ui/actions/stray-press.ts';
import { isRemembered } from './device/cookies.ts';
import { isBeingLeft, noteLeaving } from './api/sending/in-order.ts';
import { createLatePart } from './device/late-part.ts';
import { drawnParts, loadLateParts } from './features/chat/pane/late-parts.ts';
import { awaitOffer } from './device/start/install-offer.ts';
import { untilTakenOver } from './device/start/taken-over.tsx';
import { reloadForMissing, reloadWhenFilesAreGone } from './device/files/reload-once.ts';
import { createAppRouter } from './router.tsx';
import { createTextStore } from './texts/store.ts';

reloadWhenFilesAreGone();
noteLeaving(window);
awaitOffer();
ignoreStrayPresses(document);

const texts = createTextStore(document.documentElement.lang as Locale, reloadForMissing);
const call = createCaller({
  async send(path, init) {
    const answer = await fetch(path, isBeingLeft() ? { ...init, keepalive: true } : init);
    await untilTakenOver();
    return answer;
  },
  onLoggedOut: () => void router.options.context.queryClient.setQueryData(keys.user, null),
  maxRetries: 5,
  say: (code) => texts.messages().shell?.error[code === 'offline' ? 'offlineTitle' : 'generic'] ?? '',
});
const memberLife = createLatePart(async () => (await import('./layouts/member-life.tsx')).MemberLife);
const router = createAppRouter({ call, texts, memberLife, page: pageFacts() });

void start();

/** Not awaited at the top of this module: the parts it waits for import from it, and would wait for it in turn. */
async function start() {
  // All that the server rendered with must be there before hydration.
  const namespaces = router.matchRoutes(router.latestLocation).flatMap((match) => match.staticData.texts ?? []);
  await Promise.all([
    texts.load(['shell', ...namespaces]),
    document.documentElement.dataset['member'] && memberLife.load(),
    loadLateParts(drawnParts()),
  ]);
  noteFilledIn();
  // In slices: taken over in one go, a long page would be deaf to a press for as long.
  startTransition(() => void hydrateRoot(document, <RouterClient router={router} />));
}

/** What the server wrote into the document, so that React finds it unchanged. */
function pageFacts(): PageFacts {
  const theme = document.querySelector<HTMLStyleElement>('style[data-theme-of-host]');
  return {
    origin: location.origin,
    nonce: theme?.nonce ?? '',
    themeCss: theme?.textContent ?? '',
    remembers: isRemembered,
  };
}
