import type { Subscription } from '@nats-io/transport-node';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Bus, BusHearer, OpenBus } from './bus.ts';
import { collector } from './collector.ts';
import { type NatsLine, openNatsLine } from './nats-line.ts';

/** How long the opening of a stream waits to be sure that words about its member come. */
const heardMilliseconds = 250;

const subjectOf = (subscriberId: string): string => `vonk.member.${subscriberId}`;

type Word = { readonly do: 'wake' | 'end' } | { readonly do: 'signal'; readonly kind: string; readonly body: unknown };

/**
 * NATS as the bus: a process subscribes to the members whose streams are open on it, so that a word reaches those
 * processes alone. It comes and goes as it likes: a process starts without it, asks for it again and again, and says
 * nothing meanwhile. `url` is the setting BUS_URL.
 */
export const natsBus =
  (url: string, onError: (error: unknown) => void): OpenBus =>
  ({ hearer }): Bus => {
    const served = openServed((id) => line.connection()?.subscribe(subjectOf(id), { callback: hear(id) }));
    const line: NatsLine = openNatsLine({
      url,
      onOpen: () => served.subscribeAll(),
      onReturn: () => hearer.onReturn(),
      onError,
    });
    const hear = (subscriberId: string) => (error: Error | null, message: { json<T>(): T }) => {
      if (error) return void onError(error);
      try {
        hearWord(hearer, subscriberId, message.json<Word>());
      } catch (mistake) {
        onError(mistake);
      }
    };
    const say = (ids: readonly string[], word: Word) => {
      if (!line.isConnected()) return;
      const text = JSON.stringify(word);
      for (const id of ids) line.connection()?.publish(subjectOf(id), text);
    };
    return {
      wake: collector((ids) => say(ids, { do: 'wake' })),
      signal: (ids, { kind, payload: body }) => say(ids, { do: 'signal', kind, body }),
      end: (id) => say([id], { do: 'end' }),
      async serve(id) {
        served.add(id);
        if (!line.isConnected()) return;
        const heard = line.connection()?.flush();
        await Promise.race([heard?.catch(() => undefined), sleep(heardMilliseconds, undefined, { ref: false })]);
      },
      leave: served.remove,
      beat() {},
      isAway: () => !line.isConnected(),
      close: line.close,
    };
  };

/** The members whose streams are open here, each with one subscription however many streams there are. */
function openServed(subscribe: (subscriberId: string) => Subscription | undefined) {
  const served = new Map<string, { streams: number; subscription: Subscription | undefined }>();
  return {
    add(id: string) {
      const member = served.get(id);
      if (member) member.streams += 1;
      else served.set(id, { streams: 1, subscription: subscribe(id) });
    },
    remove(id: string) {
      const member = served.get(id);
      if (!member) return;
      member.streams -= 1;
      if (member.streams > 0) return;
      served.delete(id);
      member.subscription?.unsubscribe();
    },
    subscribeAll() {
      for (const [id, member] of served) member.subscription = subscribe(id);
    },
  };
}

function hearWord(hearer: BusHearer, subscriberId: string, word: Word): void {
  if (word.do === 'wake') hearer.onWake([subscriberId]);
  else if (word.do === 'end') hearer.onEnd(subscriberId);
  else if (word.do === 'signal') hearer.onSignal([subscriberId], word);
}
