import { index, layout, rootRoute, route } from '@tanstack/virtual-file-routes';

/** The map: every address, the screen it shows and the layout around it. */
export const routes = rootRoute('layouts/root.tsx', [
  layout('lander', 'layouts/lander.tsx', [index('screens/index.tsx')]),
  layout('chat', 'layouts/chat.tsx', [
    route('/chats', 'screens/chats.tsx'),
    route('/chats/$id', 'screens/chats-id.tsx'),
    route('/members/$id/chat', 'screens/members-id-chat.tsx'),
  ]),
]);
