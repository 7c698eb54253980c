import { createFileRoute, Outlet } from '@tanstack/react-router';
import { ScreenTaken } from '../device/start/taken-over.tsx';
import { ListSearchProvider } from '../features/chat/list/list-search.tsx';
import { OfflineBar } from '../features/chat/offline/offline-bar.tsx';
import { ChatEntry } from './popups/chat-entry.tsx';
import { PopupOfAddress } from './popups/popup-of-address.tsx';
import { MainNavigation } from './navigation/main-navigation.tsx';

export const Route = createFileRoute('/_chat')({ component: ChatLayout });

/** Bare: from 992 px the menu, below it nothing but the conversation. */
function ChatLayout() {
  return (
    <div className="chat-frame">
      <div className="chat-frame-menu">
        <MainNavigation />
      </div>
      <OfflineBar />
      <ListSearchProvider>
        <Outlet />
      </ListSearchProvider>
      <ChatEntry />
      <PopupOfAddress />
      <ScreenTaken />
    </div>
  );
}
