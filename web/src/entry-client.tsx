import { hydrateRoot } from 'react-dom/client';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import type { Locale } from '@vonk/contract/locales';
import { noteEarlyInput } from './api/early-input.ts';
import { createCaller } from './api/call.ts';
import type { PageFacts } from './api/context.ts';
import { reloadWhenFilesAreGone } from './reload-once.ts';
import { createAppRouter } from './router.tsx';
import { createTextStore } from './texts/store.ts';

reloadWhenFilesAreGone();

const texts = createTextStore(document.documentElement.lang as Locale);
const call = createCaller({
  send: (path, init) => fetch(path, init),
  onLoggedOut: () => void router.options.context.queryClient.setQueryData(['user'], null),
  maxRetries: 5,
});
const router = createAppRouter({ call, texts, page: pageFacts() });

// The texts must be there before hydration: the server rendered with them.
const namespaces = router.matchRoutes(router.latestLocation).flatMap((match) => match.staticData.texts ?? []);
await texts.load(['shell', ...namespaces]);
noteEarlyInput();
hydrateRoot(document, <RouterClient router={router} />);

/** What the server wrote into the document, so that React finds it unchanged. */
function pageFacts(): PageFacts {
  const theme = document.querySelector<HTMLStyleElement>('style[data-theme-of-host]');
  return { origin: location.origin, nonce: theme?.nonce ?? '', themeCss: theme?.textContent ?? '' };
}
