import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import type { Conversation } from '@vonk/contract/chat';
import { useTranslations } from 'use-intl';
import { useApp } from '../../api/use-app.ts';
import { MoreIcon } from '../../ui/icons.ts';
import { Menu, MenuButton, MenuLink } from '../../ui/overlay/menu.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { type Chats, withoutChat } from './chat-updates.ts';
import { useSafety } from './safety.tsx';

/** What can be done with a conversation beside writing in it. */
export function ConversationMenu({ conversation }: { conversation: Conversation }) {
  const t = useTranslations('chat');
  const remove = useRemove(conversation.id ?? '');
  const { report, block } = useSafety();
  return (
    <Menu label={t('options')} trigger={<MoreIcon />}>
      <MenuLink link={<Link to={'/members/$id' as '/'} params={{ id: conversation.profile.id } as never} />}>{t('openProfile')}</MenuLink>
      <MenuButton onPress={() => report()}>{t('report')}</MenuButton>
      <MenuButton onPress={block}>{t('blockPerson')}</MenuButton>
      <MenuButton danger onPress={remove}>
        {t('remove')}
      </MenuButton>
    </Menu>
  );
}

/** Removes at once here, then on the server; a failure says so and loads the list again (section 4). */
function useRemove(conversation: string): () => void {
  const t = useTranslations('chat');
  const { call } = useApp();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const { mutate } = useMutation({
    mutationFn: () => call('DELETE /api/chat.php', { conversation }),
    onMutate: async () => {
      queryClient.setQueryData<Chats>(['chats'], (known) => known && withoutChat(known, conversation));
      await navigate({ to: '/chats' as '/' });
    },
    onSuccess: () => {
      queryClient.removeQueries({ queryKey: ['conversation', conversation] });
      toast({ text: t('removed') });
    },
    onError: () => {
      toast({ kind: 'error', text: t('removeFailed') });
      void queryClient.invalidateQueries({ queryKey: ['chats'] });
    },
  });
  return () => mutate();
}
