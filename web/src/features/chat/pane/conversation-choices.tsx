import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import type { Conversation } from '@vonk/contract/chat';
import { useTranslations } from 'use-intl';
import { keys } from '../../../api/keys.ts';
import { useApp, useUser } from '../../../api/use-app.ts';
import { MenuButton, MenuLink } from '../../../ui/overlay/menu.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';
import { forgetOpened } from '../list/last-opened.ts';
import { forgetConversation } from '../offline/kept-chats.ts';
import { withoutChat } from '../list/chat-updates.ts';
import { useSafety } from '../safety/safety.tsx';
import { useMutation } from '../../../api/sending/use-mutation.ts';

/** What can be done with a conversation beside writing in it: its profile and photos, report, block, remove. */
export function ConversationChoices({ conversation, onPhotos }: { conversation: Conversation; onPhotos: () => void }) {
  const t = useTranslations('chat');
  const remove = useRemove(conversation);
  const { report, block } = useSafety();
  return (
    <>
      <MenuLink link={<Link to="/members/$id" params={{ id: conversation.profile.id }} />}>{t('openProfile')}</MenuLink>
      <MenuButton onPress={onPhotos}>{t('photos')}</MenuButton>
      <MenuButton onPress={() => report()}>{t('report')}</MenuButton>
      <MenuButton onPress={block}>{t('blockPerson')}</MenuButton>
      <MenuButton danger onPress={remove}>
        {t('remove')}
      </MenuButton>
    </>
  );
}

/**
 * Removes at once here, then on the server; a failure says so and loads the list again. It can be taken
 * back, but for messages that waited: those are gone.
 */
function useRemove({ id, held }: Conversation): () => void {
  const conversation = id ?? '';
  const hasHeld = held.length > 0;
  const t = useTranslations('chat');
  const { call } = useApp();
  const memberId = useUser()?.id;
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const { mutate: restore } = useMutation({
    mutationFn: () => call('POST /api/chat-restore.php', { conversation }),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: keys.chatLists });
      return queryClient.invalidateQueries({ queryKey: keys.chats });
    },
    onError: (failure) => toast({ kind: 'error', text: failure.message }),
  });
  const { mutate } = useMutation({
    mutationFn: () => call('DELETE /api/chat.php', { conversation }),
    onMutate: async () => {
      queryClient.setQueryData(keys.chats, (known) => known && withoutChat(known, conversation));
      queryClient.removeQueries({ queryKey: keys.chatLists });
      if (memberId !== undefined) {
        // The list is gone to before the server knows: asked then, it would still have it there.
        forgetOpened(memberId, conversation);
        void forgetConversation(memberId, conversation);
      }
      await navigate({ to: '/chats' });
    },
    onSuccess: () => {
      queryClient.removeQueries({ queryKey: keys.conversation(conversation) });
      toast({ text: t('removed'), ...(hasHeld ? {} : { action: { label: t('undo'), onPress: () => restore() } }) });
    },
    onError: () => {
      toast({ kind: 'error', text: t('removeFailed') });
      void queryClient.invalidateQueries({ queryKey: keys.chats });
      void queryClient.invalidateQueries({ queryKey: keys.chatLists });
    },
  });
  return () => mutate();
}
