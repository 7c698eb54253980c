import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import type { Conversation } from '@vonk/contract/chat';
import { useTranslations } from 'use-intl';
import { useApp } from '../../api/use-app.ts';
import { MoreIcon } from '../../ui/icons.ts';
import { Menu, MenuButton, MenuLink } from '../../ui/overlay/menu.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { type Chats, withoutChat } from './chat-updates.ts';
import { lazy, Suspense, useState } from 'react';
import { useSafety } from './safety.tsx';

const PhotoGallery = lazy(async () => ({ default: (await import('./photo-gallery.tsx')).PhotoGallery }));

/** What can be done with a conversation beside writing in it. */
export function ConversationMenu({ conversation }: { conversation: Conversation }) {
  const t = useTranslations('chat');
  const remove = useRemove(conversation);
  const { report, block } = useSafety();
  const { texts } = useApp();
  const [isGalleryOpen, setGalleryOpen] = useState(false);
  const openGallery = () => void texts.load(['photos']).then(() => setGalleryOpen(true));
  return (
    <>
      <Menu label={t('options')} trigger={<MoreIcon />}>
        <MenuLink link={<Link to={'/members/$id' as '/'} params={{ id: conversation.profile.id } as never} />}>{t('openProfile')}</MenuLink>
        <MenuButton onPress={openGallery}>{t('photos')}</MenuButton>
        <MenuButton onPress={() => report()}>{t('report')}</MenuButton>
        <MenuButton onPress={block}>{t('blockPerson')}</MenuButton>
        <MenuButton danger onPress={remove}>
          {t('remove')}
        </MenuButton>
      </Menu>
      <Suspense>{isGalleryOpen && <PhotoGallery conversation={conversation} onClose={() => setGalleryOpen(false)} />}</Suspense>
    </>
  );
}

/**
 * Removes at once here, then on the server; a failure says so and loads the list again (section 4). It can be taken back, but for messages that
 * waited: those are gone.
 */
function useRemove({ id, held }: Conversation): () => void {
  const conversation = id ?? '';
  const hasHeld = held.length > 0;
  const t = useTranslations('chat');
  const { call } = useApp();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const { mutate: restore } = useMutation({
    mutationFn: () => call('POST /api/chat-restore.php', { conversation }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['chats'] }),
    onError: (failure) => toast({ kind: 'error', text: failure.message }),
  });
  const { mutate } = useMutation({
    mutationFn: () => call('DELETE /api/chat.php', { conversation }),
    onMutate: async () => {
      queryClient.setQueryData<Chats>(['chats'], (known) => known && withoutChat(known, conversation));
      await navigate({ to: '/chats' as '/' });
    },
    onSuccess: () => {
      queryClient.removeQueries({ queryKey: ['conversation', conversation] });
      toast({ text: t('removed'), ...(hasHeld ? {} : { action: { label: t('undo'), onPress: () => restore() } }) });
    },
    onError: () => {
      toast({ kind: 'error', text: t('removeFailed') });
      void queryClient.invalidateQueries({ queryKey: ['chats'] });
    },
  });
  return () => mutate();
}
