import { minute } from '@vonk/contract/durations';
import { liveBeatSeconds, type LiveHello, type LiveNews, type LiveSignalKind } from '@vonk/contract/live';
import { randomUUID } from 'node:crypto';
import type { Db } from '../database/db.ts';
import { openLooks } from './looks.ts';
import { type CommittedEvent, createStream, frame, type Outgoing, type Stream } from './stream.ts';
import { findStart, type OpenStreams, openStreams, pump } from './streams.ts';
import type { Notifier } from './notify.ts';
import { openPeers } from './peers.ts';

export interface Live {
  /**
   * Tells the open streams of these subscribers, on every process, that event rows were committed. May be lost: a
   * stream that comes back catches up.
   */
  wake(subscriberIds: readonly string[]): void;
  /**
   * The same, with the events themselves: a stream that has all before is not made to read them. Those of a subscriber
   * come in the order of their numbers.
   */
  push(events: readonly CommittedEvent[]): void;
  /** Sends something that is not kept to the streams that are open now, on every process. */
  signal(subscriberIds: readonly string[], news: LiveNews<LiveSignalKind>): void;
  /**
   * Makes `outgoing` an event stream from the event after `lastSeq`; null starts at the present. False when the
   * subscriber has too many open here: then nothing was written.
   */
  open(outgoing: Outgoing, subscriberId: string, lastSeq: number | null): Promise<boolean>;
  /** Whether a stream of this subscriber is open on this process. */
  isOnline(subscriberId: string): boolean;
  /**
   * Ends the streams of a subscriber on every process; call it after the commit that ended a session. A browser whose
   * session goes on comes back at once.
   */
  end(subscriberId: string): void;
  /** How many streams are open here. */
  count(): number;
  /** Asks every stream to reconnect elsewhere and ends it. */
  close(): void;
}

/** The spans of the hub, in milliseconds; tests shorten them. */
export interface LiveTimes {
  /** Between two beats, by which a browser tells that the line is alive. */
  beat: number;
  /** How long a reader may take nothing. */
  patience: number;
  /**
   * After this a stream starts anew, so that who asks is looked at again even when a word about a session's end was
   * lost.
   */
  longest: number;
}

export interface LiveOptions {
  db: Db;
  notifier: Notifier;
  onError(error: unknown): void;
  times?: Partial<LiveTimes>;
}

const usualTimes: LiveTimes = { beat: liveBeatSeconds * 1000, patience: 20_000, longest: 15 * minute };
const mostPerSubscriber = 20;
/** After so many beats that nobody renewed, nobody looks: the process is gone. */
const looksBeats = 3;
/** How far the returns of all streams are spread after the bus was cut: two milliseconds each. */
const returnMilliseconds = 2;

const streamHeaders = {
  'Content-Type': 'text/event-stream',
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
  Connection: 'keep-alive',
};
const reconnect = frame('reconnect', {});

/** Opens the live hub of this process: event rows of the database as server-sent events. */
export function openLive(options: LiveOptions): Live {
  const { db, notifier, onError, times } = options;
  const spans = { ...usualTimes, ...times };
  const streams = openStreams();
  let isClosed = false;

  const { push, pushTo, follow } = pusher(db, streams, onError);
  const publish = (channel: string, ...payloads: string[]) => {
    if (!isClosed) notifier.publish(channel, ...payloads).catch(onError);
  };
  const { peers, wakeOthers, signal } = openWakes({ ...options, publish, pushTo, streams, beat: spans.beat });
  hearTheRest(notifier, streams);
  const looks = openLooks(db, streams, { seconds: (looksBeats * spans.beat) / 1000, onError });
  const beating = setInterval(() => {
    beat(streams, spans);
    looks.renew();
    peers.beat();
  }, spans.beat).unref();

  return {
    wake(subscriberIds) {
      pushTo(subscriberIds);
      wakeOthers(subscriberIds);
    },
    push(events) {
      follow(events);
      wakeOthers(events.map(({ subscriberId }) => subscriberId));
    },
    signal,
    async open(outgoing, subscriberId, lastSeq) {
      // Taken before anything is waited for: of many that ask at once each would find room.
      const leavePlace = streams.takePlace(subscriberId, mostPerSubscriber);
      if (!leavePlace) return false;
      const asked = { outgoing, subscriberId, lastSeq };
      const stream = await begin({ db, streams, spans }, asked).finally(leavePlace);
      if (stream) {
        looks.changed(subscriberId);
        stream.onClose(() => looks.changed(subscriberId));
      }
      if (stream && isClosed) streams.end(stream, reconnect);
      if (stream) await push(stream);
      return true;
    },
    isOnline: (subscriberId) => streams.of(subscriberId).length > 0,
    end(subscriberId) {
      endAllOf(streams, subscriberId);
      publish('live_end', subscriberId);
    },
    count: () => streams.all().length,
    close() {
      isClosed = true;
      clearInterval(beating);
      for (const stream of streams.all()) streams.end(stream, reconnect);
    },
  };
}

