import type { Conversation } from '@vonk/contract/chat';
import { partsOf } from './hints.ts';

const knownAfter = 5;

/** Whether both wrote so much that links of each other may be followed (T120). */
export const doKnowEachOther = ({ messages }: Conversation): boolean =>
  [true, false].every((mine) => messages.filter((message) => message.mine === mine && message.kind !== 'notice').length >= knownAfter);

/** The words of a message; links are words too until both wrote five messages. */
export function Words({ text, isTrusted }: { text: string; isTrusted: boolean }) {
  if (!isTrusted) return text;
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
