import { minute } from '@vonk/contract/durations';
import { liveBeatSeconds, type LiveHello, type LiveNews, type LiveSignalKind } from '@vonk/contract/live';
import { DatabaseAway } from '../database/away.ts';
import type { Db } from '../database/db.ts';
import type { BusHearer, OpenBus } from './bus/bus.ts';
import { openCatchUp } from './catch-up.ts';
import { openEventReader } from './event-reader.ts';
import { openLooks } from './looks.ts';
import { type CommittedEvent, createStream, frame, type Outgoing, type Stream } from './stream.ts';
import { findStart, type OpenStreams, openStreams, pump } from './streams.ts';

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
  /** Whether what happens on other processes is known to be heard late at present. */
  isBusAway(): boolean;
  /** Asks every stream to reconnect elsewhere and ends it; what is still committed here is told to other processes. */
  close(): void;
  /** Tells other processes nothing any more, and hears nothing. */
  leave(): Promise<void>;
}

/** The spans of the hub, in milliseconds; tests shorten them. */
export interface LiveTimes {
  /** Between two beats, by which a browser tells that the line is alive. */
  beat: number;
  /** How long a reader may take nothing. */
  patience: number;
  /**
   * After this at the latest a stream starts anew, so that who asks is looked at again even when a word about a
   * session's end was lost.
   */
  longest: number;
  /** How often streams that lag are looked for while bus or database are away; otherwise at each beat. */
  look: number;
}

export interface LiveOptions {
  db: Db;
  /** How other processes are told, and tell. */
  openBus: OpenBus;
  onError(error: unknown): void;
  times?: Partial<LiveTimes>;
}

const usualTimes: LiveTimes = { beat: liveBeatSeconds * 1000, patience: 20_000, longest: 15 * minute, look: 2_000 };
/**
 * Up to which part of `longest` sooner: those that were opened together, as after an update, do not come back together
 * for ever.
 */
const spread = 0.25;
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
export function openLive({ db, openBus, onError, times }: LiveOptions): Live {
  const spans = { ...usualTimes, ...times };
  const streams = openStreams();
  let isClosed = false;

  const { push, pushTo, follow } = pusher(db, streams, { onError, onAway: () => catchUp.missed() });
  const bus = openBus({ hearer: hearerOf(streams, pushTo), beatMilliseconds: spans.beat });
  const catchUp = openCatchUp(db, streams, { push, onError });
  const looks = openLooks(db, streams, { seconds: (looksBeats * spans.beat) / 1000, onError });
  const timers = [
    setInterval(() => {
      beat(streams);
      looks.renew();
      bus.beat();
      catchUp.look();
    }, spans.beat).unref(),
    setInterval(() => (bus.isAway() || catchUp.hasMissed()) && catchUp.look(), spans.look).unref(),
  ];

  return {
    wake(subscriberIds) {
      pushTo(subscriberIds);
      bus.wake(subscriberIds);
    },
    push(events) {
      follow(events);
      bus.wake(events.map(({ subscriberId }) => subscriberId));
    },
    signal(subscriberIds, news) {
      signalTo(streams, subscriberIds, { kind: news.kind, body: news.payload });
      bus.signal(subscriberIds, news);
    },
    async open(outgoing, subscriberId, lastSeq) {
      if (outgoing.destroyed) return true;
      // Taken before anything is waited for: of many that ask at once each would find room.
      const leavePlace = streams.takePlace(subscriberId, mostPerSubscriber);
      if (!leavePlace) return false;
      const heard = bus.serve(subscriberId);
      outgoing.once('close', () => bus.leave(subscriberId));
      const stream = await begin({ db, streams, spans }, { outgoing, subscriberId, lastSeq }).finally(leavePlace);
      if (!stream) return true;
      looks.changed(subscriberId);
      stream.onClose(() => looks.changed(subscriberId));
      if (isClosed) streams.end(stream, reconnect);
      // What was committed before others knew to tell us of it is read.
      await heard;
      await push(stream);
      return true;
    },
    isOnline: (subscriberId) => streams.of(subscriberId).length > 0,
    end(subscriberId) {
      endAllOf(streams, subscriberId);
      bus.end(subscriberId);
    },
    count: () => streams.all().length,
    isBusAway: () => bus.isAway(),
    close() {
      isClosed = true;
      for (const timer of timers) clearInterval(timer);
      for (const stream of streams.all()) streams.end(stream, reconnect);
    },
    leave: () => bus.close(),
  };
}

/** What becomes here of what other processes tell. */
const hearerOf = (streams: OpenStreams, pushTo: (subscriberIds: Iterable<string>) => void): BusHearer => ({
  onWake: pushTo,
  onSignal: (subscriberIds, signal) => signalTo(streams, subscriberIds, signal),
  onEnd: (subscriberId) => endAllOf(streams, subscriberId),
  onNew: () => pushTo(new Set(streams.all().map(({ subscriberId }) => subscriberId))),
  onReturn() {
    // What was told meanwhile, ends of sessions among it, was missed: every stream is looked at anew.
    for (const [at, stream] of streams.all().entries())
      setTimeout(() => streams.end(stream, reconnect), at * returnMilliseconds).unref();
  },
});

function signalTo(
  streams: OpenStreams,
  subscriberIds: readonly string[],
  { kind, body }: { readonly kind: string; readonly body: unknown },
): void {
  const text = frame(kind, body);
  for (const id of subscriberIds) for (const stream of streams.of(id)) stream.offer(text);
}

/** What brings streams up to date: by reading, or with events that are at hand. */
function pusher(db: Db, streams: OpenStreams, { onError, onAway }: { onError(error: unknown): void; onAway(): void }) {
  const readEvents = openEventReader(db);
  const push = (stream: Stream) =>
    pump(readEvents, stream).catch((error: unknown) => {
      // It stays open: what it lacks is read when the database is there again.
      if (error instanceof DatabaseAway) return onAway();
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
  const { patience, longest } = hub.spans;
  const staysUntil = performance.now() + longest * (1 - spread * Math.random());
  const stream = createStream({ outgoing, subscriberId, seq, staysUntil, patienceMilliseconds: patience });
  const hello: LiveHello = { seq, refetch: isBehind };
  stream.offer(`retry: 1000\n\n${frame('hello', hello, seq)}`);
  hub.streams.add(stream);
  return stream;
}

function endAllOf(streams: OpenStreams, subscriberId: string): void {
  for (const stream of streams.of(subscriberId)) streams.end(stream);
}

function beat(streams: OpenStreams): void {
  const now = performance.now();
  for (const stream of streams.all()) {
    if (stream.staysUntil <= now) streams.end(stream, reconnect);
    else stream.offer(frame('beat', {}));
  }
}
