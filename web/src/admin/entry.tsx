import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import type { Locale } from '@vonk/contract/locales';
import { createRoot } from 'react-dom/client';
import { reloadForMissing, reloadWhenFilesAreGone } from '../device/files/reload-once.ts';
import { createTextStore } from '../texts/store.ts';
import { createAdminCaller } from './api/call.ts';
import { createSessionGate } from './api/session-gate.ts';
import { showScheme } from './frame/kept/scheme.ts';
import { createAdminRouter } from './router.tsx';
import './admin.css';

reloadWhenFilesAreGone();
showScheme();

const texts = createTextStore(document.documentElement.lang as Locale, reloadForMissing);
const gate = createSessionGate();
const call = createAdminCaller({
  send: (path, init) => fetch(path, init),
  onLoggedOut: gate.close,
  maxRetries: 2,
  say: (code) => texts.messages().admin?.failed[code] ?? '',
});
const router = createAdminRouter({ call, texts, gate });

const root = document.querySelector('#root');
if (root)
  createRoot(root).render(
    <QueryClientProvider client={router.options.context.queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
