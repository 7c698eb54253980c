import type { Conversation } from '@vonk/contract/chat';
import { partsOf } from './hints.ts';

const knownAfter = 5;

/** Whether both wrote so much that links of each other may be followed (T120). */
export function doKnowEachOther({ messages }: Pick<Conversation, 'messages'>): boolean {
  const known = knowing.get(messages);
  if (known !== undefined) return known;
  let [own, others] = [0, 0];
  for (let at = messages.length - 1; at >= 0 && (own < knownAfter || others < knownAfter); at -= 1) {
    if (messages[at]?.kind === 'notice') continue;
    if (messages[at]?.mine) own += 1;
    else others += 1;
  }
  const answer = own >= knownAfter && others >= knownAfter;
  knowing.set(messages, answer);
  return answer;
}

/** Each row asks; the answer is worked out once for a list of messages. */
const knowing = new WeakMap<readonly unknown[], boolean>();

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
