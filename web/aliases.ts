import { fileURLToPath } from 'node:url';

/** What both apps import something else for. */
export const aliases = [
  // Messages are compiled at build time, so the parser stays out of all bundles.
  { find: 'use-intl/format-message', replacement: 'use-intl/format-message/format-only' },
  {
    find: /^\.\.\/createLucideIcon\.mjs$/,
    replacement: fileURLToPath(new URL('./src/ui/line-icon.ts', import.meta.url)),
  },
];
