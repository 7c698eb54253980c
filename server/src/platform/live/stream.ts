import type { LiveEventKind } from '@vonk/contract/live';
import type { ServerResponse } from 'node:http';

export type Outgoing = ServerResponse;

/** An event that was just committed, as its row has it: `json` is the payload's text. */
export interface CommittedEvent {
  readonly subscriberId: string;
  readonly seq: number;
  readonly kind: LiveEventKind;
  readonly json: string;
}

/** One open event stream of a subscriber. */
export interface Stream {
  readonly subscriberId: string;
  /** The number of the last event that was written. */
  sentSeq: number;
  /** Whether a read is under way, and whether there is news that it may not have seen. */
  isReading: boolean;
  isBehind: boolean;
  /** When it is to start anew, in milliseconds of the process's own steady clock. */
  readonly staysUntil: number;
  isOpen(): boolean;
  /** Calls `listener` when the connection is gone. */
  onClose(listener: () => void): void;
  /** Writes what must not be lost; answers once the reader took enough of it for more. */
  write(text: string): Promise<void>;
  /** Writes the event after the last one at once; false when it is another, or the reader is slow or catching up. */
  follow(event: CommittedEvent): boolean;
  /** Writes what is not kept (a beat, a signal): left out while the reader is slow. */
  offer(text: string): void;
  /** Ends it; the browser comes back for the rest by its last number. */
  end(last?: string): void;
}

export interface StreamOptions {
  outgoing: Outgoing;
  subscriberId: string;
  seq: number;
  staysUntil: number;
  /** How long a reader may leave what was written untaken before its stream is cut. */
  patienceMilliseconds: number;
}

/** One event as the wire has it (HTML standard, 9.2.5). */
export const frame = (kind: string, payload: unknown, seq?: number): string =>
  frameOf(kind, JSON.stringify(payload), seq);

/** The same, of a payload's text. */
export const frameOf = (kind: string, json: string, seq?: number): string =>
  `${seq === undefined ? '' : `id: ${seq}\n`}event: ${kind}\ndata: ${json}\n\n`;

/** A response as an event stream. Nothing is written once it has ended: Node would end the process for it. */
export function createStream({ outgoing, subscriberId, seq, staysUntil, patienceMilliseconds }: StreamOptions): Stream {
  const isOpen = () => !outgoing.writableEnded && !outgoing.destroyed;
  const drained = () =>
    new Promise<void>((resolve) => {
      // A reader that takes nothing would otherwise make us keep everything for it.
      const impatience = setTimeout(() => outgoing.destroy(), patienceMilliseconds);
      const done = () => {
        clearTimeout(impatience);
        outgoing.off('drain', done).off('close', done);
        resolve();
      };
      outgoing.on('drain', done).on('close', done);
    });
  return {
    subscriberId,
    sentSeq: seq,
    isReading: false,
    isBehind: false,
    staysUntil,
    isOpen,
    onClose: (listener) => void outgoing.on('close', listener),
    async write(text) {
      if (isOpen() && !outgoing.write(text) && isOpen()) await drained();
    },
    follow({ seq, kind, json }) {
      if (this.isReading || !isOpen() || outgoing.writableNeedDrain || this.sentSeq !== seq - 1) return false;
      this.sentSeq = seq;
      outgoing.write(frameOf(kind, json, seq));
      return true;
    },
    offer(text) {
      if (isOpen() && !outgoing.writableNeedDrain) outgoing.write(text);
    },
    end(last) {
      if (!isOpen()) return;
      // Whoever is not reading would hold the connection for as long as it likes.
      if (outgoing.writableNeedDrain) outgoing.destroy();
      else outgoing.end(last);
    },
  };
}
