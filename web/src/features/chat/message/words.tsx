import type { Conversation } from '@vonk/contract/chat';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { TextButton } from '../../../ui/actions/button.tsx';
import { contactsOf, partsOf } from '../safety/parts.ts';

const knownAfter = 5;

/** Whether both wrote so much that links of each other may be followed (T120). */
export function doKnowEachOther({ messages }: Pick<Conversation, 'messages'>): boolean {
  let [own, others] = [0, 0];
  for (let at = messages.length - 1; at >= 0 && (own < knownAfter || others < knownAfter); at -= 1) {
    if (messages[at]?.kind === 'notice') continue;
    if (messages[at]?.mine) own += 1;
    else others += 1;
  }
  return own >= knownAfter && others >= knownAfter;
}

type WordsProps = { text: string; isOwn: boolean; isTrusted: boolean };

/**
 * The words of a message. Until both wrote five, its links are words too, and a number or address in another's is shown
 * at a tap (T120).
 */
export function Words({ text, isOwn, isTrusted }: WordsProps) {
  if (!isTrusted)
    return isOwn
      ? text
      : contactsOf(text).map((part, at) => (part.isFound ? <Masked key={at} text={part.text} /> : part.text));
  return partsOf(text).map((part, at) =>
    part.isLink ? (
      <a key={at} href={part.text} target="_blank" rel="noopener noreferrer nofollow ugc">
        {part.text}
      </a>
    ) : (
      part.text
    ),
  );
}

function Masked({ text }: { text: string }) {
  const t = useTranslations('chat');
  const [isShown, setShown] = useState(false);
  return isShown ? text : <TextButton onClick={() => setShown(true)}>{t('showContact')}</TextButton>;
}
