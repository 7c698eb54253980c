import type { Reply } from '@vonk/contract/chat';
import type { GiftPicture } from '@vonk/contract/gifts';
import type { FailureCode } from '../../../api/call.ts';

/** A gift of the site as it was chosen, by its key, with what it cost there. */
export interface ChosenGift {
  readonly key: string;
  readonly picture: GiftPicture;
  readonly credits: number;
}

/**
 * A message on its way: `pending` is being sent, `outbox` waits for a connection, `failed` was refused and cost
 * nothing.
 */
export interface OutgoingMessage {
  key: string;
  /** Its public id. */
  profile: string;
  /** What is shown: the words, or the gift's name. */
  text: string;
  /** Its key alone where a page of the release before kept it. */
  gift?: ChosenGift | string;
  /** An opener of the site, by its key. */
  icebreaker?: string;
  /** The photo it is; its text is empty. */
  photo?: Blob;
  /** What it answers. */
  reply?: Reply;
  createdAt: string;
  state: 'pending' | 'outbox' | 'failed';
  /** Why it failed, in the member's language. */
  reason?: string;
  /** The refusal's code. */
  code?: FailureCode;
}

/** Where messages on their way outlive the page. */
export interface OutboxStore {
  load(): Promise<readonly OutgoingMessage[]>;
  keep(message: OutgoingMessage): void;
  remove(key: string): void;
  /** Calls `listener` when another tab of this member changed a message, or removed it. */
  onOtherTab(listener: (key: string, message: OutgoingMessage | undefined) => void): void;
}

export interface Outbox {
  /** Once what earlier pages left is there too: nothing may be sent before it, or the order would be lost. */
  readonly ready: Promise<void>;
  /** All messages on their way, oldest first; a new array after every change. */
  all(): readonly OutgoingMessage[];
  /** Those to show: one that was sent stays until the conversation shows it, or all around it would jump. */
  shown(): readonly OutgoingMessage[];
  add(message: OutgoingMessage): void;
  change(key: string, change: Partial<OutgoingMessage>): void;
  remove(key: string): void;
  subscribe(listener: () => void): () => void;
}

/** How long the browser's store may take to answer: it must not hold up what is written now. */
const patienceMilliseconds = 3000;

/**
 * The messages on their way of one member: shown at once, kept in `store`, in the order they were written. `afterCache`
 * runs what it is given once the screens have heard of all that was put into the cache before.
 */
export function createOutbox(
  store: OutboxStore | undefined,
  afterCache: (tell: () => void) => void = (tell) => tell(),
): Outbox {
  let messages: readonly OutgoingMessage[] = [];
  let shown = messages;
  const listeners = new Set<() => void>();
  const show = () => {
    shown = messages;
    for (const listener of listeners) listener();
  };
  const tell = (next: readonly OutgoingMessage[]) => {
    messages = next;
    show();
  };
  // Whatever was put or dropped since is newer than what the store answers: it may have kept that already, or still.
  const isSaid = new Set<string>();
  const without = (key: string) => messages.filter((message) => message.key !== key);
  const put = (message: OutgoingMessage) => {
    isSaid.add(message.key);
    tell(inOrder([...without(message.key), message]));
  };
  const drop = (key: string) => {
    isSaid.add(key);
    messages = without(key);
    afterCache(() => shown.some((message) => message.key === key) && show());
  };
  const load = async () => {
    const kept = (await store?.load()) ?? [];
    const missing = kept.filter(({ key }) => !isSaid.has(key));
    if (missing.length > 0) tell(inOrder([...missing, ...messages]));
  };
  store?.onOtherTab((key, message) => (message ? put(message) : drop(key)));
  return {
    ready: Promise.race([
      load(),
      new Promise<void>((resolve) => setTimeout(resolve, store ? patienceMilliseconds : 0)),
    ]),
    all: () => messages,
    shown: () => shown,
    add(message) {
      store?.keep(message);
      put(message);
    },
    change(key, change) {
      const known = messages.find((message) => message.key === key);
      if (!known) return;
      const changed = { ...known, ...change };
      store?.keep(changed);
      tell(messages.map((message) => (message === known ? changed : message)));
    },
    remove(key) {
      store?.remove(key);
      drop(key);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

const inOrder = (messages: readonly OutgoingMessage[]) =>
  messages.toSorted((one, other) => one.createdAt.localeCompare(other.createdAt));
