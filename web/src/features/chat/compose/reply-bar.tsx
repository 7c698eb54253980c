import type { Conversation, Reply } from '@vonk/contract/chat';
import { useTranslations } from 'use-intl';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { CloseIcon } from '../../../ui/icons.ts';
import { useSaid } from '../message/use-said.ts';
import { doKnowEachOther } from '../message/words.tsx';

/** What is being answered, above the composer. */
export function ReplyBar({
  reply,
  conversation,
  onCancel,
}: {
  reply: Reply;
  conversation: Conversation;
  onCancel: () => void;
}) {
  const t = useTranslations('chat');
  const said = useSaid();
  return (
    <div className="reply-bar">
      <blockquote className="bubble-quote">
        <b>{reply.mine ? t('replyingToYou') : t('replyingTo', { name: conversation.profile.name })}</b>
        <span>{said(reply, doKnowEachOther(conversation))}</span>
      </blockquote>
      <IconButton label={t('cancelReply')} icon={<CloseIcon />} onClick={onCancel} />
    </div>
  );
}
