import type { Conversation } from '@vonk/contract/chat';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useIsAway } from '../stream/conversation-scroll.tsx';
import { useSaid } from '../message/use-said.ts';
import { doKnowEachOther } from '../message/words.tsx';

/**
 * Says aloud what comes while one reads far above it: the list is silent then, or it would read out whatever scrolling
 * draws (T98).
 */
export function Announced({ conversation }: { conversation: Conversation }) {
  const { messages, profile } = conversation;
  const t = useTranslations('chat');
  const said = useSaid();
  const isAway = useIsAway();
  const newest = messages.findLast(({ mine }) => !mine);
  const [heard, setHeard] = useState(newest?.seq ?? 0);
  if (!isAway && newest && newest.seq !== heard) setHeard(newest.seq);
  const author =
    profile.kind !== 'member'
      ? `${profile.name} (${t(profile.kind === 'fictional_ai' ? 'fictionalAiStamp' : 'fictionalStamp')})`
      : profile.name;
  return (
    <div role="status">
      <VisuallyHidden>
        {isAway && newest && newest.seq > heard && `${author}: ${said(newest, doKnowEachOther(conversation))}`}
      </VisuallyHidden>
    </div>
  );
}
