import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Conversation, Message } from '@vonk/contract/chat';
import { useTranslations } from 'use-intl';
import { useApp } from '../../api/use-app.ts';
import { CopyIcon, MoreIcon, RemoveIcon, ReplyIcon, ReportIcon } from '../../ui/icons.ts';
import { Menu, MenuButton } from '../../ui/overlay/menu.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { withoutMessage } from './conversation-updates.ts';
import { useSafety } from './safety.tsx';

type MessageMenuProps = { message: Message; conversation: Conversation; onReply: ((message: Message) => void) | undefined };

/** What can be done with one message: answer it, copy its words, delete it for oneself. */
export function MessageMenu({ message, conversation, onReply }: MessageMenuProps) {
  const t = useTranslations('chat');
  const toast = useToast();
  const remove = useDelete(conversation);
  const { report } = useSafety();
  const copy = () =>
    navigator.clipboard.writeText(message.body).then(
      () => toast({ text: t('copied') }),
      () => undefined,
    );
  return (
    <Menu label={t('messageOptions')} trigger={<MoreIcon />} triggerClass="bubble-menu">
      {onReply && (
        <MenuButton icon={<ReplyIcon />} onPress={() => onReply(message)}>
          {t('reply')}
        </MenuButton>
      )}
      {message.kind !== 'gift' && (
        <MenuButton icon={<CopyIcon />} onPress={() => void copy()}>
          {t('copy')}
        </MenuButton>
      )}
      {!message.mine && (
        <MenuButton icon={<ReportIcon />} onPress={() => report(message.seq)}>
          {t('report')}
        </MenuButton>
      )}
      <MenuButton icon={<RemoveIcon />} danger onPress={() => remove(message.seq)}>
        {t('deleteForMe')}
      </MenuButton>
    </Menu>
  );
}

function useDelete({ id, profile }: Conversation): (seq: number) => void {
  const t = useTranslations('chat');
  const { call } = useApp();
  const queryClient = useQueryClient();
  const toast = useToast();
  const { mutate } = useMutation({
    mutationFn: (seq: number) => call('DELETE /api/message.php', { conversation: id ?? '', seq }),
    onSuccess: (_, seq) => {
      queryClient.setQueryData<Conversation>(['conversation', id], (known) => known && withoutMessage(known, seq));
      void queryClient.invalidateQueries({ queryKey: ['chats'] });
      toast({ text: t('deleteForMeDone', { name: profile.name }) });
    },
    onError: (failure) => toast({ kind: 'error', text: failure.message }),
  });
  return (seq) => mutate(seq);
}
