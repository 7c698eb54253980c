import { index, layout, rootRoute } from '@tanstack/virtual-file-routes';

/** The map: every address, the screen it shows and the layout around it. */
export const routes = rootRoute('layouts/root.tsx', [layout('lander', 'layouts/lander.tsx', [index('screens/index.tsx')])]);