interface WakeOptions extends LiveOptions {
  streams: OpenStreams;
  beat: number;
  publish(channel: string, ...payloads: string[]): void;
  pushTo(subscriberIds: Iterable<string>): void;
}

/** Wakes streams and signals to them on other processes, where there are any, and hears those. */
function openWakes({ notifier, onError, streams, beat, publish, pushTo }: WakeOptions) {
  const own = randomUUID();
  const onNew = () => pushTo(new Set(streams.all().map(({ subscriberId }) => subscriberId)));
  const peers = openPeers({ notifier, own, beatMilliseconds: beat, onNew, onError });
  const tell = collector((ids) => publish('live_wake', `${own},${ids.join(',')}`));
  notifier.subscribe('live_wake', (payload) => {
    const [from = '', ...ids] = payload.split(',');
    if (from === own) return;
    peers.heard(from);
    pushTo(ids);
  });
  const signalHere = ({ ids, kind, body }: Signal) => {
    const text = frame(kind, body);
    for (const id of ids) for (const stream of streams.of(id)) stream.offer(text);
  };
  const signalOthers = collector((signals) => publish('live_signal', ...signals));
  notifier.subscribe('live_signal', (payload) => {
    const signal: Signal = JSON.parse(payload);
    if (signal.from === own) return;
    if (signal.from !== undefined) peers.heard(signal.from);
    signalHere(signal);
  });
  return {
    peers,
    wakeOthers: (ids: readonly string[]) => void (peers.areThere() && tell(ids)),
    signal(ids: readonly string[], { kind, payload: body }: LiveNews<LiveSignalKind>) {
      const signal: Signal = { from: own, ids, kind, body };
      signalHere(signal);
      if (peers.areThere()) signalOthers([JSON.stringify(signal)]);
    },
  };
}

/** What brings streams up to date: by reading, or with events that are at hand. */
function pusher(db: Db, streams: OpenStreams, onError: (error: unknown) => void) {
  const push = (stream: Stream) =>
    pump(db, stream).catch((error: unknown) => {
      onError(error);
      streams.end(stream);
    });
  return {
    push,
    pushTo(subscriberIds: Iterable<string>) {
      for (const id of subscriberIds) for (const stream of streams.of(id)) void push(stream);
    },
    follow(events: readonly CommittedEvent[]) {
      for (const event of events)
        for (const stream of streams.of(event.subscriberId))
          if (event.seq > stream.sentSeq && !stream.follow(event)) void push(stream);
    },
  };
}

/** Writes the head of a stream and says hello; undefined when whoever asked is gone. */
async function begin(
  hub: { db: Db; streams: OpenStreams; spans: LiveTimes },
  { outgoing, subscriberId, lastSeq }: { outgoing: Outgoing; subscriberId: string; lastSeq: number | null },
): Promise<Stream | undefined> {
  const { seq, isBehind } = await findStart(hub.db, subscriberId, lastSeq);
  if (outgoing.destroyed) return undefined;
  outgoing.writeHead(200, streamHeaders);
  const stream = createStream({ outgoing, subscriberId, seq, patienceMilliseconds: hub.spans.patience });
  const hello: LiveHello = { seq, refetch: isBehind };
  stream.offer(`retry: 1000\n\n${frame('hello', hello, seq)}`);
  hub.streams.add(stream);
  return stream;
}

/** A signal on its way between processes, the old version's among them while servers are replaced. */
export interface Signal {
  /** The process that signalled, which told its own streams; the version before says nothing. */
  readonly from?: string;
  readonly ids: readonly string[];
  readonly kind: string;
  readonly body: unknown;
}

function endAllOf(streams: OpenStreams, subscriberId: string): void {
  for (const stream of streams.of(subscriberId)) streams.end(stream);
}

function hearTheRest(notifier: Notifier, streams: OpenStreams): void {
  notifier.subscribe('live_end', (subscriberId) => endAllOf(streams, subscriberId));
  // What was told meanwhile, ends of sessions among it, was missed: every stream is looked at anew.
  notifier.onReconnect(() => {
    for (const [at, stream] of streams.all().entries())
      setTimeout(() => streams.end(stream, reconnect), at * returnMilliseconds).unref();
  });
}

function beat(streams: OpenStreams, { longest }: LiveTimes): void {
  const oldest = performance.now() - longest;
  for (const stream of streams.all()) {
    if (stream.openedAt < oldest) streams.end(stream, reconnect);
    else stream.offer(frame('beat', {}));
  }
}

const collectMilliseconds = 2;
const mostAtOnce = 200;

/** Gathers ids or signals for a moment and passes them on together: one commit that notifies for many. */
function collector(pass: (words: string[]) => void): (words: readonly string[]) => void {
  const waiting = new Set<string>();
  const flush = () => {
    const words = [...waiting];
    waiting.clear();
    for (let at = 0; at < words.length; at += mostAtOnce) pass(words.slice(at, at + mostAtOnce));
  };
  return (words) => {
    if (waiting.size === 0 && words.length > 0) setTimeout(flush, collectMilliseconds);
    for (const word of words) waiting.add(word);
  };
}
