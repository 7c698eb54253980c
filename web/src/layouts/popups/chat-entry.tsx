import { useLocation } from '@tanstack/react-router';
import { createElement } from 'react';
import { createLatePart, useLatePart } from '../../device/late-part.ts';
import { useApp, useUser } from '../../api/use-app.ts';

const dialog = createLatePart(async () => (await import('./chat-entry-dialog.tsx')).ChatEntryDialog);

/** Where the law wants it said. */
const countries = ['NL', 'DE'];

/**
 * Before somebody's first conversation in these countries: who is invented, what a message costs, how to stay safe
 * (CHAT-10, C13).
 */
export function ChatEntry() {
  const { settings } = useApp();
  const user = useUser();
  const { pathname } = useLocation();
  const isAsked =
    countries.includes(settings.geoip_selected_country ?? settings.geoip_country) && pathname !== '/chats';
  const isOpen = isAsked && user !== null && !user.hidden_notices.includes('chat_entry');
  const Dialog = useLatePart(dialog, isOpen);
  return Dialog ? createElement(Dialog, { isOpen }) : null;
}
