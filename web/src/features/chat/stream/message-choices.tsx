import { useQueryClient } from '@tanstack/react-query';
import type { Message } from '@vonk/contract/chat';
import { useTranslations } from 'use-intl';
import { keys } from '../../../api/keys.ts';
import { useApp } from '../../../api/use-app.ts';
import { useCopy } from '../../../ui/actions/use-copy.ts';
import { CopyIcon, RemoveIcon, ReplyIcon, ReportIcon } from '../../../ui/icons.ts';
import { MenuButton } from '../../../ui/overlay/menu.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';
import { withoutMessage } from '../sending/conversation-updates.ts';
import { useSafety } from '../safety/safety.tsx';
import { focusWriting } from '../compose/use-kept-focus.ts';
import type { Talk } from '../message/use-talk.ts';
import { elementOf } from './use-message-window.ts';
import { useMutation } from '../../../api/sending/use-mutation.ts';

export type MessageChoicesProps = { message: Message; talk: Talk; onReply: ((message: Message) => void) | undefined };

/** What can be done with one message: answer it, copy its words, report it, delete it for oneself. */
export function MessageChoices({ message, talk, onReply }: MessageChoicesProps) {
  const t = useTranslations('chat');
  const copy = useCopy();
  const remove = useDelete(talk);
  const { report } = useSafety();
  return (
    <>
      {onReply && (
        <MenuButton icon={<ReplyIcon />} onPress={() => onReply(message)}>
          {t('reply')}
        </MenuButton>
      )}
      {message.kind !== 'gift' && message.kind !== 'photo' && (
        <MenuButton icon={<CopyIcon />} onPress={() => copy(message.body, t('copied'))}>
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
    </>
  );
}

function useDelete({ id, name }: Talk): (seq: number) => void {
  const t = useTranslations('chat');
  const { call } = useApp();
  const queryClient = useQueryClient();
  const toast = useToast();
  const { mutate } = useMutation({
    mutationFn: (seq: number) => call('DELETE /api/message.php', { conversation: id ?? '', seq }),
    onSuccess: (_, seq) => {
      queryClient.setQueryData(keys.conversation(id), (known) => known && withoutMessage(known, seq));
      void queryClient.invalidateQueries({ queryKey: keys.chats });
      toast({ text: t('deleteForMeDone', { name }) });
    },
    onError: (failure) => toast({ kind: 'error', text: failure.message }),
  });
  return (seq) => {
    // Before anything takes it away: a live event may be faster than the answer.
    leave(elementOf(seq));
    mutate(seq);
  };
}

/** Takes the focus from a message that is about to go to the one before it, else after it, else to the writing. */
function leave(id: string): void {
  const buttons = [...document.querySelectorAll<HTMLElement>('.message-list .bubble-menu')];
  const at = buttons.findIndex((button) => button.closest('li')?.id === id);
  if (at === -1 || document.activeElement?.closest('.bubble-item')?.id !== id) return;
  const next = buttons[at - 1] ?? buttons[at + 1];
  if (next) next.focus();
  else focusWriting();
}
