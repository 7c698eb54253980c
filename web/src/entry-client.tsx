import { hydrateRoot } from 'react-dom/client';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import type { Locale } from '@vonk/contract/locales';
import { noteEarlyInput } from './api/early-input.ts';
import { createCaller } from './api/call.ts';
import { createAppRouter } from './router.tsx';
import { createTextStore } from './texts/store.ts';

const texts = createTextStore(document.documentElement.lang as Locale);
const call = createCaller({
  send: (path, init) => fetch(path, init),
  onLoggedOut: () => void router.options.context.queryClient.setQueryData(['user'], null),
  maxRetries: 5,
});
const router = createAppRouter({ call, texts, page: { origin: location.origin, nonce: '', themeCss: '' } });

// The texts must be there before hydration: the server rendered with them.
const namespaces = router.matchRoutes(router.latestLocation).flatMap((match) => match.staticData.texts ?? []);
await texts.load(['shell', ...namespaces]);
noteEarlyInput();
hydrateRoot(document, <RouterClient router={router} />);
