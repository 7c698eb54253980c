import type { Conversation, Message, Reply } from '@vonk/contract/chat';
import { giftIn } from '@vonk/contract/gifts';
import { lazy, type ReactNode, type Ref, Suspense, useImperativeHandle, useState } from 'react';
import { useUser } from '../../../api/use-app.ts';
import { useEver } from '../../../ui/use-ever.ts';
import { ComposerArea } from '../compose/composer-area.tsx';
import { MessageComposer, type MessageComposerProps } from '../compose/message-composer.tsx';
import { focusWriting } from '../compose/use-kept-focus.ts';
import { useTellTyping } from '../pane/use-typing.ts';
import { isRude } from '../safety/hints.ts';
import { useOutgoing } from '../sending/chat-provider.tsx';
import { useDraft } from './use-draft.ts';

const ReplyBar = lazy(async () => ({ default: (await import('../compose/reply-bar.tsx')).ReplyBar }));
const RudeQuestion = lazy(async () => ({ default: (await import('../safety/rude-question.tsx')).RudeQuestion }));

const quotedLength = 120;

/** What a message is quoted as when it is answered. */
function quoteOf(message: Message): Reply {
  const { seq, mine, kind, body } = message;
  const gift = giftIn(message);
  return { seq, mine, kind, body: body.slice(0, quotedLength), ...(gift && { gift }) };
}

/** What the messages above can ask of the writing. */
export interface WritingHandle {
  /** Takes a text up again. */
  edit: (text: string) => void;
  /** Answers a message. */
  answer: (message: Message) => void;
}

type WritingProps = Pick<MessageComposerProps, 'photos' | 'onGifts'> & {
  ref: Ref<WritingHandle>;
  conversation: Conversation;
  /** Lines to begin with, above the field. */
  openers: ReactNode;
};

/**
 * What is being written in a conversation, and to which message it answers. Known here alone, so that a typed letter
 * draws none of the conversation anew.
 */
export function Writing({ ref, conversation, photos, onGifts, openers }: WritingProps) {
  const user = useUser();
  const { profile } = conversation;
  const outgoing = useOutgoing(profile.id);
  const draft = useDraft({
    memberId: user?.id ?? '',
    profile: profile.id,
    conversation: conversation.id,
    stored: conversation.draft,
  });
  const [reply, setReply] = useState<Reply>();
  const [rude, setRude] = useState<string>();
  const wasRude = useEver(rude !== undefined);
  const tellTyping = useTellTyping(conversation.id);
  const { setText } = draft;
  useImperativeHandle(
    ref,
    () => ({
      edit(text) {
        setText(text);
        focusWriting();
      },
      answer(message) {
        setReply(quoteOf(message));
        focusWriting();
      },
    }),
    [setText],
  );
  const cancel = () => {
    setReply(undefined);
    focusWriting();
  };
  const send = (text: string) => {
    draft.clear();
    outgoing.send({ text, ...(reply ? { reply } : {}) });
    setReply(undefined);
    setRude(undefined);
  };
  return (
    <>
      <ComposerArea conversation={conversation} draft={draft.text}>
        {openers}
        <Suspense>{reply && <ReplyBar reply={reply} conversation={conversation} onCancel={cancel} />}</Suspense>
        <MessageComposer
          conversation={conversation}
          text={draft.text}
          onChange={(text) => {
            setText(text);
            if (text !== '') tellTyping();
          }}
          onGifts={onGifts}
          photos={photos}
          onSend={(text) => (isRude(text) ? setRude(text) : send(text))}
        />
      </ComposerArea>
      <Suspense>{wasRude && <RudeQuestion text={rude} onSend={send} onClose={() => setRude(undefined)} />}</Suspense>
    </>
  );
}
