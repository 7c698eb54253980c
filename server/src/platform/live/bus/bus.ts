import type { LiveNews, LiveSignalKind } from '@vonk/contract/live';

/** A signal as it goes between processes. */
export type BusSignal = LiveNews<LiveSignalKind>;

/**
 * Tells the other processes of members whose streams may be open there. A word may be lost: what it says is found in
 * tables too.
 */
export interface Bus {
  /** Event rows of these members were committed. */
  wake(subscriberIds: readonly string[]): void;
  /** Something that is not kept is for the streams that are open now. */
  signal(subscriberIds: readonly string[], signal: BusSignal): void;
  /** A session of this member ended. */
  end(subscriberId: string): void;
  /** A stream of this member is about to open here; resolves when words about them come, or are not to be had. */
  serve(subscriberId: string): Promise<void>;
  /** One stream of this member less is open here. */
  leave(subscriberId: string): void;
  /** To be called at every beat of the hub. */
  beat(): void;
  /** Whether words are known to be lost at present. */
  isAway(): boolean;
  close(): Promise<void>;
}

/** What a bus tells the hub of its own process; it tells nothing that this process said itself. */
export interface BusHearer {
  onWake(subscriberIds: readonly string[]): void;
  onSignal(subscriberIds: readonly string[], signal: { readonly kind: string; readonly body: unknown }): void;
  onEnd(subscriberId: string): void;
  /** A process came of which nothing was known: events that it told of before may have been missed. */
  onNew(): void;
  /** The bus was away and is back: anything may have been missed, ends of sessions among it. */
  onReturn(): void;
}

export interface BusOptions {
  readonly hearer: BusHearer;
  readonly beatMilliseconds: number;
}

export type OpenBus = (options: BusOptions) => Bus;
