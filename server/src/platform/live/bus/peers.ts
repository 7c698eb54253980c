import type { Notifier } from '../notify.ts';

/** The other processes on the bus. */
export interface Peers {
  /** Whether another process may have streams open: then it must be told what was committed. */
  areThere(): boolean;
  /** Says that this process is there, and looks who else is; to be called at every beat. */
  beat(): void;
  /** Something came from a process. */
  heard(from: string): void;
}

export interface PeersOptions {
  notifier: Notifier;
  /** The name of this process, other than that of any other. */
  own: string;
  beatMilliseconds: number;
  /** Runs when a process is heard for the first time: what was not told to it before, nobody told to us either. */
  onNew(): void;
  onError(error: unknown): void;
}

/** After so many beats of its own that nobody heard, a process is gone. */
const patienceBeats = 3;

/**
 * Knows whether anybody else is on the bus, so that a process alone need not notify. Until a beat is over since it came
 * (or came back) it takes others to be there. A new one says so at once and is answered; whoever hears another for the
 * first time reads what its streams may have missed. Those of a release that says nothing are counted at each beat.
 */
export function openPeers({ notifier, own, beatMilliseconds, onNew, onError }: PeersOptions): Peers {
  const goneAt = new Map<string, number>();
  let unsureUntil = performance.now() + beatMilliseconds;
  let isCountedMore = false;
  const say = () => notifier.publish('live_here', `${own},${beatMilliseconds}`).catch(onError);
  const hear = (from: string, beat: number) => {
    if (from === own || from === '') return;
    const isNew = !goneAt.has(from);
    goneAt.set(from, performance.now() + patienceBeats * beat);
    if (!isNew) return;
    void say();
    onNew();
  };
  notifier.subscribe('live_here', (payload) => {
    const [from = '', beat] = payload.split(',');
    hear(from, Number(beat));
  });
  notifier.onReconnect(() => {
    unsureUntil = performance.now() + beatMilliseconds;
    void say();
  });
  void notifier.isListening().then(say, onError);
  return {
    areThere: () => isCountedMore || goneAt.size > 0 || performance.now() < unsureUntil,
    heard: (from) => hear(from, beatMilliseconds),
    beat() {
      for (const [from, at] of goneAt) if (at < performance.now()) goneAt.delete(from);
      void say();
      notifier.countProcesses().then((count) => (isCountedMore = count > 1), onError);
    },
  };
}
