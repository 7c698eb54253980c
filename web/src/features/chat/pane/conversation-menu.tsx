import type { Conversation } from '@vonk/contract/chat';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApp } from '../../../api/use-app.ts';
import { MoreIcon } from '../../../ui/icons.ts';
import { Menu } from '../../../ui/overlay/menu.tsx';

const ConversationChoices = lazy(async () => ({
  default: (await import('./conversation-choices.tsx')).ConversationChoices,
}));
const PhotoGallery = lazy(async () => ({ default: (await import('./photo-gallery.tsx')).PhotoGallery }));

/** What can be done with a conversation beside writing in it; fetched when it is first asked for. */
export function ConversationMenu({ conversation }: { conversation: Conversation }) {
  const t = useTranslations('chat');
  const { texts } = useApp();
  const [isGalleryOpen, setGalleryOpen] = useState(false);
  const openGallery = () => void texts.load(['photos']).then(() => setGalleryOpen(true));
  return (
    <>
      <Menu label={t('options')} trigger={<MoreIcon />}>
        <Suspense>
          <ConversationChoices conversation={conversation} onPhotos={openGallery} />
        </Suspense>
      </Menu>
      <Suspense>
        {isGalleryOpen && <PhotoGallery conversation={conversation} onClose={() => setGalleryOpen(false)} />}
      </Suspense>
    </>
  );
}
