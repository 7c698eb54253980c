import { randomUUID } from 'node:crypto';
import type { Notifier } from '../notify.ts';
import type { Bus, OpenBus } from './bus.ts';
import { collector } from './collector.ts';
import { openPeers } from './peers.ts';

/** A signal on its way between processes, the old version's among them while servers are replaced. */
export interface Signal {
  /** The process that signalled, which told its own streams; the version before says nothing. */
  readonly from?: string;
  readonly ids: readonly string[];
  readonly kind: string;
  readonly body: unknown;
}

/**
 * PostgreSQL's NOTIFY as the bus: every process hears every word, so that it needs nothing beside the database and
 * serves a few processes well. One that is alone says nothing.
 */
export const notifyBus =
  (notifier: Notifier, onError: (error: unknown) => void): OpenBus =>
  ({ hearer, beatMilliseconds }): Bus => {
    const own = randomUUID();
    let isClosed = false;
    const publish = (channel: string, ...payloads: string[]) => {
      if (!isClosed) notifier.publish(channel, ...payloads).catch(onError);
    };
    const peers = openPeers({ notifier, own, beatMilliseconds, onNew: () => hearer.onNew(), onError });
    const tell = collector((ids) => publish('live_wake', `${own},${ids.join(',')}`));
    const signalOthers = collector((signals) => publish('live_signal', ...signals));
    notifier.subscribe('live_wake', (payload) => {
      const [from = '', ...ids] = payload.split(',');
      if (from === own) return;
      peers.heard(from);
      hearer.onWake(ids);
    });
    notifier.subscribe('live_signal', (payload) => {
      const signal: Signal = JSON.parse(payload);
      if (signal.from === own) return;
      if (signal.from !== undefined) peers.heard(signal.from);
      hearer.onSignal(signal.ids, signal);
    });
    notifier.subscribe('live_end', (subscriberId) => hearer.onEnd(subscriberId));
    notifier.onReconnect(() => hearer.onReturn());
    return {
      wake: (ids) => void (peers.areThere() && tell(ids)),
      signal(ids, { kind, payload: body }) {
        const signal: Signal = { from: own, ids, kind, body };
        if (peers.areThere()) signalOthers([JSON.stringify(signal)]);
      },
      end: (id) => publish('live_end', id),
      serve: async () => {},
      leave() {},
      beat: () => peers.beat(),
      // Its connection is the database's: while that is away there is nothing to be told of, and `onReturn` follows.
      isAway: () => false,
      close: async () => void (isClosed = true),
    };
  };
