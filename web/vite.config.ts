import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { aliases } from './aliases.ts';
import { compiledTexts } from './compiled-texts.ts';
import { directIcons } from './direct-icons.ts';
import { pureContract } from './pure-contract.ts';
import { reactModules } from './react-modules.ts';
import { routes } from './src/routes.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

/** Screens a member goes to all the time; their data is asked for while their script comes. */
const frequent = /^\/_(default|chat)(\/(members|likes|chats|swipe-game|credits|premium|profile)(\/|$)|$)/;

const isStyle = (file: string) => file.endsWith('.css');

export default defineConfig(({ command }) => ({
  root,
  // All libraries are found at the start: one that is found later would load every open page anew.
  optimizeDeps: {
    entries: ['src/entry-client.tsx', 'src/screens/**/*.tsx', 'src/layouts/**/*.tsx', 'src/admin/entry.tsx'],
  },
  plugins: [
    compiledTexts('member'),
    directIcons(),
    pureContract(),
    reactModules(),
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // What other screens load first comes with their script, and not with every page.
      codeSplittingOptions: {
        splitBehavior: ({ routeId }) => (frequent.test(routeId) ? undefined : [['loader', 'component']]),
      },
      virtualRouteConfig: routes,
      routesDirectory: `${root}src`,
      generatedRouteTree: `${root}src/route-tree.gen.ts`,
      routeTreeFileHeader: ['/* eslint-disable */'],
    }),
    react(),
    tailwindcss(),
  ],
  resolve: { alias: aliases },
  // Built for the server, everything is one file with React's production code in it.
  ssr: { noExternal: command === 'build' ? true : [/use-intl/, /@tanstack/, /@vonk/] },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // A page names its files itself; for the next screen the browser finds scripts as it reads them, and a list of them
    // all would be on every page.
    modulePreload: { polyfill: false, resolveDependencies: (_, files) => files.filter(isStyle) },
  },
  server: { middlewareMode: true },
  appType: 'custom',
}));
