import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type Conversation, fictionalNoticeVersion } from '@vonk/contract/chat';
import { type ReactNode, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { keys } from '../../../../api/keys.ts';
import { useApp } from '../../../../api/use-app.ts';
import { writersOf } from '../../../../api/site/use-fictional-text.ts';
import { Button, LinkButton } from '../../../../ui/actions/button.tsx';
import { ComposerBlock } from '../../../../ui/chat/composer.tsx';
import { Checkbox } from '../../../../ui/form/choices.tsx';
import { useToast } from '../../../../ui/overlay/toast.tsx';
import { ConfirmFirst } from './confirm-first.tsx';
import { Paused } from './paused.tsx';
import { useMutation } from '../../../../api/sending/use-mutation.ts';

type State = Exclude<Conversation['composer'], 'open'>;
export type ClosedComposerProps = { conversation: Conversation; draft: string };

/** What stands in place of the composer: why one cannot write, and what to do. */
export function ClosedComposer({ conversation, draft }: ClosedComposerProps) {
  const { composer } = conversation;
  if (composer === 'open') return null;
  const Block = blocks[composer];
  return <Block conversation={conversation} draft={draft} />;
}

const blocks: Record<State, (props: ClosedComposerProps) => ReactNode> = {
  unavailable: Unavailable,
  switched_off: SwitchedOff,
  no_chat: NoChat,
  confirm_first: ConfirmToAnswer,
  acknowledgement_required: Acknowledge,
  conversation_limit: ConversationLimit,
  paused: Paused,
};

function Unavailable({ draft }: ClosedComposerProps) {
  const t = useTranslations('chat');
  return (
    <ComposerBlock title={t('unavailableTitle')} draft={draft} draftLabel={t('keptDraft')} actions={null}>
      {t('unavailableText')}
    </ComposerBlock>
  );
}

function SwitchedOff({ conversation, draft }: ClosedComposerProps) {
  const t = useTranslations('chat');
  const { settings } = useApp();
  return (
    <ComposerBlock
      title={t('switchedOffTitle', { name: conversation.profile.name, site: settings.name })}
      draft={draft}
      draftLabel={t('keptDraft')}
      actions={null}
    >
      {t('switchedOffText')}
    </ComposerBlock>
  );
}

function NoChat({ conversation }: ClosedComposerProps) {
  const t = useTranslations('chat');
  return (
    <ComposerBlock
      title={t('noChatTitle')}
      actions={<LinkButton link={<a href={`/members/${conversation.profile.id}`} />}>{t('openProfile')}</LinkButton>}
    >
      {t('noChatText')}
    </ComposerBlock>
  );
}

function ConfirmToAnswer({ conversation, draft }: ClosedComposerProps) {
  const t = useTranslations('chat');
  return <ConfirmFirst draft={draft}>{t('confirmText', { name: conversation.profile.name })}</ConfirmFirst>;
}

function ConversationLimit({ draft }: ClosedComposerProps) {
  const t = useTranslations('chat');
  const { settings } = useApp();
  return (
    <ComposerBlock
      title={t('limitTitle', { count: settings.max_started_conversations })}
      draft={draft}
      draftLabel={t('keptDraft')}
      actions={<LinkButton link={<Link to="/premium" />}>{t('premium')}</LinkButton>}
    >
      {t('limitText')}
    </ComposerBlock>
  );
}

/** The notice about an invented profile: its three facts, and a box that is not ticked (T3, T4). */
function Acknowledge({ conversation: { id, profile }, draft }: ClosedComposerProps) {
  const t = useTranslations('chat');
  const { call, settings } = useApp();
  const queryClient = useQueryClient();
  const toast = useToast();
  const [isTicked, setTicked] = useState(false);
  const reasonId = useId();
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('POST /api/acknowledgement.php', { profile: profile.id, version: fictionalNoticeVersion }),
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: keys.conversation(id) }),
        queryClient.invalidateQueries({ queryKey: keys.conversationWith(profile.id) }),
      ]),
    onError: (error) => toast({ kind: 'error', text: error.message }),
  });
  return (
    <ComposerBlock
      title={t('noticeTitle', { name: profile.name })}
      draft={draft}
      draftLabel={t('keptDraft')}
      actions={
        <Button busy={isPending} {...(isTicked ? {} : { disabledReason: t('noticeFirst') })} onClick={() => mutate()}>
          {t('noticeContinue')}
        </Button>
      }
    >
      <p className="mb-3">{t('noticeText', { company: settings.company_name, by: writersOf(profile.kind) })}</p>
      <Checkbox id={reasonId} checked={isTicked} onChange={(event) => setTicked(event.currentTarget.checked)}>
        {t('noticeConfirm', { name: profile.name })}
      </Checkbox>
    </ComposerBlock>
  );
}
