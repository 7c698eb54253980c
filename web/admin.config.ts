import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { aliases } from './aliases.ts';
import { compiledTexts } from './compiled-texts.ts';
import { directIcons } from './direct-icons.ts';
import { pureContract } from './pure-contract.ts';

/** The back-office: a build of its own, so that a member's page can have nothing of it. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/admin/',
  plugins: [compiledTexts('admin'), directIcons(), pureContract(), react(), tailwindcss()],
  resolve: { alias: aliases },
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  appType: 'custom',
});
