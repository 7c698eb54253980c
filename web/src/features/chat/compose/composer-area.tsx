import type { Conversation } from '@vonk/contract/chat';
import { createElement, type ReactNode } from 'react';
import { useLatePart } from '../../../device/late-part.ts';
import { lateParts } from '../pane/late-parts.ts';

/**
 * The composer, or the plain block that stands in its place: why one cannot write, and what to do. Until the block is
 * there the composer stays.
 */
export function ComposerArea({
  conversation,
  draft,
  children,
}: {
  conversation: Conversation;
  draft: string;
  children: ReactNode;
}) {
  const isClosed = conversation.composer !== 'open';
  const Closed = useLatePart(lateParts.closedComposer, isClosed);
  return (
    <div className="conversation-foot">
      {isClosed && Closed ? createElement(Closed, { conversation, draft }) : children}
    </div>
  );
}
